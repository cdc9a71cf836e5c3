//! The labels of columns and of head blocks, in the languages of the sites people copy from.

use crate::chess::text::{lower, lowercase};

/// What a label announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Round,
    Board,
    Number,
    Name,
    Title,
    Rating,
    RatingFide,
    RatingNational,
    Federation,
    Club,
    Points,
    Result,
    Colour,
    K,
    Change,
    Performance,
    FideId,
    BirthYear,
    Sex,
    Place,
    TieBreak,
    RankTitle,
    Rounds,
    EventType,
    Date,
    Event,
    White,
    Black,
    /// Understood, and of no use here.
    Furniture,
}

impl Label {
    /// Whether a row of labels with this one heads a table of games or players.
    pub(super) fn tells_a_table(self) -> bool {
        use Label::{Federation, Name, Rating, RatingFide, RatingNational, Result, Round};
        matches!(self, Name | Rating | RatingFide | RatingNational | Federation | Result | Round)
    }
}

/// Labels in lower case, without blanks, dots and colons.
const LABELS: &[(Label, &str)] = &[
    (Label::Round, "rd rnd round r runde ronda ronde rodada turno tour тур раунд kolo"),
    (Label::Board, "bo br brett m mesa tab tavola ech éch board доска стол"),
    (Label::Number, "no sno snr nr noini nºini ninic nºinic nº n стном ном № nopp startno # num"),
    (
        Label::Name,
        "name nombre nome nom имя фио фамилия фамилияимя имяфамилия spieler teilnehmer opp opponent opponentname player \
         gegner соперник противник участник игрок adversario adversário adversaire oponente rival jugador joueur \
         имяигрока имясоперника фиосоперника фиоигрока шахматист playername opponentsname spielername naam navn namn \
         nimi jméno imię imięinazwisko nazwisko",
    ),
    (
        Label::Title,
        "title titel titulo título titre tit титул звание зв звание/разряд разряд/звание квалификация fidetitle \
         fide-titel",
    ),
    (Label::Rating, "rtg elo эло rating рейт рейтинг rat twz rating* оценка"),
    (
        Label::RatingFide,
        "rtgi eloi fide fiderating fidertg fideelo elofide elo-fide ratinginternational internationalrating \
         elointernat elointernacional elointernational междунрейтинг международныйрейтинг рейтингфиде рейтингfide \
         рейтfide фиде opprating",
    ),
    (
        Label::RatingNational,
        "rtgn elon ratingnational nationalrating elonational elonat elonacional нацрейтинг национальныйрейтинг dwz \
         nwz рейтингфшр рейтфшр фшр рейтингрф",
    ),
    (
        Label::Federation,
        "fed land federation federación federacion federação federacao fédération фед федерация страна country nat \
         nation",
    ),
    (
        Label::Club,
        "club/city verein/ort club/ciudad clube/cidade club/ville клуб/город club verein клуб город origin",
    ),
    (Label::Points, "pts pkt punkte points puntos pontos очки очков punti score"),
    (Label::Result, "res result erg ergebnis resultado resultat résultat rés rez рез результат"),
    (Label::Colour, "col colour color farbe couleur цвет cor"),
    (Label::K, "k"),
    (Label::Change, "rtg+/- fidertg+/- elo+/- chg kchg k*chg w-we измрейт"),
    (
        Label::Performance,
        "performancerating eloperformance eloleistung performance рейтинговыйперфоманс перфоманс перформанс tpr rp recrp",
    ),
    (Label::FideId, "fide-id fideid códigofide codigofide númerofide numerofide idfide кодфиде кодfide"),
    (
        Label::BirthYear,
        "yearofbirth birth birthyear born geburt geburtsjahr годрождения гр añodenacimiento anodenascimento",
    ),
    (Label::Sex, "sex sexo пол geschlecht sexe"),
    (Label::Place, "rank rk rang place место pl pos rg"),
    (Label::RankTitle, "разряд разр р-д спразряд"),
    (
        Label::Rounds,
        "numberofrounds rounds anzahlderrunden rundenanzahl númeroderondas numeroderondas númeroderodadas \
         числотуров количествотуров количествораундов туров",
    ),
    (
        Label::EventType,
        "tournamenttype turnierart turniertyp типтурнира видтурнира tipodetorneo tipodetorneio",
    ),
    (Label::Date, "date datum fecha data дата"),
    (Label::Event, "event tournament turnier torneo турнир соревнование"),
    (Label::White, "white weiss weiß белые blancas brancas blancs"),
    (Label::Black, "black schwarz черные чёрные negras pretas noirs"),
    (
        Label::Furniture,
        "startingrank startrang rankinginicial ranginitial стартовоеместо ident-number identnumber id typ тип tipo gr \
         cat location place ort organizer(s) chiefarbiter deputychiefarbiter arbiter tournamentdirector \
         ratingcalculation fide-event-id rating-ø/averageage pairingprogram",
    ),
];

/// The label that a text is; `None` for anything else.
pub(super) fn label(text: &str) -> Option<Label> {
    if text.len() > 60 {
        return None;
    }
    let word: String = text
        .chars()
        .map(lower)
        .filter(|c| !c.is_whitespace() && !matches!(c, '.' | ':' | ',' | '\u{feff}'))
        .collect();
    if word.is_empty() {
        return None;
    }
    if is_tie_break(&word) {
        return Some(Label::TieBreak);
    }
    LABELS.iter().find(|(_, words)| words.split(' ').any(|known| known == word)).map(|(label, _)| *label)
}

/// `TB1`, `Des 2`, `Доп3`, ….
fn is_tie_break(word: &str) -> bool {
    let stem = word.trim_end_matches(|c: char| c.is_ascii_digit());
    stem.len() < word.len()
        && matches!(stem, "tb" | "des" | "desp" | "dep" | "доп" | "wtg" | "buch" | "bh" | "sb" | "кб")
}

/// The round of a crosstable's column: `1.Rd`, `2. Тур`, `R3`, `Rd4`.
pub(super) fn round_column(text: &str) -> Option<u8> {
    if text.len() > 16 {
        return None;
    }
    let text = lowercase(text.trim());
    let text = text.trim_end_matches('.');
    let (digits, word) = match text.split_once('.') {
        Some((digits, word)) => (digits, word),
        None => {
            let at = text.find(|c: char| c.is_ascii_digit())?;
            let (word, digits) = text.split_at(at);
            (digits, word)
        }
    };
    let is_round =
        matches!(word.trim(), "rd" | "r" | "тур" | "т" | "round" | "rnd" | "runde" | "ronda" | "kolo");
    super::words::number(digits).filter(|round| is_round && *round > 0)
}
