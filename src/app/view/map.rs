//! A picture: how many points a norm takes at which average, and where the card stands.

use yew::prelude::*;

use super::Scene;

pub(super) fn view(_scene: Scene<'_>) -> Html {
    Html::default()
}
