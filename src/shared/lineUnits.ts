import type { Language } from './language';
import { isQuantity } from './quantity';
import { normalizeUnicode } from './unicode';

/** Units that buyers choose from, as they are stored; others are texts. */
export const lineUnits = ['pcs', 'pair', 'set', 'm', 'kg', 'l', 'ft', 'box', 'roll'] as const;
export type LineUnit = (typeof lineUnits)[number];

/** What is measured and not counted: it may have decimals. */
export const measures: ReadonlySet<string> = new Set<LineUnit>(['m', 'kg', 'l', 'ft']);

/** One and several of each. */
export const unitNames: Record<Language, Record<LineUnit, readonly [string, string]>> = {
  en: {
    pcs: ['pc', 'pcs'],
    pair: ['pair', 'pairs'],
    set: ['set', 'sets'],
    m: ['m', 'm'],
    kg: ['kg', 'kg'],
    l: ['l', 'l'],
    ft: ['ft', 'ft'],
    box: ['box', 'boxes'],
    roll: ['roll', 'rolls'],
  },
  zh: {
    pcs: ['件', '件'],
    pair: ['对', '对'],
    set: ['套', '套'],
    m: ['米', '米'],
    kg: ['公斤', '公斤'],
    l: ['升', '升'],
    ft: ['英尺', '英尺'],
    box: ['箱', '箱'],
    roll: ['卷', '卷'],
  },
};

/** How people write units, in several languages: counted as pieces, … */
const WORDS: Record<LineUnit, string> = {
  pcs:
    "pcs?(?:['/]s)?|pces?|pieces?|no['’]?s?|nrs?|numbers?|units?|ea|each(?!\\s(?:side|lift|door|car|floor|landing|elevator|escalator|station|hall|shaft|type|size|of))|off|stk|stck|st|stücke?|stueck|pièces?|pces|" +
    'pzas?|piezas?|uds?|unid(?:ade?s?)?|peças?|pz|pezz[io]|adet|ad|tane|und(?=\\.|\\s*$)|шт(?:ук\\p{L}?)?|ед|buah|cái|' +
    'pzs|pçs?|uni|un(?!\\s?\\d)|unités?|stuks?|stykk?(?:er)?|szt(?:uk[ai]?)?|ks|kus[yů]?|db|darab|buc(?:ăți)?|kom(?:ad[ai]?)?|kos|' +
    'бр|броя|од|τεμ(?:άχια)?|개|ชิ้น|อัน|' +
    'قطع[ةه]?|حب[ةه]|حبات|[个個件只隻台根条條块塊颗枚片支本]',
  pair: 'prs?|pairs?|paare?|paires?|par(?=\\s+de(?!\\p{L})|\\s*$|\\s?[,;)])|pares|pai[ao]|пар[аыу]?|çift|زوج|أزواج|جوز|[对對双雙]',
  set: "sets?(?:['’/]s)?|satz|sätze|jeux?|juegos?|jogos?|комп(?:л(?:ект\\p{L}*)?)?|к-т|takım|طقم|أطقم|bộ|[套组組]",
  m: 'm|mtrs?|mts?|met(?:er|re)s?|mètres?|metros?|metri|laufmeter|lfm|r\\.?m|rmts?|running met(?:er|re)s?|м|метр\\p{L}*|п\\.?\\s?м|м\\.?\\s?п|متر|امتار|أمتار|米|公尺',
  kg: 'kgs?|kilos?|kilograms?|кг|كجم|كيلو|公斤|千克',
  l: 'l|ltrs?|lts?|lit(?:er|re)s?|litros?|litri|л|литр\\p{L}*|لتر|升',
  ft: 'ft|feet|foot|英尺',
  box: 'box(?:es)?|cartons?|ctns?|kartons?|boîtes?|cajas?|caixas?|короб\\p{L}*|kutu|koli|كرتون|علبة|[箱盒]',
  roll: 'rolls?|rollen|rouleaux?|rollos?|rolos?|рулон\\p{L}*|rulo|لفة|卷',
};
/** … or otherwise. */
const OTHER_WORDS =
  'kits?|lots?|packs?|packets?|pkts?|reels?|coils?|spools?|drums?|cans?|bottles?|bags?|bundles?|sheets?|tubes?|' +
  'kpl|pails?|cartridges?|lengths?|kartuschen?|канистр\\p{L}*|бухт\\p{L}*|ve|dosen?|flaschen?|bidons?|latas?|[张張副付把盘盤桶瓶包袋罐]';

const wordsOf = (units: readonly LineUnit[]) => units.map((unit) => WORDS[unit]).join('|');

/** Patterns of units that are counted, and that are measured. */
export const COUNTED_WORDS = `${wordsOf(lineUnits.filter((unit) => !measures.has(unit)))}|${OTHER_WORDS}`;
export const MEASURED_WORDS = wordsOf(lineUnits.filter((unit) => measures.has(unit)));

const CHOICES = lineUnits.map((unit) => [unit, new RegExp(`^(?:${WORDS[unit]})$`, 'iu')] as const);

/** The unit that a text names; undefined: it is none of the choices. */
export function lineUnitOf(text: string): LineUnit | undefined {
  const word = normalizeUnicode(text, 'NFKC').trim().replace(/\.$/, '');
  return CHOICES.find(([, words]) => words.test(word))?.[0];
}

/** How it is stored: one of the choices, or as it is typed. */
export const storedUnit = (text: string): string => lineUnitOf(text) ?? text.trim();

/** As it is shown beside a quantity; what is none of the choices as it is. */
export function unitText(unit: string, quantity: number | undefined, language: Language): string {
  const choice = lineUnits.find((candidate) => candidate === unit);
  return choice ? unitNames[language][choice][quantity === 1 ? 0 : 1] : unit;
}

/** Not where it is counted. */
export function hasDecimals(unit = ''): boolean {
  const choice = lineUnitOf(unit);
  return choice === undefined || measures.has(choice);
}

/** Whether so many of a unit can be ordered. */
export const isQuantityOf = (quantity: unknown, unit?: string): quantity is number =>
  isQuantity(quantity) && (Number.isInteger(quantity) || hasDecimals(unit));

/** The quantity and unit that a minimum such as `1,000 pieces` names; a part's default. */
export function minimumOf(moq: string): { quantity: number; unit?: LineUnit } {
  const [, digits = '0', word = ''] = /(\d+(?:[,. ]\d{3}(?!\d))*)\s*(\p{L}*)/u.exec(moq) ?? [];
  const unit = lineUnitOf(word);
  return { quantity: Number(digits.replace(/\D/g, '')) || 1, ...(unit && { unit }) };
}
