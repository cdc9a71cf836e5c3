//! Federations.

use std::fmt;
use thiserror::Error;

/// A member federation of FIDE, or the flag of those who play under none.
///
/// Only listed codes can be built: `NSW` or `FL` in a federation column is a state, and counting it as a foreign
/// federation would grant norms that don't exist.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Federation([u8; 3]);

/// A code that no federation has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no federation of FIDE")]
pub struct FederationError(pub String);

impl Federation {
    /// The flag of players who play under FIDE's own flag: they count as opponents, FID is no federation.
    pub const FID: Federation = Federation(*b"FID");

    /// Belongs to no member federation at all: such opponents do not count.
    pub const NONE: Federation = Federation(*b"NON");

    /// Reads a code of three letters, capital or small.
    ///
    /// # Errors
    /// [`FederationError`] when no federation has this code.
    pub fn new(code: &str) -> Result<Federation, FederationError> {
        let fail = || FederationError(code.to_owned());
        let mut letters: [u8; 3] = code.trim().as_bytes().try_into().map_err(|_| fail())?;
        letters.make_ascii_uppercase();
        let federation = Federation(letters);
        let listed = MEMBERS.split_ascii_whitespace().any(|member| member.as_bytes() == letters);
        if listed || federation == Federation::FID || federation == Federation::NONE {
            Ok(federation)
        } else {
            Err(fail())
        }
    }

    /// The code of three capitals.
    pub fn code(&self) -> &str {
        // Only ASCII letters are ever stored.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// Every member federation, by code.
    pub fn members() -> impl Iterator<Item = Federation> {
        MEMBERS.split_ascii_whitespace().filter_map(|code| Federation::new(code).ok())
    }
}

impl fmt::Display for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The codes of FIDE's member federations since 2009, those that ended since then among them (AHO, ROM).
const MEMBERS: &str = "\
AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BEN BER BHU BIH BIZ BLR BOL BOT BRA BRN BRU \
BUL BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI \
ESA ESP EST ETH FAI FIJ FIN FRA GAB GAM GBS GCI GEO GEQ GER GHA GRE GRL GRN GUA GUI GUM GUY HAI HKG HON HUN INA IND \
IOM IRI IRL IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU \
LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NOR NRU NZL \
OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR QAT ROM ROU RSA RUS RWA SAM SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM \
SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN \
VEN VIE VIN WLS YEM ZAM ZIM";

#[cfg(test)]
mod tests {
    use super::Federation;

    #[test]
    fn only_federations_are_federations() {
        let rows = [
            ("USA", true),
            ("lat", true),
            (" GER ", true),
            ("FID", true),
            ("NON", true),
            ("FL", false),
            ("NSW", false),
            ("RSS", false),
            ("", false),
            ("Россия", false),
        ];
        for (code, expected) in rows {
            assert_eq!(Federation::new(code).is_ok(), expected, "{code}");
        }
    }
}
