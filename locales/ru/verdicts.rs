//! Verdicts in Russian.

use super::super::{
    MissingRounds, amount, failing, have_text, hundredths, is_above_band, is_most, is_plain, join, need_text,
    ranges, unanswerable,
};
use crate::chess::text::lowercase;
use crate::chess::{Date, HalfPoints, Rank, Title};
use crate::rules::{EditionError, ExemptionEvent, Fault, Head, LocalText, Sure};
use crate::verdict::{
    Award, Change, Check, CheckState, Missing, Premise, RatingChange, Remark, Role, Route, State, Subject,
    Unseen, Verdict,
};

pub(in super::super) fn line(line: u32) -> String {
    format!("Строка {line}")
}

pub(in super::super) fn rounds_read(rounds: usize) -> String {
    format!("{rounds} {}", plural(rounds, "тур", "тура", "туров"))
}

pub(in super::super) fn points(points: HalfPoints) -> String {
    // A fraction takes the genitive singular: 5½ очка.
    let noun = if points.has_half() {
        "очка"
    } else {
        plural(usize::from(points.whole()), "очко", "очка", "очков")
    };
    format!("{points} {noun}")
}

pub(in super::super) fn games(games: u16) -> String {
    format!("{games} {}", plural(usize::from(games), "партия", "партии", "партий"))
}

pub(in super::super) fn award(award: Award, route: Route) -> String {
    match route {
        Route::Norm => format!("Норма {}", named(award, "разряда")),
        Route::Rating => format!("{} по рейтингу", named(award, "разряд")),
        Route::Place => format!("{} по месту", named(award, "разряд")),
    }
}

/// `МС`, `I разряд`, `III юношеского разряда`: the noun in the case that the sentence asks.
fn named(award: Award, noun: &str) -> String {
    let youth = if noun == "разряд" { "юношеский" } else { "юношеского" };
    match award {
        Award::Rank(rank @ (Rank::First | Rank::Second | Rank::Third)) => format!("{} {noun}", rank.code()),
        Award::Rank(Rank::YouthFirst) => format!("I {youth} {noun}"),
        Award::Rank(Rank::YouthSecond) => format!("II {youth} {noun}"),
        Award::Rank(Rank::YouthThird) => format!("III {youth} {noun}"),
        Award::Title(_) | Award::Rank(Rank::GR | Rank::MS | Rank::KMS) => award.code().to_owned(),
    }
}

pub(in super::super) fn award_in_short(award: Award) -> String {
    named(award, "разряд")
}

pub(in super::super) fn route(route: Route) -> &'static str {
    match route {
        Route::Norm => "по норме",
        Route::Rating => "по рейтингу",
        Route::Place => "по месту",
    }
}

pub(in super::super) fn award_in_full(award: Award) -> &'static str {
    match award {
        Award::Title(Title::GM) => "Гроссмейстер",
        Award::Title(Title::IM) => "Международный мастер",
        Award::Title(Title::FM) => "Мастер ФИДЕ",
        Award::Title(Title::CM) => "Кандидат в мастера ФИДЕ",
        Award::Title(Title::WGM) => "Гроссмейстер среди женщин",
        Award::Title(Title::WIM) => "Международный мастер среди женщин",
        Award::Title(Title::WFM) => "Мастер ФИДЕ среди женщин",
        Award::Title(Title::WCM) => "Кандидат в мастера ФИДЕ среди женщин",
        Award::Rank(Rank::GR) => "Гроссмейстер России",
        Award::Rank(Rank::MS) => "Мастер спорта",
        Award::Rank(Rank::KMS) => "Кандидат в мастера спорта",
        Award::Rank(Rank::First) => "I разряд",
        Award::Rank(Rank::Second) => "II разряд",
        Award::Rank(Rank::Third) => "III разряд",
        Award::Rank(Rank::YouthFirst) => "I юношеский разряд",
        Award::Rank(Rank::YouthSecond) => "II юношеский разряд",
        Award::Rank(Rank::YouthThird) => "III юношеский разряд",
    }
}

pub(in super::super) fn state(state: State, route: Route) -> &'static str {
    let norm = route == Route::Norm;
    match state {
        State::Met if norm => "выполнена",
        State::Met => "выполнено",
        State::Secured if norm => "обеспечена",
        State::Secured => "обеспечено",
        State::InReach if norm => "ещё возможна",
        State::InReach => "ещё возможно",
        State::OutOfReach if norm => "уже недостижима",
        State::OutOfReach => "уже недостижимо",
        State::NotMet if norm => "не выполнена",
        State::NotMet => "не выполнено",
        State::Unknown => "мало данных",
    }
}

pub(in super::super) fn check_state(state: CheckState) -> &'static str {
    match state {
        CheckState::Met => "выполнено",
        CheckState::Short => "не выполнено",
        CheckState::Waived => "не требуется",
        CheckState::Unknown => "неизвестно",
        CheckState::Open => "пока не решено",
    }
}

pub(in super::super) fn subject(subject: &Subject) -> String {
    match subject {
        Subject::Games => "Партии".to_owned(),
        Subject::Opponents => "Разные соперники".to_owned(),
        Subject::Rounds => "Туры".to_owned(),
        Subject::TwiceMetPlayers => "Участники двухкругового турнира".to_owned(),
        Subject::ForeignFederations => "Иностранные федерации".to_owned(),
        Subject::OwnFederation => "Соперники из своей федерации".to_owned(),
        Subject::OneFederation(Some(federation)) => format!("Соперники из одной федерации ({federation})"),
        Subject::OneFederation(None) => "Соперники из одной федерации".to_owned(),
        Subject::Titled => "Соперники со званием".to_owned(),
        Subject::Level(Title::GM) => "Гроссмейстеры".to_owned(),
        Subject::Level(title) => format!("Соперники уровня {}", title.code()),
        Subject::Unrated => "Соперники без рейтинга".to_owned(),
        Subject::UnratedWithoutPoint => "Соперники без рейтинга, не набравшие очков".to_owned(),
        Subject::Average => "Средний рейтинг соперников".to_owned(),
        Subject::Performance => "Перформанс".to_owned(),
        Subject::Score => "Очки: 35 % от числа партий".to_owned(),
        Subject::WholeEventMix => "Состав соперников всего кругового турнира".to_owned(),
        Subject::WonOfRoundRobin => "Выигранные партии кругового турнира не учтены".to_owned(),
        Subject::EightPlusOne => "Восемь партий и тур без игры".to_owned(),
        Subject::OneGameARound => "Одна партия в туре".to_owned(),
        Subject::LastRoundLoss => "Поражение в последнем туре было бы допустимо".to_owned(),
        Subject::TailOfRoundRobin => "Партии после нормы можно не учитывать".to_owned(),
        Subject::StandardTimeControl => "Классический контроль времени".to_owned(),
        Subject::Sex => "Женское звание".to_owned(),
        Subject::Rating => "Рейтинг".to_owned(),
        Subject::RatedGames => "Обсчитанные партии".to_owned(),
        Subject::MostGames => "Партии, не больше".to_owned(),
        Subject::Points => "Очки".to_owned(),
        Subject::RatedOpponents => "Соперники с рейтингом".to_owned(),
        Subject::RankedGames => "Партии с ГР, МС и КМС".to_owned(),
        Subject::Discipline => "Норма есть в этой дисциплине".to_owned(),
        Subject::System => "Круговая или швейцарская система".to_owned(),
        Subject::PlayedShare => "Сыгранные партии командного турнира".to_owned(),
        Subject::TeamScore => "Больше половины очков в сыгранных партиях".to_owned(),
        Subject::Age => "Возраст в календарном году".to_owned(),
        Subject::LastDayRating => "Рейтинг на последний день".to_owned(),
        Subject::Coefficient => "Индивидуальный коэффициент".to_owned(),
        Subject::EventAverage => "Средний коэффициент турнира".to_owned(),
        Subject::StrongPlayers => "Участники: ГР, МС и сильные КМС".to_owned(),
        Subject::KmsGames => "Партии с КМС".to_owned(),
        Subject::EventCoefficient => "Коэффициент турнира".to_owned(),
        Subject::PlaceRow => "Турнир есть в таблице мест".to_owned(),
        Subject::Place => "Место".to_owned(),
        Subject::KmsInField => "КМС среди участников".to_owned(),
        Subject::OlympiadRules => "Регламент Всемирной шахматной олимпиады".to_owned(),
        Subject::CompositionTitle => "Звание по композиции".to_owned(),
        Subject::CompositionResults => "Такие результаты за календарный год".to_owned(),
        Subject::OtherConditions => "Прочие условия раздела".to_owned(),
    }
}

/// Decimals as Russian writes them.
pub(in super::super) fn decimal(number: &str) -> String {
    number.replace('.', ",")
}

pub(in super::super) fn have_and_need(check: &Check) -> String {
    if is_plain(&check.subject) {
        return check_state(check.state).to_owned();
    }
    let (mut have, mut need) = (have_text(check), need_text(check));
    if check.subject == Subject::EventCoefficient {
        (have, need) = (decimal(&have), decimal(&need));
    }
    if is_most(check) {
        format!("{have} · не больше {need}")
    } else {
        format!("{have} · нужно {need}")
    }
}

pub(in super::super) fn summary(verdict: &Verdict) -> String {
    match verdict.state {
        State::Met => match verdict.route {
            Route::Norm => score(verdict),
            Route::Rating => by_rating(verdict),
            Route::Place => by_place(verdict),
        },
        State::Secured => {
            format!("{} Остальное может закончиться как угодно, лишь бы партии состоялись.", score(verdict))
        }
        State::InReach => match verdict.points_still_needed {
            Some(points) if points == HalfPoints::ZERO => "Достаточно сыграть оставшиеся партии.".to_owned(),
            Some(points) => format!("Нужно набрать ещё {} {}.", self::points(points), pending(verdict)),
            None => match verdict.points_needed {
                Some(needed) => {
                    format!("Пока возможна: нужно набрать {} из {}.", needed, verdict.games_in_the_end())
                }
                None => "Пока возможна: зависит от соперников, которые ещё не известны.".to_owned(),
            },
        },
        State::OutOfReach | State::NotMet => failing(verdict, shortfall),
        State::Unknown => unknown(&verdict.missing),
    }
}

fn unknown(missing: &[Missing]) -> String {
    let (facts, others) = unanswerable(missing);
    let mut parts = Vec::new();
    if !facts.is_empty() {
        parts.push(format!("Чтобы ответить, нужно знать: {}.", self::missing(&facts)));
    }
    // Where facts are missing too, they may settle it.
    for one in others.into_iter().filter(|_| facts.is_empty()) {
        parts.push(match one {
            Missing::Question(_, note) => {
                format!("Текст можно прочесть по-разному, и ответы расходятся. {}", note.ru)
            }
            other => format!("Нет данных: {}.", self::missing(&[other])),
        });
    }
    parts.join(" ")
}

fn by_place(verdict: &Verdict) -> String {
    let place = verdict.checks.iter().find(|check| check.subject == Subject::Place);
    match place.and_then(|check| check.have.map(|have| (have, check.need))) {
        Some((have, need)) => format!("{}-е место, нужно не ниже {}-го.", amount(have), amount(need)),
        None => String::new(),
    }
}

/// The points that a table asks, where there is no performance to tell of.
fn points_only(verdict: &Verdict) -> String {
    let check = verdict.checks.iter().find(|check| check.subject == Subject::Points);
    match check.and_then(|check| check.have.map(|have| (have, need_text(check)))) {
        Some((have, need)) => {
            format!("Набрано {} из {} при норме {}.", amount(have), verdict.games_in_the_end(), need)
        }
        None => String::new(),
    }
}

fn rating_change(change: &RatingChange) -> String {
    let sign = if change.change < 0 { "−" } else { "+" };
    format!(
        "Рейтинг на последний день: {} {sign} {} = {} (K = {}; набрано {}, ожидалось {}).",
        change.start,
        decimal(&hundredths(change.change.abs())),
        change.end,
        change.k,
        change.points,
        decimal(&hundredths(change.expected))
    )
}

fn score(verdict: &Verdict) -> String {
    verdict.performance.map_or_else(
        || points_only(verdict),
        |facts| {
            let needed = verdict
                .points_needed
                .filter(|_| verdict.state == State::Met)
                .map_or_else(String::new, |needed| format!(" при норме {needed}"));
            format!(
                "{} из {}{needed}, средний рейтинг соперников {}. Перформанс {}.",
                facts.points, facts.games, facts.average, facts.rating
            )
        },
    )
}

fn by_rating(verdict: &Verdict) -> String {
    let rating =
        verdict.checks.iter().find(|check| matches!(check.subject, Subject::Rating | Subject::LastDayRating));
    let have = rating.and_then(|check| check.have);
    match (rating, have) {
        (Some(check), Some(have)) => format!("Рейтинг {}, нужен {}.", amount(have), amount(check.need)),
        _ => String::new(),
    }
}

fn pending(verdict: &Verdict) -> String {
    from_last(usize::from(verdict.pending_games()))
}

fn from_last(games: usize) -> String {
    if games == 1 {
        "в последней партии".to_owned()
    } else {
        format!(
            "в {games} {}",
            plural(games, "оставшейся партии", "оставшихся партиях", "оставшихся партиях")
        )
    }
}

fn shortfall(check: &Check) -> String {
    let need = amount(check.need);
    let have = have_text(check);
    match check.subject {
        Subject::Games => format!("засчитано партий: {have}, нужно {need}"),
        Subject::Average => format!("средний рейтинг соперников {have}, нужен {need}"),
        Subject::Performance => format!("перформанс {have}, нужен {need}"),
        Subject::Score => format!("очков: {have}, нужно {need}"),
        Subject::Level(Title::GM) => format!("гроссмейстеров: {have}, нужно {need}"),
        Subject::Level(title) => format!("соперников уровня {}: {have}, нужно {need}", title.code()),
        Subject::Titled => format!("соперников со званием: {have}, нужно {need}"),
        Subject::ForeignFederations => format!("иностранных федераций: {have}, нужно {need}"),
        Subject::OwnFederation => format!("соперников из своей федерации: {have}, можно не больше {need}"),
        Subject::OneFederation(Some(federation)) => {
            format!("соперников из {federation}: {have}, можно не больше {need}")
        }
        Subject::OneFederation(None) => {
            format!("соперников из одной федерации: {have}, можно не больше {need}")
        }
        Subject::Unrated => format!("соперников без рейтинга: {have}, можно не больше {need}"),
        Subject::TwiceMetPlayers => format!("участников двухкругового турнира: {have}, нужно {need}"),
        Subject::Opponents => "матч с одним соперником нормы не даёт".to_owned(),
        Subject::StandardTimeControl => "нормы выполняют только в классических шахматах".to_owned(),
        Subject::Sex => "звание женское".to_owned(),
        Subject::Rating => format!("рейтинг {have}, нужен {need}"),
        Subject::RatedGames => format!("обсчитанных партий: {have}, нужно {need}"),
        Subject::MostGames => format!("партий: {have}, в таблице не больше {need}"),
        Subject::Points => format!("очков: {have}, нужно {need}"),
        Subject::RatedOpponents => format!("соперников с рейтингом: {have}, нужно {need}"),
        Subject::RankedGames => format!("партий с ГР, МС и КМС: {have}, нужно {need}"),
        Subject::Discipline => "в этой дисциплине такой нормы нет".to_owned(),
        Subject::System => "нужна круговая или швейцарская система".to_owned(),
        Subject::PlayedShare => format!("сыграно партий: {have}, нужно {need}"),
        Subject::TeamScore => format!("очков: {have}, нужно больше половины, то есть {need}"),
        Subject::Age => format!("возраст: {have}, нужно {need}"),
        Subject::LastDayRating => format!("рейтинг на последний день {have}, нужен {need}"),
        Subject::Coefficient => format!("индивидуальный коэффициент {have}, нужен {need}"),
        Subject::EventAverage => format!("средний коэффициент турнира {have}, нужен {need}"),
        Subject::StrongPlayers => format!("ГР, МС и сильных КМС: {have}, нужно {need}"),
        Subject::KmsGames => format!("партий с КМС: {have}, нужно {need}"),
        Subject::EventCoefficient if is_above_band(check) => {
            let most = check.need_at_most.map_or(need, amount);
            format!(
                "коэффициент турнира {} — слишком слабый состав, в таблице не больше {}",
                decimal(&have),
                decimal(&most)
            )
        }
        Subject::EventCoefficient => {
            format!("коэффициент турнира {}, таблица начинается с {}", decimal(&have), decimal(&need))
        }
        Subject::PlaceRow => "в таблице мест такого турнира нет".to_owned(),
        Subject::Place => format!("место {have}, нужно не ниже {need}"),
        Subject::KmsInField => format!("КМС среди участников: {have}, нужно {need}"),
        Subject::OlympiadRules => "турнир проведён не по регламенту Олимпиады".to_owned(),
        Subject::CompositionTitle => "нет нужного звания по композиции".to_owned(),
        Subject::CompositionResults => format!("таких результатов за год: {have}, нужно {need}"),
        Subject::OtherConditions => "прочие условия раздела не выполнены".to_owned(),
        Subject::Rounds
        | Subject::UnratedWithoutPoint
        | Subject::WholeEventMix
        | Subject::WonOfRoundRobin
        | Subject::EightPlusOne
        | Subject::OneGameARound
        | Subject::LastRoundLoss
        | Subject::TailOfRoundRobin => format!("не выполнено: {}", lowercase(&subject(&check.subject))),
    }
}

pub(in super::super) fn changes(changes: &[Change]) -> String {
    let parts: Vec<String> = changes.iter().map(change).collect();
    join(&parts, "и")
}

fn change(change: &Change) -> String {
    match change {
        Change::Points(points) => format!("ещё {}", self::points(*points)),
        Change::PointsFromPending(points, games) => {
            format!("{} {}", self::points(*points), from_last(usize::from(*games)))
        }
        Change::Average(rise) => format!("средний рейтинг соперников на {rise} выше"),
        Change::Games(games) => format!("ещё {}", self::games(*games)),
        Change::Titled(opponents) => {
            let number = usize::from(*opponents);
            format!("ещё {opponents} {} со званием", plural(number, "соперник", "соперника", "соперников"))
        }
        Change::Level(opponents, titles) => {
            let titles: Vec<&str> = titles.iter().map(|title| title.code()).collect();
            let number = usize::from(*opponents);
            let noun = plural(number, "соперник", "соперника", "соперников");
            format!("ещё {opponents} {noun} {}", titles.join("/"))
        }
        Change::ForeignFederations(federations) => {
            let number = usize::from(*federations);
            let noun =
                plural(number, "иностранная федерация", "иностранные федерации", "иностранных федераций");
            format!("ещё {federations} {noun}")
        }
        Change::FewerOwn(opponents) => format!("на {opponents} меньше соперников из своей федерации"),
        Change::FewerOf(federation, opponents) => format!("на {opponents} меньше соперников из {federation}"),
        Change::FewerUnrated(opponents) => format!("на {opponents} меньше соперников без рейтинга"),
        Change::Exemption(event, clause) => format!("{} (п. {clause})", exemption(*event)),
        Change::Rating(points) => {
            let noun = plural(usize::from(*points), "пункт", "пункта", "пунктов");
            format!("ещё {points} {noun} рейтинга")
        }
        Change::RatedGames(games) => {
            let noun =
                plural(usize::from(*games), "обсчитанная партия", "обсчитанные партии", "обсчитанных партий");
            format!("ещё {games} {noun}")
        }
        Change::RatedOpponents(opponents) => {
            let number = usize::from(*opponents);
            format!("ещё {opponents} {} с рейтингом", plural(number, "соперник", "соперника", "соперников"))
        }
        Change::RankedGames(games) => format!("ещё {} с ГР, МС или КМС", self::games(*games)),
        Change::Place(1) => "первое место".to_owned(),
        Change::Place(place) => format!("место не ниже {place}-го"),
    }
}

fn exemption(event: ExemptionEvent) -> &'static str {
    match event {
        ExemptionEvent::NationalFinal => "если это финал чемпионата страны",
        ExemptionEvent::NationalTeam => "если это командный чемпионат страны",
        ExemptionEvent::Zonal => "если это зональный турнир",
        ExemptionEvent::BigSwiss => "если это швейцарка с достаточным числом иностранцев и титулованных",
        ExemptionEvent::ByConsent => "если согласна Квалификационная комиссия ФИДЕ",
    }
}

pub(in super::super) fn missing(missing: &[Missing]) -> String {
    let rounds = MissingRounds::of(missing);
    let mut parts: Vec<String> = Vec::new();
    let mut of_rounds = |one: &str, many: &str, rounds: &[u8]| match rounds {
        [] => {}
        [2] => parts.push(format!("{one} соперника во 2-м туре")),
        [round] => parts.push(format!("{one} соперника в {round}-м туре")),
        _ => parts.push(format!("{many} соперников в турах {}", ranges(rounds))),
    };
    of_rounds("звание", "звания", &rounds.titles);
    of_rounds("федерацию", "федерации", &rounds.federations);
    of_rounds("рейтинг", "рейтинги", &rounds.ratings);
    of_rounds("разряд", "разряды", &rounds.ranks);
    of_rounds("пол", "пол", &rounds.sexes);
    if !rounds.scored.is_empty() {
        parts.push(format!(
            "набрал ли безрейтинговый соперник (тур {}) хоть что-то против игроков с рейтингом",
            ranges(&rounds.scored)
        ));
    }
    for one in missing {
        parts.push(match one {
            Missing::OwnFederation => "федерацию игрока".to_owned(),
            Missing::Sex => "пол игрока".to_owned(),
            Missing::OwnRating => "рейтинг игрока".to_owned(),
            Missing::RatedGames => "сколько у игрока обсчитанных партий".to_owned(),
            Missing::Host => "какая федерация зарегистрировала турнир".to_owned(),
            Missing::RoundTwice(round) => format!("какая из двух партий {round}-го тура верна"),
            Missing::Reading(subject) => reading(subject).to_owned(),
            Missing::ExemptionReach(kind) => format!(
                "распространяется ли исключение ({}) на игроков других федераций — этого установить не удалось",
                lowercase(super::event_kind(*kind))
            ),
            Missing::BirthYear => "год рождения игрока".to_owned(),
            Missing::Rounds => "число туров".to_owned(),
            Missing::Format => "систему турнира: круговой, в один или два круга".to_owned(),
            Missing::LastDay => "последний день турнира".to_owned(),
            Missing::OwnNationalRating => "рейтинг ФШР игрока".to_owned(),
            Missing::K => "коэффициент K игрока".to_owned(),
            Missing::RatingEnd => "рейтинг игрока на последний день".to_owned(),
            Missing::Coefficient => "индивидуальный коэффициент игрока".to_owned(),
            Missing::OwnRank => "разряд игрока".to_owned(),
            Missing::CompositionTitle => "звание игрока по композиции".to_owned(),
            Missing::CompositionResults => "сколько раз за год показан такой результат".to_owned(),
            Missing::Status => "статус соревнования".to_owned(),
            Missing::AgeGroup => "возрастную группу".to_owned(),
            Missing::Place => "занятое место".to_owned(),
            Missing::FieldTooFew => {
                "сколько участников каждого разряда: указано меньше, чем названо среди соперников".to_owned()
            }
            Missing::Field => "сколько участников каждого разряда".to_owned(),
            Missing::MastersHigh => "сколько МС с высоким рейтингом".to_owned(),
            Missing::StrongKms => "у скольких КМС среди участников высокий коэффициент".to_owned(),
            Missing::EventAverage => "средний рейтинг участников".to_owned(),
            Missing::OlympiadRules => "проведён ли турнир по регламенту Олимпиады".to_owned(),
            Missing::Question(_, note) => note.ru.to_string(),
            Missing::NotAvailable(clause) => format!("текст п. {clause}: получить его не удалось"),
            Missing::OpponentTitle(_)
            | Missing::OpponentRating(_)
            | Missing::OpponentFederation(_)
            | Missing::OpponentScored(_)
            | Missing::OpponentRank(_)
            | Missing::OpponentSex(_) => continue,
        });
    }
    join(&parts, "и")
}

fn reading(subject: &Subject) -> &'static str {
    match subject {
        Subject::Level(_) => {
            "брать ли в двухкруговом турнире треть от числа соперников или партий — этого установить не удалось"
        }
        Subject::Unrated => "действует ли ещё предел числа безрейтинговых — этого установить не удалось",
        Subject::TailOfRoundRobin => {
            "можно ли в круговом турнире не учитывать партии после нормы — этого установить не удалось"
        }
        Subject::WonOfRoundRobin => {
            "можно ли в круговом турнире не учитывать выигранные партии — этого установить не удалось"
        }
        Subject::EightPlusOne => {
            "хватало ли в этой редакции восьми партий и тура без игры — этого установить не удалось"
        }
        Subject::LastRoundLoss => {
            "решение ФИДЕ: соперник последнего тура не явился, а поражение лишило бы нормы"
        }
        Subject::Rounds => "решение ФИДЕ: таблицы норм кончаются на 19 турах",
        _ => "как читать этот пункт",
    }
}

pub(in super::super) fn remark(remark: &Remark) -> String {
    match remark {
        Remark::WithExemption(clause) => format!(
            "Выполнена по исключению: хотя бы одна норма в заявке должна быть выполнена без него (п. {clause})."
        ),
        Remark::EightAndOne(clause, note) => {
            format!("Восемь партий и тур без игры (п. {clause}).{}", after(note))
        }
        Remark::CompleteAfter(round, games) => format!(
            "Норма была готова уже после {round}-го тура ({}); этот подсчёт даёт больше.",
            self::games(*games)
        ),
        Remark::OlympiadPerformance(games, clause) => {
            format!(
                "Нормы нет, но перформанс на Олимпиаде засчитывается за {} (п. {clause}).",
                games_acc(*games)
            )
        }
        Remark::CreditUnknown(clause, note) => {
            format!("За сколько партий она засчитывается, нет данных (п. {clause}).{}", after(note))
        }
        Remark::TableGap(clause, note) => {
            format!("В печатной таблице такого результата нет, верен текст (п. {clause}).{}", after(note))
        }
        Remark::NoUnratedMaximum(clause, note) => {
            format!("Предел числа безрейтинговых не применялся (п. {clause}).{}", after(note))
        }
        Remark::RatingChange(change) => rating_change(change),
        Remark::EditionNote(clause, note) => format!("{} (п. {clause})", note.ru),
    }
}

fn after(note: &Option<LocalText>) -> String {
    note.as_ref().map_or_else(String::new, |note| format!(" {}", note.ru))
}

pub(in super::super) fn premise(premise: &Premise) -> String {
    match premise {
        Premise::NoDate => "дата не указана, поэтому взята новейшая редакция".to_owned(),
        Premise::NoDateOutdated(name, to) => format!(
            "Дата не указана. Оценка по новейшей из имеющихся редакций, а она действовала до {}, поэтому только для \
             ориентира: {}",
            day(*to),
            name.ru
        ),
        Premise::ByOtherDay => "первый день не указан, поэтому редакция взята по последнему дню".to_owned(),
        Premise::OutsideEditions(when, name) => format!(
            "На {} у нас нет действующей редакции. Оценка по ближайшей — только для ориентира: {}",
            day(*when),
            name.ru
        ),
        Premise::AssumedSwiss => "швейцарская система".to_owned(),
        Premise::AssumedOrdinary => "обычный турнир, не чемпионат".to_owned(),
        Premise::AssumedStandard => "классический контроль".to_owned(),
        Premise::AssumedNotBigSwiss => "швейцарка без льготы по федерациям".to_owned(),
        Premise::AssumedRounds(rounds) => {
            format!(
                "{rounds} {}, сколько есть в таблице",
                plural(usize::from(*rounds), "тур", "тура", "туров")
            )
        }
        Premise::AssumedMembers => {
            "соперники без указанной федерации считаются членами какой-либо федерации".to_owned()
        }
        Premise::LongEvent(days, clause) => format!(
            "Турнир длиннее {days} дней: могут считаться рейтинги и звания на день каждой партии (п. {clause})."
        ),
    }
}

pub(in super::super) fn unseen(unseen: Unseen) -> &'static str {
    match unseen {
        Unseen::TimeControl => "контроль времени",
        Unseen::Arbiter => "судейство",
        Unseen::Registration => "регистрация турнира",
        Unseen::RoundsADay => "число туров в день",
        Unseen::Irregularities => "нарушения",
        Unseen::Programme => "один ли вид программы",
    }
}

pub(in super::super) fn role(role: &Role) -> String {
    match role {
        Role::Counted => "засчитана".to_owned(),
        Role::CountedAsLoss(clause) => {
            format!("неявка соперника в последнем туре: считается поражением (п. {clause})")
        }
        Role::LeftOutWon(clause) => format!("выиграна, не учтена (п. {clause})"),
        Role::LeftOutAfter(clause) => format!("после нормы, не учтена (п. {clause})"),
        Role::NotOverTheBoard(clause) => format!("не сыграна, не засчитывается (п. {clause})"),
        Role::NoMember(clause) => format!("соперник вне федераций, не засчитывается (п. {clause})"),
        Role::UnratedWithoutPoint(clause) => {
            format!("соперник без рейтинга и без очков, не засчитывается (п. {clause})")
        }
        Role::Pending => "ещё не сыграна".to_owned(),
    }
}

pub(in super::super) fn sure(sure: Sure) -> &'static str {
    match sure {
        Sure::Stated => "прочитано в тексте",
        Sure::Derived => "наше прочтение текста",
        Sure::Reported => "по сообщениям тех, кто читал текст",
        Sure::Recalled => "по памяти, нужно проверить",
    }
}

pub(in super::super) fn dates(head: &Head) -> String {
    match head.valid_to {
        Some(to) => format!("с {} по {}", day(head.valid_from), day(to)),
        None => format!("с {}", day(head.valid_from)),
    }
}

fn day(day: Date) -> String {
    format!("{:02}.{:02}.{}", day.day(), day.month(), day.year())
}

pub(in super::super) fn edition_error(error: &EditionError) -> String {
    match error {
        EditionError::NoJson { line, column } => {
            format!("Файл редакции — не JSON: строка {line}, позиция {column}.")
        }
        EditionError::Fault { place, line, fault } => {
            format!("Файл редакции не подходит: строка {line}, «{place}» — {}.", self::fault(fault))
        }
    }
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Missing => "нет в файле".to_owned(),
        Fault::UnknownKey => "такого ключа у редакции нет".to_owned(),
        Fault::RepeatedKey => "указано дважды".to_owned(),
        Fault::NoObject => "нужен объект".to_owned(),
        Fault::NoList => "нужен список".to_owned(),
        Fault::NoText => "нужен текст".to_owned(),
        Fault::NoFlag => "нужно true или false".to_owned(),
        Fault::NoNumber(most) => format!("нужно целое число не больше {most}"),
        Fault::Zero => "нужно больше нуля".to_owned(),
        Fault::NoDate => "нужна дата, например 2024-06-30".to_owned(),
        Fault::NoChoice(choices) if choices.is_empty() => "такое значение неизвестно".to_owned(),
        Fault::NoChoice(choices) => format!("нужно одно из значений: {choices}"),
        Fault::DatesReversed => "раньше, чем «valid_from»".to_owned(),
        Fault::NoShare => "нужна дробь от 0 до 1, например [3, 5]".to_owned(),
        Fault::EmptyList => "нужна хотя бы одна запись".to_owned(),
        Fault::NoRisingTable(entries) => format!("нужно {entries} возрастающих чисел"),
        Fault::NoBand => "нужны два числа, второе не меньше первого, например [2230, 2283]".to_owned(),
        Fault::Unjoined(next) => format!("пропуск или нахлёст: строка должна начинаться с {next}"),
        Fault::AfterOpenBand => "строка стоит после строки без верхней границы".to_owned(),
        Fault::NotFalling => "очков должно быть меньше, чем в строке выше".to_owned(),
        Fault::NoPoints => "нужны очки, например 6.5".to_owned(),
        Fault::NoCoefficient => {
            "нужно число не более чем с двумя знаками после точки, например 1.05".to_owned()
        }
        Fault::NoName(id) => format!("нет названия для «{id}»"),
        Fault::NoIdentifier => "можно только строчные латинские буквы, цифры и «_»".to_owned(),
    }
}

pub(in super::super) fn credited(games: u8) -> String {
    format!("Засчитывается за {} на пути к званию.", games_acc(games))
}

/// В винительном падеже: за 1 партию, за 2 партии, за 9 партий.
fn games_acc(games: u8) -> String {
    format!("{games} {}", plural(usize::from(games), "партию", "партии", "партий"))
}

pub(in super::super) fn title_check(check: &Check) -> String {
    let need = amount(check.need);
    let clause = &check.clause;
    let what = match check.subject {
        Subject::Age => format!("возраст {need} лет в календарном году"),
        Subject::LastDayRating => format!("рейтинг {need} на последний день турнира"),
        Subject::Coefficient => format!("индивидуальный коэффициент {need} в начале турнира"),
        _ => format!("рейтинг {need}"),
    };
    match (check.state, check.have) {
        (CheckState::Met, Some(have)) => {
            format!("Для звания нужен и {what}: есть {} (п. {clause}).", amount(have))
        }
        (CheckState::Short, Some(have)) => {
            format!("Для звания нужен и {what}: пока {} (п. {clause}).", amount(have))
        }
        (CheckState::Unknown, _) if check.subject != Subject::Rating => {
            format!("Для звания нужен и {what}: {} (п. {clause}).", have_text(check))
        }
        _ if check.subject == Subject::Rating => {
            format!("Для звания нужен ещё рейтинг {need}, хотя бы однажды достигнутый (п. {clause}).")
        }
        _ => format!("Для звания нужен и {what} (п. {clause})."),
    }
}

pub(in super::super) fn held(held: Award) -> String {
    match held {
        Award::Title(title) => format!("Звание {} уже есть: эта норма ничего не добавит.", title.code()),
        Award::Rank(_) => format!("Уже есть {}: это ничего не добавит.", award_in_short(held)),
    }
}

pub(in super::super) fn performance_differs(stated: u16, found: i32) -> String {
    format!(
        "В тексте указан перформанс {stated}, по партиям получается {found}. Причиной могут быть национальные \
         рейтинги соперников без рейтинга ФИДЕ; если это не так, проверьте рейтинги."
    )
}

/// 1 партия, 2 партии, 5 партий.
pub(super) fn plural<'w>(count: usize, one: &'w str, few: &'w str, many: &'w str) -> &'w str {
    match (count % 10, count % 100) {
        (_, 11..=14) => many,
        (1, _) => one,
        (2..=4, _) => few,
        _ => many,
    }
}

#[cfg(test)]
mod tests {
    use super::{Missing, games, missing};

    #[test]
    fn games_take_the_right_plural() {
        let rows = [(1, "1 партия"), (3, "3 партии"), (9, "9 партий"), (12, "12 партий"), (21, "21 партия")];
        for (number, expected) in rows {
            assert_eq!(games(number), expected);
        }
    }

    #[test]
    fn what_is_missing_is_named_by_round() {
        let titles = [Missing::OpponentTitle(1), Missing::OpponentTitle(2), Missing::OpponentTitle(3)];
        assert_eq!(missing(&titles), "звания соперников в турах 1–3");
        let both = [Missing::OpponentFederation(4), Missing::OwnFederation];
        assert_eq!(missing(&both), "федерацию соперника в 4-м туре и федерацию игрока");
    }
}
