import type { Language } from './language';

/** ISO 3166-1 alpha-2 codes, as they are assigned. */
export const countryCodes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS ' +
  'BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE ' +
  'EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM ' +
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC ' +
  'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const codes = new Set(countryCodes);

export const isCountryCode = (text: string): boolean => codes.has(text);

const namesIn = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  zh: new Intl.DisplayNames('zh', { type: 'region' }),
};

/** The name of a country or region; the text itself where it is no code. */
export const countryName = (code: string, language: Language): string =>
  (isCountryCode(code) && namesIn[language].of(code)) || code;

export interface Country {
  code: string;
  name: string;
}

/** Returns all countries and regions, in the order of the language. */
export function listCountries(language: Language): Country[] {
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => compare(a.name, b.name));
}
