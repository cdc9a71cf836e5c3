//! The command line: reads a card, prints the verdicts.

use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};
use norma::chess::{Card, Date};
use norma::export::{answer, report};
use norma::import::{self, Content, Level, Note, NoteKind};
use norma::locales::{Label, Language};
use norma::rules::{self, Edition, Library};
use norma::verdict::{Judgement, System};

/// The text could not be read, or there was nothing to judge in it.
const UNREADABLE: u8 = 2;

/// Chess title norms and ranks, clause by clause.
#[derive(Parser)]
#[command(name = "norma", version, about)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Read a card in any format that the web page reads, and print the verdicts.
    Check(Check),
    /// The editions of the regulations.
    Rules(Rules),
}

#[derive(clap::Args)]
struct Check {
    /// The file, or `-` for standard input.
    #[arg(default_value = "-")]
    file: PathBuf,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
    /// Judge by the edition of this day where the card has no date (2024-06-30).
    #[arg(long, value_name = "DATE", value_parser = parse_date)]
    as_of: Option<Date>,
    /// Whose card, in a file that holds a tournament: the name or a part of it.
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Judge by this edition file as well.
    #[arg(long, value_name = "FILE")]
    rules: Vec<PathBuf>,
    /// Whose awards; may stand twice. Without it both, but only FIDE's in an English text.
    #[arg(long, value_enum)]
    system: Vec<SystemName>,
    /// The language; the system's, when it is one of the two.
    #[arg(long, value_enum)]
    lang: Option<Lang>,
}

#[derive(clap::Args)]
struct Rules {
    #[command(subcommand)]
    verb: RulesVerb,
}

#[derive(Subcommand)]
enum RulesVerb {
    /// One line an edition: id, first and last day, name.
    List {
        /// The language.
        #[arg(long, value_enum)]
        lang: Option<Lang>,
    },
    /// The file of one edition, with every figure, its clause and its mark.
    Show {
        /// The id, as `list` prints it.
        id: String,
    },
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum SystemName {
    Fide,
    Evsk,
}

#[derive(Clone, Copy, ValueEnum)]
enum Lang {
    En,
    Ru,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().verb {
        Verb::Check(arguments) => check(&arguments),
        Verb::Rules(Rules { verb: RulesVerb::List { lang } }) => list_rules(language(lang)),
        Verb::Rules(Rules { verb: RulesVerb::Show { id } }) => show_rules(&id),
    };
    match result {
        Ok(text) => {
            // A closed pipe is the reader's wish, no failure.
            let _ = io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("norma: {reason}");
            ExitCode::from(UNREADABLE)
        }
    }
}

fn check(arguments: &Check) -> Result<String, String> {
    let language = language(arguments.lang);
    let library = library(&arguments.rules, language)?;
    let text = read(&arguments.file)?;
    let reading = import::read(&text);
    let cards = cards(&reading, arguments.player.as_deref(), language)?;
    let judged: Vec<(Card, Vec<Judgement>)> = cards
        .into_iter()
        .map(|card| {
            let mut judgements = norma::check(&card, &library, arguments.as_of);
            judgements.retain(|judgement| arguments.answers(judgement.system, language));
            (card, judgements)
        })
        .collect();
    if arguments.json {
        return Ok(answer::write(reading.format.code(), &reading.notes, &judged, language) + "\n");
    }
    for note in &reading.notes {
        eprintln!("{}", worded(note, language));
    }
    let reports: Vec<String> =
        judged.iter().map(|(card, judgements)| report::write(card, judgements, language)).collect();
    Ok(reports.join("\n"))
}

impl Check {
    /// Whether the answer tells of a system.
    fn answers(&self, system: System, language: Language) -> bool {
        let name = match system {
            System::Fide => SystemName::Fide,
            System::Evsk => SystemName::Evsk,
        };
        if self.system.is_empty() {
            self.json || system == System::Fide || language == Language::Ru
        } else {
            self.system.contains(&name)
        }
    }
}

/// The cards of a reading; of a tournament, that of the chosen player.
fn cards(reading: &import::Reading, player: Option<&str>, language: Language) -> Result<Vec<Card>, String> {
    match &reading.content {
        Content::Cards(cards) if cards.iter().any(Card::has_result) => Ok(cards.clone()),
        Content::Tournament(tournament) => {
            let places = match player {
                Some(name) => import::find(tournament, name),
                None => reading.likely_player().into_iter().collect(),
            };
            let names = |places: &mut dyn Iterator<Item = usize>| -> String {
                let names = places.filter_map(|place| tournament.entrants.get(place));
                names.take(10).map(|entrant| format!("\n  {}", entrant.player.name)).collect()
            };
            match places.as_slice() {
                [place] => Ok(tournament.card_of(*place).into_iter().collect()),
                several => {
                    let all = &mut (0..tournament.entrants.len());
                    let (reason, listed) = match (several, player) {
                        ([], Some(_)) => (Label::NoSuchPlayer, names(all)),
                        ([], None) => (Label::WholeTournament, names(all)),
                        _ => (Label::SeveralPlayers, names(&mut several.iter().copied())),
                    };
                    Err(language.label(reason).to_owned() + &listed)
                }
            }
        }
        Content::Nothing | Content::Cards(_) => {
            let reasons: Vec<String> = reading
                .notes
                .iter()
                .filter(|note| note.level >= Level::Warning)
                .map(|note| worded(note, language))
                .collect();
            Err(if reasons.is_empty() { language.note(&NoteKind::NothingFound) } else { reasons.join("\n") })
        }
    }
}

fn worded(note: &Note, language: Language) -> String {
    let text = language.note(&note.what);
    note.line.map_or_else(|| text.clone(), |line| format!("{}: {text}", language.line(line)))
}

fn list_rules(language: Language) -> Result<String, String> {
    let line = |edition: &Edition| {
        let head = &edition.head;
        let to = head.valid_to.map_or_else(String::new, |day| day.to_string());
        format!("{}\t{}\t{to}\t{}\n", head.id, head.valid_from, language.local(&head.name))
    };
    Ok(Library::built_in().editions().iter().map(|edition| line(edition)).collect())
}

fn show_rules(id: &str) -> Result<String, String> {
    rules::built_in_text(id)
        .map(str::to_owned)
        .ok_or_else(|| format!("no edition `{id}`; see `norma rules list`"))
}

/// The built-in editions and those of the files.
fn library(files: &[PathBuf], language: Language) -> Result<Library, String> {
    let mut library = Library::built_in().clone();
    for file in files {
        let edition = rules::read_edition(&read(file)?)
            .map_err(|error| format!("{}: {}", file.display(), language.edition_error(&error)))?;
        library.add(edition);
    }
    Ok(library)
}

/// The text of a file or of standard input.
fn read(file: &PathBuf) -> Result<String, String> {
    let bytes = if file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        // One byte above the limit is enough to tell that a text is too long.
        let most = u64::try_from(import::MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
        io::stdin().take(most).read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    let bytes = bytes.map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(import::decode(bytes))
}

fn parse_date(text: &str) -> Result<Date, String> {
    Date::parse(text).map_err(|error| error.to_string())
}

fn language(chosen: Option<Lang>) -> Language {
    match chosen {
        Some(Lang::En) => Language::En,
        Some(Lang::Ru) => Language::Ru,
        None => ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
            .and_then(|tag| Language::from_tag(&tag))
            .unwrap_or_default(),
    }
}
