//! What the reader of pasted text has to say, in Russian.

use super::verdicts::plural;
use crate::import::NoteKind;

/// The sentence of a note. The line is named beside it.
pub(in super::super) fn note(kind: &NoteKind) -> String {
    match kind {
        NoteKind::TooLarge { bytes } => {
            format!("Текст слишком длинный ({} МБ). Вставьте одну карточку или один турнир, до 4 МБ.", bytes >> 20)
        }
        NoteKind::NothingFound => {
            "Партий не найдено. Вставьте карточку игрока или пишите по одной партии в строке: рейтинг и результат, \
             например «2450 ½»."
                .to_owned()
        }
        NoteKind::MoreNotes { count } => {
            format!("И ещё {count} {}.", plural(*count, "такое замечание", "таких замечания", "таких замечаний"))
        }
        NoteKind::UnusedLine { text } => format!("Строка не использована: «{text}»."),
        NoteKind::UnusedWords { text } => format!("Из этой строки не использовано: «{text}»."),
        NoteKind::PairingsPage => {
            "Это страница жеребьёвки. Откройте карточку игрока или турнирную таблицу и скопируйте её.".to_owned()
        }
        NoteKind::StartList => {
            "Это список участников без партий. Рейтинги и звания взяты отсюда, партии добавьте сами.".to_owned()
        }
        NoteKind::JsonSyntax { column } => format!("Ошибка в записи JSON, позиция {column}."),
        NoteKind::UnknownKey { path } => format!("Ключа «{path}» в карточке нет, он пропущен."),
        NoteKind::BadValue { path, text } => {
            format!("Значение {text} для «{path}» не подходит: считаем, что оно не указано.")
        }
        NoteKind::NotARound { text } => format!("«{text}» — не номер тура: взят следующий по порядку."),
        NoteKind::NotAColour { text } => format!("«{text}» — не цвет. Пишите б или ч."),
        NoteKind::NotAResult { text } => {
            format!("«{text}» — не результат: партия считается несыгранной. Пишите 1, ½, 0, +, - или bye.")
        }
        NoteKind::NotATitle { text } => {
            format!("«{text}» — не звание: считаем, что оно не указано. Если звания нет, поставьте «-».")
        }
        NoteKind::NotARank { text } => {
            format!("«{text}» — не спортивное звание и не разряд: считаем, что он не указан.")
        }
        NoteKind::NotARating { text } => {
            format!("«{text}» — не рейтинг: считаем, что он не указан. Если рейтинга нет, поставьте 0.")
        }
        NoteKind::NotAFederation { text } => {
            format!("«{text}» — не федерация ФИДЕ: считаем, что она не указана. Нужны три буквы кода, например RUS.")
        }
        NoteKind::NotADate { text } => format!("«{text}» — не дата. Пишите так: 30.06.2024."),
        NoteKind::NotANumber { text } => format!("«{text}» — такое число сюда не подходит."),
        NoteKind::NotAChoice { text } => format!("«{text}» — такого варианта нет."),
        NoteKind::NotFideTitle { text } => {
            format!("«{text}» — не звание ФИДЕ: для международных норм такой соперник считается игроком без звания.")
        }
        NoteKind::ReadAsTitle { text, title } => {
            format!("«{text}» прочитано как звание ФИДЕ {title}. Если это не так, исправьте.")
        }
        NoteKind::RatingsAssumedFide { column } => match column.as_str() {
            "" => "Рейтинги приняты за рейтинги ФИДЕ. Если это рейтинги ФШР, поменяйте их местами.".to_owned(),
            column => format!(
                "Рейтинги из столбца «{column}» приняты за рейтинги ФИДЕ. В российских турнирах там часто стоит \
                 рейтинг ФШР: тогда поменяйте их местами."
            ),
        },
        NoteKind::RatingsFide { column } => format!("Рейтинги ФИДЕ взяты из столбца «{column}»."),
        NoteKind::RatingsNational { column } => format!("Национальные рейтинги взяты из столбца «{column}»."),
        NoteKind::PlusMinusPlayed => {
            "Знаки + и - прочитаны как выигранные и проигранные партии. Если это неявки, выберите их в таблице."
                .to_owned()
        }
        NoteKind::AllPending { games: 1 } => "Результата нет: партия считается несыгранной.".to_owned(),
        NoteKind::AllPending { games } => format!(
            "{games} {} без результатов: все партии считаются несыгранными.",
            plural(*games, "соперник", "соперника", "соперников")
        ),
        NoteKind::OpponentOnBye => "При пропуске тура (bye) соперника нет: указанный здесь пропущен.".to_owned(),
        NoteKind::RoundRepeated { round } => format!("Тур {round} указан дважды."),
        NoteKind::RoundsMissing { first, count: 1 } => {
            format!("Нет тура {first}. Если в нём была партия, неявка или пропуск, добавьте его.")
        }
        NoteKind::RoundsMissing { first, count } => format!(
            "Не хватает {count} {}, первый из них — {first}. Добавьте те, в которых была партия, неявка или пропуск.",
            plural(*count, "тура", "туров", "туров")
        ),
        NoteKind::RoundTooHigh { round } => format!("Тур {round}? Столько туров не бывает, проверьте."),
        NoteKind::TooManyGames { kept, .. } => {
            format!(
                "Партий больше, чем бывает в одном турнире: {} {kept}.",
                plural(*kept, "оставлена первая", "оставлены первые", "оставлены первые")
            )
        }
        NoteKind::PointsDiffer { stated, found } => {
            format!("В тексте указано очков: {stated}, а по партиям получается {found}. Проверьте результаты.")
        }
        NoteKind::PointsDifferFor { players: 1, first } => {
            format!("Очки не сходятся с партиями у одного участника: {first}.")
        }
        NoteKind::PointsDifferFor { players, first } => format!(
            "Очки не сходятся с партиями у {players} {}, первый из них — {first}.",
            plural(*players, "участника", "участников", "участников")
        ),
        NoteKind::RoundOrderUnknown => {
            "Из этой таблицы не видно, в каком туре сыграна партия: партии идут в порядке соперников.".to_owned()
        }
        NoteKind::OtherEvent { event, games } => format!(
            "{} {games} {} из другого турнира («{event}»).",
            plural(*games, "Пропущена", "Пропущены", "Пропущено"),
            plural(*games, "партия", "партии", "партий")
        ),
        NoteKind::SpacesCollapsed => {
            "При пересылке в файле потерялись пробелы (так бывает в почте и мессенджерах), он прочитан по словам. \
             Проверьте результат или загрузите сам файл."
                .to_owned()
        }
        NoteKind::UnratedGame { round, name } => format!(
            "{name}, тур {round}: соперники не сделали по ходу, такая партия не обсчитывается и считается несыгранной."
        ),
        NoteKind::UnknownNumbers { first, count: 1 } => {
            format!("Участника № {first} в таблице нет: его рейтинг, звание и федерация неизвестны.")
        }
        NoteKind::UnknownNumbers { first, count } => format!(
            "{count} {} в таблице нет (первый — № {first}): рейтинги, звания и федерации неизвестны. Скопируйте \
             таблицу целиком.",
            plural(*count, "соперника", "соперников", "соперников")
        ),
    }
}
