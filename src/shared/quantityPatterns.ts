/** How people write quantities. `¤` stands for digits that are none, see `textMask.ts`. */

import { COUNTED_WORDS, MEASURED_WORDS } from './lineUnits';
import { DOZEN, HAN_NUMBER, WORD_NUMBER } from './numberWords';

const GROUPED = String.raw`[1-9]\d{0,2}(?:[.,'’]\d{3})+(?:[.,]\d+)?|[1-9]\d{0,2}(?:\s\d{3})+(?:,\d+|\.\d+(?![.,]))?(?!\d)`;
const EXPONENTIAL = String.raw`\d(?:[.,]\d+)?e\+?\d{1,2}`;
const DIGITS = String.raw`(?:${GROUPED}|\d+(?:[.,]\d+)?)(?:\s?[½¼¾])?|[½¼¾]`;
export const NUMBER = `(?:${DIGITS}|${WORD_NUMBER}|${HAN_NUMBER})`;
const ABOUT =
  '(?<about>(?:approx(?:imately)?|appr|about|around|ca|circa|abt|environ|env|aprox|ungefähr|etwa|около|прим|примерно|yaklaşık|حوالي|大约|约|min(?:imum)?|max(?:imum)?|at least|up to|moq|mindestens|至少|最多)(?!\\p{Script=Latin})\\.?|[~≈<>≥≤])\\s*';
/** `2-3`, `2 or 3`, `2+1`, and `two (2)`. */
const JOINTS = String.raw`\s?(?:-|–|~|\+)\s?|\s?/\s?(?=\d)|\s(?:to|or|bis|oder|ou|à|или|до|veya|o)\s|[或至到]`;
const numbers = (first = NUMBER) =>
  `(?:${ABOUT})?(?<count>${first})(?:\\s?\\((?<same>${NUMBER})\\)|(?<joint>${JOINTS})(?<second>${NUMBER}))?(?<dozen>\\s?${DOZEN})?`;
/** No part of a word, of a number or of a code; `roller-10pcs` is a word with a count. */
const START = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}])(?<!\p{N}[.,'’:]|\p{N}[-–]|(?<!\p{L}{4})\p{L}[-–]|¤[.,]?)`;
const END = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\d])\.?`;
/** After these it is the beginning of a word, such as `对重`. */
const IN_WORD = '[架撑承形码阶面号式筒管重讲射车体合装]';
const UNIT = `(?<unit>(?:${COUNTED_WORDS}|qty))(?!${IN_WORD})${END}(?!-\\p{L})`;
const MEASURE = `(?<unit>(?:${MEASURED_WORDS}))(?![²³/.]\\p{L}|²|³)${END}`;
const ANY_UNIT = `(?<unit>(?:${COUNTED_WORDS}|${MEASURED_WORDS}))${END}`;
const LABEL = String.raw`(?<!\p{L})(?:(?:required|req|order)\.?\s(?=q))?(?:need(?:ed)?|required?|qty|q'ty|qnty|qtty|qnt|quantity|quant|menge|anzahl|cantidad|cant|qté|qte|quantité|quantità|miktar|кол-?во|количество|عدد|الكمية|数量|數量|共)(?!\p{Script=Latin})(?:\s(?:required|req|needed))?\.?\s?[:=–-]?\s?`;
export const LABELLED = new RegExp(`^${LABEL}`, 'iu');
const TIMES = '[x×✕*]';
const regExp = (...pattern: string[]) => new RegExp(pattern.join(''), 'giu');

/** Counts that cannot be anything else, the surest first. */
export const SURE = [
  regExp(
    LABEL,
    numbers(),
    `(?:\\s?[/-]?\\s?${ANY_UNIT})?(?![\\p{L}\\d])`,
    '(?:\\s(?:of|de|von)(?=\\s))?',
  ),
  regExp(
    `(?:(?:(?<=[\\s)])x|[×✕*])\\s?|${START})`,
    numbers(),
    '(?:\\s?[/-]\\s?|\\s?)',
    UNIT,
    `(?:\\s?(?:${TIMES}|of|de|von)(?=\\s(?!\\d))|\\sd['’]|\\s(?:only|required|req|reqd|needed|please|pls)(?!\\p{L})\\.?)?`,
  ),
  regExp(
    START,
    `(?:${ABOUT})?(?<dozen>half an? dozen|half dozen|1/2 dozen|halbes dutzend|media docena|${WORD_NUMBER}\\s${DOZEN}|\\d+\\s?${DOZEN}|½\\s?dozen|an?\\s${DOZEN}|[一两二三四五六七八九半]打)(?:\\s(?:of|de))?`,
  ),
  regExp(
    `(?:^an?|(?<!\\p{L})(?<whole>full|complete))\\s(?!lot)(?<unit>${COUNTED_WORDS})${END}(?:\\sof(?=\\s))?`,
  ),
  // `five (5)` and `5 (five)`.
  regExp(START, `(?<count>(?:${WORD_NUMBER}|${HAN_NUMBER}))\\s?\\((?<same>\\d{1,4})\\)`),
  regExp(START, `(?<count>\\d{1,3})\\s?\\((?<same>(?:${WORD_NUMBER}|${HAN_NUMBER}))\\)`),
  regExp(START, numbers(), '(?<each>)(?=\\s(?:for\\s|on\\s|at\\s)?(?:each|per|every)\\s\\p{L})'),
  regExp('(?<![\\p{L}\\d])(?<unit>زوج)(?=\\s)'),
  regExp(
    '(?<!(?:^|\\s)\\d+\\s?)(?<!\\p{L})(?:no\\.? of )?(?<unit>pcs|nos|pieces|sets|pairs|units)\\.?\\s?[:=]?\\s?(?<count>\\d{1,4})(?=[)\\]]?$)',
  ),
  regExp(
    '^(?:no\\.?|number) of (?<unit>pcs|nos|pieces|sets|pairs|units)\\s?[:=]?\\s?(?<count>\\d{1,4})(?=\\s)',
  ),
  regExp('^(?<count>\\d{1,4})\\sof(?=\\s(?!\\d))'),
  regExp(START, '(?<count>\\d+)\\s?\\+\\s?(?<second>\\d+)(?<joint>\\s?spares?)?$'),
  regExp(`(?<=^\\(?|\\s\\(|^[([])${TIMES}\\s?(?<count>${DIGITS})(?=[\\s)\\]])`),
  // But of `8x19` or `2 x 40 mm` no size.
  regExp(
    `^\\(?(?<count>${DIGITS})\\s?${TIMES}(?:\\)?\\s*(?=[^\\d\\s]|\\d{1,2}[a-wyz]{1,3}\\d{2})|\\s+(?=\\d{4}))`,
  ),
  regExp(`(?<=\\S\\s\\(?)(?<count>\\d{1,4})${TIMES}(?=\\)?$)`),
];
export const TIMES_AFTER = regExp(
  `\\s?(?:[×✕*]|(?<!\\p{L})x)\\s?(?<count>${DIGITS})(?=\\)?$|\\s(?:for|für|pour|para|для)\\s)`,
);
export const MEASURED = regExp(
  `(?:\\s?${TIMES}\\s?|(?<=^|[\\s,;:=(–-]|\\p{Script=Han}|[)])${START})`,
  '(?:(?<!\\p{L})(?:l|length)\\s?[=:]\\s?)?',
  numbers(),
  '\\s?',
  MEASURE,
  '(?:\\s(?:of|de|von)(?=\\s))?',
);
/** Without a word or unit that says so. */
export const BARE = [
  regExp(
    `(?<=\\s?[,;:=(→]\\s?|\\s[–-]\\s|[.…_]{2,40}\\s?|\\[)(?:${ABOUT})?(?<count>0|0?[1-9]\\d{0,3}|(?<=;\\s?)[1-9]\\d{4,9}|${WORD_NUMBER})(?=[)\\]]?$)`,
  ),
  regExp(`(?<=\\s)${ABOUT}(?<count>[1-9]\\d{0,5})$`),
  regExp(
    `^(?<count>${WORD_NUMBER}|an?\\scouple\\sof)\\s(?!(?:${MEASURED_WORDS})(?!\\p{L}))(?=\\p{L}{3})`,
  ),
];
/** The end of a size, such as `48` of `48 x 3`, or `M8`. */
export const SIZE = /(?:^|[\s(])(?:M?\d{1,3}|\d+[.,]\d+|\d+\s?(?:mm|cm)|\d[x×*]\d{1,6})$/iu;
export const WHOLE = new RegExp(
  `^(?:${LABEL})?${numbers(`${EXPONENTIAL}|${NUMBER}`)}(?:\\s?[/-]?\\s?${ANY_UNIT})?$`,
  'iu',
);
export const WHOLE_DOZEN = new RegExp(
  `^(?<dozen>half an? dozen|(?:${NUMBER}|an?)\\s?${DOZEN})$`,
  'iu',
);
export const WHOLE_UNIT = new RegExp(`^${ANY_UNIT}$`, 'iu');
/** What else a line may mean: so many for each of several, or in each package. */
export const FOR_EACH =
  /^\s*(?:\/\s?(?:\p{L}|¤)|(?:per|each|every|je|pro|par|por|на|в|her)\s(?=[\p{L}¤])|لكل|每|each$|\?|=\s?\d|[电扶]梯)/iu;
export const EACH_BEFORE =
  /(?:(?:per|each|every)\s\p{L}{2,12}|(?<!\p{L})je|各\p{Script=Han}{0,4}|每\p{Script=Han}{1,3})\s?:?\s*$/iu;
export const PACKED = regExp(
  `^\\s?(?:of|à|x|×|по)\\s?(?<count>\\d{1,3}|\\d{1,2}000)(?![\\d.,-])(?:\\s?(?<unit>${MEASURED_WORDS})(?!\\p{L}))?`,
);
export const EACH_OF = regExp(
  `\\((?<count>${DIGITS})\\s?(?<unit>${MEASURED_WORDS}|${COUNTED_WORDS})\\s(?:each|per\\s\\p{L}+)\\)`,
);
/** Goods that are sold by length, or by weight and volume. */
export const BY_LENGTH =
  /rope|cable|(?<!\p{L})(?:wire|hose|cord)|chain|handrail|hand rail|strip|brush|tape|profile|bürste|trunking|conduit|seil|kabel|kette|handlauf|câble|chaîne|main courante|corda|cabo|cable|cadena|pasamanos|канат|кабел|провод|трос|цеп|поруч|рем[ен]|лент|halat|kablo|zincir|حبل|كابل|سلك|绳|缆|线|链|带|管/iu;
export const BY_WEIGHT =
  /grease|(?<!\p{L})(?:oil|gres|rags?)|lubric|fett|öl|graisse|huile|grasa|aceite|graxa|óleo|масл|смазк|yağ|زيت|شحم|paint|cleaner|油|脂|漆/iu;

/** Of several: `12 doors x 2`, `2/door x 12`, `x1 + spare x1`, `20 m in 4 pieces`, `(5) 42 m`, `total 65 m`. */
export const OF_SEVERAL = new RegExp(
  `(?<![\\p{L}\\d.,-])\\d{1,2}\\s?/?\\s?\\p{L}{3,12}\\s?${TIMES}\\s?\\d{1,3}(?![\\d.,]|\\s?(?:mm|cm)|${TIMES})` +
    `|${TIMES}\\s?\\d{1,3}\\s?\\+.{1,40}${TIMES}\\s?\\d{1,3}$` +
    `|(?<!\\p{L})total(?:\\slength)?\\s?[:=]?\\s?${NUMBER}\\s?(?:${MEASURED_WORDS})(?!\\p{L})` +
    `|${NUMBER}\\s?(?:${MEASURED_WORDS})\\s(?:(?:in|on|total)(?!\\p{L})|\\(\\d)` +
    `|\\(\\d{1,3}\\)\\s${NUMBER}\\s?(?:${MEASURED_WORDS})(?!\\p{L})`,
  'iu',
);
/** A length in two units: `3 m 40 cm`, `10 ft 6 in`. */
export const IN_TWO_UNITS =
  /\d\s?(?:m|mtrs?|met(?:er|re)s?|м|米)\s?\d{1,2}\s?(?:cm|см|厘米)|\d\s?(?:ft|feet|')\s?\d{1,2}\s?(?:in(?:ch(?:es)?)?|")(?!\p{L})/iu;
/** What is counted otherwise than in pieces: `3 phase motor`. */
export const KIND_OF_COUNT =
  /^(?:phase|way|pole|core|channel|line|wire|ply|stage|speed|button|stop|position|panel|step|side|person|passenger|floor|[a-zµ]{1,2}(?:\/\w)?)s?(?![\p{L}\d-])/iu;
/** In front of a quantity in a letter. */
export const REQUEST =
  /^(?:(?:please|pls|plz|kindly|hi|hello|we|i|you|can|could|would|like|to|also|and|plus|need|needs|require|want|looking|quote|quotation|offer|send|share|give|supply|provide|us|me|your|the|best|prices?|for|order|bitte|wir|ich|benötigen|brauchen|nous|avons|besoin|de|merci|coter|necesitamos|favor|cotizar|precisamos|прошу|нужн[оы]|lütfen)[\s,:]+|(?:我们)?需要)+(?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\s)/iu;
/** More counts of a line: `20 fuses 10 A and 10 fuses 5 A`, `left - 1, right - 1`, `2 left, 2 right`, `min 2, max 4`. */
export const MORE_COUNTS =
  /(?:\s[–-]\s|[:=]\s?)\d{1,3}(?=[,;])|\s(?:and|und|et|y|и|&|\+)\s\d{1,3}(?=\s\p{L}{3})|,\s\d{1,3}(?=\s(?:left|right|lh|rh|up|down)(?!\p{L}))|\(\d{1,3}\),\s\p{L}|(?<!\p{L})(?:min|from)\.?\s\d{1,4}(?=[\s,;]|$)/iu;
/** Words of languages that write a point between thousands. */
export const OF_POINTS =
  /^(?:st|stk|stck|stücke?|uds?|unidades?|adet|tane|pz|pezz[io]|peças?|pares?|paare?)\.?$/iu;
