//! Every table of cases, one test a table. A failure names file and line.

mod common;

macro_rules! tables {
    ($($test:ident = $name:literal),+ $(,)?) => {
        $(
            #[test]
            fn $test() {
                let (name, table) = common::TABLES.iter().find(|(name, _)| *name == $name).expect("a table");
                let failures = common::failures(name, table);
                assert!(common::rows(table) > 0, "{name} has no rows");
                assert!(failures.is_empty(), "\n{}", failures.join("\n"));
            }
        )+

        #[test]
        fn every_table_is_tested() {
            let tested = [$($name),+];
            for (name, _) in common::TABLES {
                assert!(tested.contains(name), "{name}");
            }
        }
    };
}

tables! {
    games = "1.41-games",
    excluded = "1.42-excluded",
    federations = "1.43-federations",
    titles = "1.45-titles",
    ratings = "1.46-ratings",
    performance = "1.48-performance",
    by_rating = "1.3-by-rating",
    states = "states",
    published = "published",
    evsk_places = "evsk-places",
    evsk_ms = "evsk-ms",
    evsk_kms = "evsk-kms",
    evsk_ranks = "evsk-ranks",
    evsk_correspondence = "evsk-correspondence",
    evsk_editions = "evsk-editions",
}
