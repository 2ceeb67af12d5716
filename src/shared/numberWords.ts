/** Numbers in words, in the languages of buyers. */

/** From one on; the forms of a number are divided by a slash. */
const COUNTED = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'ein/eine/einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'un/une deux trois quatre cinq six sept huit neuf dix onze douze',
  'una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze',
  '- due tre quattro cinque sei sette otto nove dieci',
  'один/одна/одно два/две три четыре пять шесть семь восемь девять десять',
  'bir iki üç dört beş altı yedi sekiz dokuz',
  'واحد/واحدة اثنان/اثنين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثمان تسعة/تسع عشرة/عشر',
];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const DOZENS =
  'dozens?|doz|dzn?|dutzend|douzaines?|docenas?|dúzias?|dozzin[ae]|дюжин\\p{L}*|düzine|دزينة|打';

const VALUES = new Map<string, number>();
for (const language of COUNTED) {
  for (const [index, forms] of language.split(' ').entries()) {
    for (const form of forms.split('/')) VALUES.set(form, index + 1);
  }
}
for (const [index, word] of TENS.split(' ').entries()) VALUES.set(word, (index + 2) * 10);
VALUES.set('hundred', 100);
for (const article of ['a', 'an']) VALUES.set(article, 1);

const HAN_DIGITS = '一二三四五六七八九';
const HAN_FORMS = new Map(
  [...'壹贰叁肆伍陆柒捌玖拾佰两貳'].map((form, at) => [form, '一二三四五六七八九十百二二'[at]!]),
);

const words = [...VALUES.keys()].filter((word) => word.length > 1 && word !== 'an' && word !== '-');
const ONES = 'one|two|three|four|five|six|seven|eight|nine';

/** Patterns; a dozen stands after a number or alone. */
export const WORD_NUMBER = `(?:(?:${TENS.replaceAll(' ', '|')})[ -](?:${ONES})|${words.join('|')})(?!\\p{L})`;
export const HAN_NUMBER = '[一二三四五六七八九十百两壹贰叁肆伍陆柒捌玖拾佰貳]{1,5}';
export const DOZEN = `(?:${DOZENS})(?!\\p{Script=Latin})\\.?`;

/** The value of a number in words; NaN: it is none. */
export function wordValue(written: string): number {
  const word = written.toLowerCase();
  if (/^\p{Script=Han}/u.test(word)) return hanValue(word);
  const parts = word.split(/[ -]/).map((part) => VALUES.get(part) ?? NaN);
  return parts.reduce((sum, value) => sum + value, 0);
}

/** Up to 999: `两`, `十二`, `一百二十`. */
function hanValue(written: string): number {
  let sum = 0;
  let digit = 0;
  for (const character of written) {
    const plain = HAN_FORMS.get(character) ?? character;
    const value = HAN_DIGITS.indexOf(plain) + 1;
    if (value > 0) digit = value;
    else {
      sum += (digit || 1) * (plain === '百' ? 100 : 10);
      digit = 0;
    }
  }
  return sum + digit;
}
