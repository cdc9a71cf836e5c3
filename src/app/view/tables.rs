//! The page Tables: every table of an edition, with the place of the card in them.

use std::sync::Arc;

use norma::chess::order::sort_short;
use norma::chess::{Event as ChessEvent, Rank};
use norma::export::markup::Markup;
use norma::export::tables::{Table, TableRow, tables};
use norma::locales::{Label, Language};
use norma::rules::{Edition, Head, Library, Regulation};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{Scene, editions};
use crate::app::place;

/// The name of an edition, as a link to its tables.
pub(super) fn edition_link(scene: Scene<'_>, head: &Head) -> Html {
    let href = format!("#{}", place::address(&head.id, ""));
    html! { <a class="edition" {href}>{ scene.language.local(&head.name) }</a> }
}

pub(super) fn view(scene: Scene<'_>, edition: &str) -> Html {
    let library = scene.app.library();
    // Behind the edition there may be a table, which the browser finds by itself.
    let is_named =
        |id: &str| edition.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let named = library.editions().iter().find(|edition| is_named(&edition.head.id)).cloned();
    let is_missing = named.is_none() && !edition.is_empty();
    let Some(shown) = named.or_else(|| usual(scene, library)) else { return Html::default() };
    let shown = &*shown;
    let sheet = &scene.app.sheet;
    let judgement = sheet.judgements().iter().find(|judgement| judgement.edition.head.id == shown.head.id);
    let made = tables(shown, library.tables(), judgement, Some(sheet.card()), scene.language);
    let mut writer = Writer { scene, head: &shown.head, markup: Markup::default() };
    if is_missing {
        writer.markup.raw("<p class=\"sheet warning\">");
        writer.say(Label::NoSuchEdition).raw(": ").text(edition).raw("</p>");
    }
    writer.head(library, &made);
    for table in &made {
        writer.table(table);
    }
    // The values of both lists are addresses. The list of tables is then ready for the next choice.
    let onchange = Callback::from(|event: Event| {
        // The text area of the page before still changes when it goes.
        if let Some(list) = event.target_dyn_into::<HtmlSelectElement>() {
            place::go(&list.value());
            list.set_selected_index(0);
        }
    });
    let content = Html::from_html_unchecked(writer.markup.finish().into());
    let (ondragover, ondrop) = super::on_drop(scene);
    html! {
        <main class="tables" {onchange} {ondragover} {ondrop}>
            { content }
            { editions::view(scene) }
        </main>
    }
}

/// The edition that judged the card. Else, for whoever reads Russian, the newest of the Russian classification that is
/// more than a part of it; for others FIDE's newest.
fn usual(scene: Scene<'_>, library: &Library) -> Option<Arc<Edition>> {
    if let Some(judgement) = scene.judgements().first() {
        return Some(judgement.edition.clone());
    }
    let suits = |regulation: &Regulation| match regulation {
        Regulation::Evsk(evsk) => scene.language == Language::Ru && evsk.awards.contains(&Rank::KMS),
        Regulation::FideTitles(_) => scene.language == Language::En,
    };
    library.choose(&ChessEvent::default(), None, &suits).map(|choice| choice.edition)
}

/// Cells with more letters than this want the whole width.
const LONG: usize = 20;

struct Writer<'a> {
    scene: Scene<'a>,
    head: &'a Head,
    markup: Markup,
}

impl Writer<'_> {
    fn say(&mut self, label: Label) -> &mut Markup {
        self.markup.text(self.scene.say(label))
    }

    /// The address of a table of this edition.
    fn address(&mut self, table: &str) -> &mut Markup {
        self.markup.text(&place::address(&self.head.id, table))
    }

    fn head(&mut self, library: &Library, made: &[Table]) {
        let language = self.scene.language;
        let head = self.head;
        self.markup.raw("<section class=\"sheet tables-head\"><h2>").text(language.local(&head.name));
        self.markup.raw("</h2><p class=hint>");
        self.say(Label::Source).raw(": ").text(language.local(&head.source)).raw("</p>");
        let mut lit = made.iter().filter(|table| table.is_lit()).peekable();
        if lit.peek().is_some() {
            self.markup.raw("<p class=lit-links>");
            self.say(Label::TablesLit);
            for table in lit {
                self.markup.raw("<a class=chip href=\"#");
                self.address(&table.id).raw("\">").text(&table.title).raw("</a>");
            }
        }
        self.markup.raw("<div class=field><label for=edition>");
        self.say(Label::TablesOf).raw("</label><select id=edition>");
        // The newest first: that is the one that people look for.
        let mut editions: Vec<&Arc<Edition>> = library.editions().iter().collect();
        sort_short(&mut editions, |edition| std::cmp::Reverse(edition.head.valid_from));
        for (label, is_fide) in [(Label::TablesFide, true), (Label::TablesEvsk, false)] {
            self.markup.raw("<optgroup label=\"");
            self.say(label).raw("\">");
            for edition in &editions {
                if matches!(edition.regulation, Regulation::FideTitles(_)) == is_fide {
                    let is_chosen = edition.head.id == head.id;
                    self.markup.raw("<option").raw(if is_chosen { " selected" } else { "" });
                    let address = place::address(&edition.head.id, "");
                    self.option(&address, language.local(&edition.head.name));
                }
            }
            self.markup.raw("</optgroup>");
        }
        self.markup.raw("</select></div><div class=field><label for=table>");
        self.say(Label::OneTable).raw("</label><select id=table><option>–");
        for table in made {
            self.markup.raw("<option");
            let address = place::address(&head.id, &table.id);
            self.option(&address, &table.title);
        }
        self.markup.raw("</select></div></section>");
    }

    fn option(&mut self, value: &str, text: &str) {
        self.markup.raw(" value=\"").text(value).raw("\">").text(text).raw("</option>");
    }

    fn table(&mut self, table: &Table) {
        let mut cells = table.rows.iter().flat_map(|row| &row.cells);
        let is_wide = cells.any(|cell| cell.text.chars().count() > LONG) && table.head.len() > 2;
        self.markup.raw("<section class=\"sheet table").raw(if is_wide { " is-wide" } else { "" });
        self.markup.raw("\" id=\"");
        self.address(&table.id).raw("\"><table><caption><h2>").text(&table.title).raw("&nbsp;<a href=\"#");
        self.address(&table.id).raw("\" aria-label=\"");
        self.say(Label::TableLink).raw("\">#</a></h2>");
        if !table.clause.is_empty() {
            self.markup.raw("<p class=hint>");
            self.say(Label::Clause).raw(" ").text(&table.clause);
        }
        for note in &table.notes {
            self.markup.raw("<p class=hint>").text(note);
        }
        self.markup.raw("</caption><thead><tr>");
        for name in &table.head {
            self.markup.raw("<th scope=col>").text(name);
        }
        self.markup.raw("</thead>");
        for rows in table.rows.chunk_by(|row, next| name(row) == name(next)) {
            self.group(rows);
        }
        self.markup.raw("</table></section>");
    }

    /// Rows with the same first cell, which stands only once.
    fn group(&mut self, rows: &[TableRow]) {
        let lines = rows.len() + rows.iter().filter(|row| !row.note.is_empty()).count();
        self.markup.raw("<tbody><tr><th scope=row");
        self.markup.raw(if lines > 1 { "group" } else { "" }).raw(" rowspan=").text(&lines.to_string());
        self.markup.raw(">").text(rows.first().map_or("", name));
        for (place, row) in rows.iter().enumerate() {
            self.markup.raw(if place == 0 { "" } else { "<tr>" });
            for cell in row.cells.iter().skip(1) {
                self.markup.raw(if cell.lit { "<td aria-current=true>" } else { "<td>" }).text(&cell.text);
            }
            if !row.note.is_empty() {
                self.markup.raw("<tr><td class=hint colspan=").text(&row.cells.len().to_string());
                self.markup.raw(">").text(&row.note);
            }
        }
    }
}

fn name(row: &TableRow) -> &str {
    row.cells.first().map_or("", |cell| &cell.text)
}
