//! The web app: takes over the page that `index.html` shows before it has started.

#[path = "../app/mod.rs"]
mod app;

fn main() {
    let Some(root) = gloo::utils::document().get_element_by_id("app") else { return };
    let shell = app::Shell::read();
    yew::Renderer::<app::App>::with_root_and_props(root, app::Props { shell }).render();
}
