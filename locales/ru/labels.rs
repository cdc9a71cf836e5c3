//! The words of the page in Russian.

use super::super::Label;
use crate::chess::{AgeGroup, Discipline, EventFormat, EventKind};
use crate::import::Format;

pub(in super::super) fn label(label: Label) -> &'static str {
    match label {
        Label::Tagline => "Есть норма или нет? Сразу и по пунктам.",
        Label::Pages => "Страницы",
        Label::PageCheck => "Проверка",
        Label::PageTables => "Таблицы",
        Label::TablesOf => "Документ",
        Label::NoSuchEdition => "Такого документа здесь нет",
        Label::OneTable => "Перейти к таблице",
        Label::TablesLit => "Ваша карточка здесь:",
        Label::TableLink => "Ссылка на эту таблицу",
        Label::TablesFide => "Звания ФИДЕ",
        Label::TablesEvsk => "Звания и разряды России (ЕВСК)",
        Label::Privacy => "Всё остаётся на вашем устройстве.",
        Label::PasteLabel => "Вставьте карточку турнира",
        Label::PasteHint => {
            "Страница игрока с chess-results, файл TRF или PGN, таблица или по партии в строке: «GM 2512 ESP ½»."
        }
        Label::Examples => "Попробуйте на примере:",
        Label::ExampleCard => "выполненная норма IM",
        Label::ExampleLines => "одни рейтинги",
        Label::ExamplePending => "перед последним туром",
        Label::OrAddGames => "или введите партии вручную",
        Label::EditText => "Показать текст",
        Label::HideText => "Скрыть текст",
        Label::StartOver => "Начать заново",
        Label::Undo => "Вернуть",
        Label::Notes => "Замечания к тексту",
        Label::ChoosePlayer => "Чья карточка?",
        Label::ChoosePlayerHint => "Это целый турнир. Выберите игрока.",
        Label::Verdicts => "Нормы",
        Label::Games => "Партии",
        Label::Applicant => "Игрок",
        Label::Event => "Турнир",
        Label::AddRound => "Добавить тур",
        Label::Arrange => "Переставить или удалить",
        Label::ArrangeDone => "Готово",
        Label::MoveUp => "Выше",
        Label::MoveDown => "Ниже",
        Label::Remove => "Удалить",
        Label::Round => "Тур",
        Label::Opponent => "Соперник",
        Label::Title => "Звание ФИДЕ",
        Label::Name => "Имя",
        Label::Federation => "Федерация",
        Label::Rating => "Рейтинг ФИДЕ",
        Label::NationalRating => "Рейтинг ФШР",
        Label::Result => "Результат",
        Label::Win => "Победа",
        Label::Draw => "Ничья",
        Label::Loss => "Поражение",
        Label::OtherResult => "Другой результат",
        Label::Pending => "ещё не сыграна",
        Label::ForfeitWin => "неявка соперника (+)",
        Label::ForfeitLoss => "неявка игрока (−)",
        Label::Bye => "пропуск (bye), 1 очко",
        Label::HalfBye => "пропуск (bye), ½ очка",
        Label::ZeroBye => "пропуск, 0 очков",
        Label::ScoredAgainstRated => "Набрал ли этот соперник очки против игроков с рейтингом?",
        Label::NotGiven => "не указано",
        Label::Sex => "Пол",
        Label::Male => "мужской",
        Label::Female => "женский",
        Label::RatedGames => "Обсчитанных партий всего",
        Label::Rounds => "Туров",
        Label::FirstDay => "Первый день",
        Label::LastDay => "Последний день",
        Label::Host => "Федерация-организатор",
        Label::EventFormat => "Система",
        Label::EventKind => "Вид турнира",
        Label::Discipline => "Контроль времени",
        Label::BigSwiss => "Швейцарка с льготой по федерациям",
        Label::BigSwissHint => {
            "Швейцарка, где не меньше 20 игроков с рейтингом ФИДЕ не из федерации-организатора, из 3 и более федераций, \
             и у 10 из них звание GM, IM, WGM или WIM; в разных редакциях по-разному, сколько туров они должны играть."
        }
        Label::Yes => "да",
        Label::No => "нет",
        Label::Why => "Почему",
        Label::Need => "нужно",
        Label::Points => "очки",
        Label::Average => "ср. рейтинг",
        Label::Performance => "перформанс",
        Label::NearestYes => "Чего не хватает",
        Label::Or => "или",
        Label::NotSeen => "По карточке не видно:",
        Label::TitleByRating => "Звания по рейтингу",
        Label::ForWomen => "Женские звания",
        Label::RatingsAreFide => "Считать их рейтингами ФИДЕ",
        Label::RatingsAreNational => "Считать их рейтингами ФШР",
        Label::SwapRatings => "Поменять местами рейтинги ФИДЕ и ФШР",
        Label::Taken => "Принято по умолчанию",
        Label::WeakerFigures => "Некоторые данные, на которых основан ответ, прочитаны не в самом тексте:",
        Label::JudgedBy => "Оценка по документу:",
        Label::Source => "Источник",
        Label::Theme => "Цвета",
        Label::ThemeAuto => "Авто",
        Label::ThemeLight => "Светлые",
        Label::ThemeDark => "Тёмные",
        Label::ReadFromFile => "Открыть файл",
        Label::NoVerdict => "Добавьте хотя бы одну партию с рейтингом соперника, и здесь появится ответ.",
        Label::RaisedTo => "считается как",
        Label::Clause => "Пункт",
        Label::MapTitle => "Где вы сейчас",
        Label::MapAverage => "средний рейтинг соперников",
        Label::MapPoints => "очки",
        Label::MapHint => "Норма есть, если точка на линии или выше.",
        Label::ShowsGamesOf => "Партии отмечены для:",
        Label::WholeTournament => "Это целый турнир: выберите игрока ключом --player. В нём играли",
        Label::NoSuchPlayer => "Такого игрока нет. В файле есть",
        Label::SeveralPlayers => "Под это имя подходят несколько игроков:",
        Label::Systems => "Что считать",
        Label::SystemFide => "ФИДЕ",
        Label::SystemEvsk => "ЕВСК",
        Label::NoSystem => "Выберите, какие звания и разряды показать.",
        Label::Rank => "Звание или разряд",
        Label::BirthYear => "Год рождения",
        Label::CoefficientK => "Коэффициент K",
        Label::RatingEnd => "Рейтинг на последний день",
        Label::Coefficient => "Рейтинг в заочных шахматах",
        Label::CompositionTitle => "Звание по композиции",
        Label::CompositionResults => "Таких результатов за год",
        Label::Status => "Статус соревнования",
        Label::AgeGroup => "Возрастная группа",
        Label::Place => "Место",
        Label::Field => "Участники по разрядам",
        Label::FieldHint => {
            "Все участники вместе с игроком. По ним считаются коэффициент турнира и нормы разрядов."
        }
        Label::WithoutRank => "б/р",
        Label::MastersHigh => "из них МС с высоким рейтингом",
        Label::AverageRating => "Средний рейтинг турнира",
        Label::OlympiadRules => "По регламенту Олимпиады",
        Label::ExampleEvsk => "норма КМС",
        Label::LoadEdition => "Загрузить файл редакции",
        Label::LoadEditionHint => {
            "Федерация может добавить действующие нормы файлом. Он останется на этом устройстве."
        }
        Label::LoadedEditions => "Загруженные редакции",
        Label::OpponentSex => "Пол соперника",
        Label::ByPlace => "По месту: укажите статус соревнования",
        Label::LowerAwards => "Ниже",
        Label::NewVersion => "Готова новая версия: обновить страницу",
    }
}

pub(in super::super) fn format(format: Format) -> &'static str {
    match format {
        Format::Empty => "текста нет",
        Format::Json => "карточка JSON",
        Format::ChessResults => "chess-results",
        Format::Trf => "файл TRF",
        Format::Pgn => "PGN",
        Format::Table => "таблица",
        Format::HtmlTable => "таблица с веб-страницы",
        Format::Lines => "по партии в строке",
        Format::Unknown => "формат не распознан",
    }
}

pub(in super::super) fn event_format(format: EventFormat) -> &'static str {
    match format {
        EventFormat::Swiss => "швейцарская",
        EventFormat::RoundRobin => "круговая",
        EventFormat::DoubleRoundRobin => "двухкруговая",
        EventFormat::Knockout => "нокаут-система",
        EventFormat::Team => "командный турнир",
    }
}

pub(in super::super) fn event_kind(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Ordinary => "обычный",
        EventKind::NationalFinal => "финал чемпионата страны",
        EventKind::NationalTeam => "командный чемпионат страны",
        EventKind::Zonal => "зональный или субзональный",
        EventKind::WorldTeam => "командный чемпионат мира",
        EventKind::ContinentalTeam => "командный чемпионат континента",
        EventKind::WorldCup => "Кубок мира",
        EventKind::WomensWorldCup => "женский Кубок мира",
        EventKind::Olympiad => "Олимпиада",
    }
}

pub(in super::super) fn discipline(discipline: Discipline) -> &'static str {
    match discipline {
        Discipline::Standard => "классика",
        Discipline::Rapid => "рапид",
        Discipline::Blitz => "блиц",
        Discipline::Team => "классика, командный",
        Discipline::Correspondence => "по переписке",
        Discipline::Composition => "композиция",
    }
}

pub(in super::super) fn age_group(group: AgeGroup) -> &'static str {
    match group {
        AgeGroup::Adults => "взрослые",
        AgeGroup::U20 => "до 20 лет (теперь «до 21»)",
        AgeGroup::U18 => "до 18 лет (теперь «до 19»)",
        AgeGroup::U16 => "до 16 лет (теперь «до 17»)",
        AgeGroup::U14 => "до 14 лет (теперь «до 15»)",
        AgeGroup::U12 => "до 12 лет (теперь «до 13»)",
        AgeGroup::U10 => "до 10 лет (теперь «до 11»)",
        AgeGroup::U8 => "до 8 лет (теперь «до 9»)",
    }
}
