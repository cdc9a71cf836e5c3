//! HTML as text. For what is long and only shown, this takes a page far less code than elements of a framework.

/// HTML that is being written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markup(String);

impl Markup {
    /// HTML of our own. Only what stands in the source can be given here, so nothing from outside passes as HTML.
    #[inline(never)]
    pub fn raw(&mut self, html: &'static str) -> &mut Markup {
        self.0.push_str(html);
        self
    }

    /// Text, also that of an attribute in double quotes.
    #[inline(never)]
    pub fn text(&mut self, text: &str) -> &mut Markup {
        for letter in text.chars() {
            match letter {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '"' => self.0.push_str("&quot;"),
                _ => self.0.push(letter),
            }
        }
        self
    }

    /// What was written.
    pub fn finish(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Markup;

    #[test]
    fn text_stays_text() {
        let mut markup = Markup::default();
        markup.raw("<a title=\"").text("\"><script>").raw("\">").text("ЕВСК & <b>1 < 2</b>").raw("</a>");
        assert_eq!(markup.finish(), "<a title=\"&quot;>&lt;script>\">ЕВСК &amp; &lt;b>1 &lt; 2&lt;/b></a>");
    }
}
