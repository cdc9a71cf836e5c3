//! The edition files that the visitor loaded, beside those that come with the page.

use std::sync::Arc;

use norma::rules::{Edition, EditionError, Library, read_edition};

use super::settings;

/// The library of the page.
pub(crate) struct Editions {
    library: Library,
    /// The files with what they hold, in the order in which they were loaded.
    loaded: Vec<(String, Arc<str>)>,
    /// Why the last file was refused, with its name.
    refused: Option<(String, EditionError)>,
}

impl Editions {
    /// Those that the browser has kept. A file that can no longer be read is told of once, and left out.
    pub(crate) fn load() -> Editions {
        let mut editions =
            Editions { library: Library::built_in().clone(), loaded: Vec::new(), refused: None };
        for file in settings::load_editions() {
            editions.add(String::new(), file);
        }
        if editions.refused.is_some() {
            editions.save();
        }
        editions
    }

    pub(crate) fn library(&self) -> &Library {
        &self.library
    }

    /// The loaded editions, the last one last.
    pub(crate) fn loaded(&self) -> impl Iterator<Item = &Arc<Edition>> {
        self.loaded.iter().filter_map(|(_, id)| self.library.edition(id))
    }

    pub(crate) fn refused(&self) -> Option<&(String, EditionError)> {
        self.refused.as_ref()
    }

    /// Reads a file; a bad one changes nothing but that it is told of.
    pub(crate) fn add(&mut self, name: String, file: String) {
        match read_edition(&file) {
            Ok(edition) => {
                let id = edition.head.id.clone();
                self.library.add(edition);
                self.loaded.retain(|(_, other)| *other != id);
                self.loaded.push((file, id));
                self.refused = None;
                self.save();
            }
            Err(error) => self.refused = Some((name, error)),
        }
    }

    /// Forgets a loaded edition; a built-in one whose place it took comes back.
    pub(crate) fn remove(&mut self, id: &str) {
        self.loaded.retain(|(_, other)| **other != *id);
        self.library = Library::built_in().clone();
        for (file, _) in &self.loaded {
            if let Ok(edition) = read_edition(file) {
                self.library.add(edition);
            }
        }
        self.refused = None;
        self.save();
    }

    fn save(&self) {
        let files: Vec<String> = self.loaded.iter().map(|(file, _)| file.clone()).collect();
        settings::save_editions(&files);
    }
}
