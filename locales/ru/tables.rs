//! The words of the tables in Russian.

use super::super::TableWord;

pub(in super::super) fn table_word(word: TableWord) -> &'static str {
    match word {
        TableWord::Norms => "Нормы",
        TableWord::ForTitle => "Рейтинг для звания",
        TableWord::FewGames => "Столько партий достаточно только в соревнованиях, названных в пункте",
        TableWord::PointsByOpponents => "Сколько очков нужно при данном среднем рейтинге соперников",
        TableWord::PointsByParticipants => "Сколько очков нужно при данном среднем рейтинге участников",
        TableWord::Discipline => "Дисциплина",
        TableWord::AgeGroup => "Возраст",
        TableWord::Men => "М",
        TableWord::Women => "Ж",
        TableWord::Percent => "Процент очков",
        TableWord::ByAverage => "по среднему рейтингу",
        TableWord::ByOpponents => "по званиям и разрядам соперников",
        TableWord::Printed => "таблица",
        TableWord::PrintedHint => {
            "Сколько очков нужно в круговом турнире КМС и перворазрядников. По строкам — число КМС, по столбцам — число \
             участников"
        }
        TableWord::OtherMasters => "Остальные МС, КМС",
        TableWord::FirstRanks => "I разряд, в пределах числа ГР, МС и КМС",
        TableWord::AllOthers => "Все остальные",
        TableWord::ByCoefficient => "по коэффициенту турнира",
        TableWord::WeightsHint => "Сумма по всем участникам, делённая на их число",
        TableWord::Weight => "Слагаемое",
        TableWord::Years => "Лет",
        TableWord::Award => "Звание, разряд",
        TableWord::ByRating => "По рейтингу",
        TableWord::Readings => "Как прочитан текст",
        TableWord::ReadingsHint => {
            "Если два допустимых прочтения дают разный ответ, вопрос о норме остаётся открытым"
        }
        TableWord::Answers => "Прочтений",
        TableWord::NotRead => "прочитать не удалось",
        TableWord::NotAllRows => "В документе есть и другие строки; прочитать их не удалось",
        TableWord::RoundedToNearest => "Очки округляются до ближайшей половины, ровно посередине — вверх",
        TableWord::RoundedUp => "Очки округляются вверх до половины",
    }
}
