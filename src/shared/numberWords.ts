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
/** From twenty on. */
const TENS = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  'vingt/vingts trente quarante cinquante soixante',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  'yirmi otuz kırk elli altmış yetmiş seksen doksan',
];
const DOZENS =
  'dozens?|doz|dzn?|dutzend|douzaines?|docenas?|dúzias?|dozzin[ae]|дюжин\\p{L}*|düzine|دزينة|打';

/** Numbers by the words for them, of which the first is `first`. */
const valuesOf = (languages: string[], first: number, step: number) =>
  new Map(
    languages.flatMap((language) =>
      language
        .split(' ')
        .flatMap((forms, index) =>
          forms.split('/').map((form) => [form, first + index * step] as const),
        ),
    ),
  );

const SMALL = valuesOf(COUNTED, 1, 1);
const LARGE = valuesOf(TENS, 20, 10).set('hundred', 100).set('thousand', 1000);
SMALL.delete('-');

const HAN_DIGITS = '一二三四五六七八九';
const HAN_FORMS = new Map(
  [...'壹贰叁肆伍陆柒捌玖拾佰两貳'].map((form, at) => [form, '一二三四五六七八九十百二二'[at]!]),
);

const SMALL_WORDS = [...SMALL.keys()].join('|');
const LARGE_WORDS = [...LARGE.keys()].join('|');
for (const article of ['a', 'an']) SMALL.set(article, 1);
const AND = '(?:and|y|et|e|и)[ -]';
const LARGE_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:an?[ -])?(?:(?:${SMALL_WORDS})[ -])?(?:${LARGE_WORDS})(?:[ -](?:${AND})?(?:${LARGE_WORDS}|${SMALL_WORDS}))*(?!\\p{L})`,
  'giu',
);

/** Patterns; a dozen stands after a number or alone. Larger numbers are read by `inDigits`. */
export const WORD_NUMBER = `(?:${SMALL_WORDS})(?!\\p{L})`;
export const HAN_NUMBER = '[一二三四五六七八九十百两壹贰叁肆伍陆柒捌玖拾佰貳]{1,5}';
export const DOZEN = `(?:${DOZENS})(?!\\p{Script=Latin})\\.?`;

/** The value of a small number in words; NaN: it is none. */
export function wordValue(written: string): number {
  const word = written.toLowerCase();
  return /^\p{Script=Han}/u.test(word) ? hanValue(word) : (SMALL.get(word) ?? NaN);
}

/** The text with numbers such as `one hundred and twenty-five` in digits. */
export const inDigits = (text: string): string =>
  text.replace(LARGE_NUMBER, (words) => String(largeValue(words.toLowerCase()) ?? words));

function largeValue(words: string): number | undefined {
  const isFrench = /soixante|vingt/.test(words);
  let thousands = 0;
  let sum = 0;
  for (const word of words.split(/[ -]/)) {
    const value = SMALL.get(word) ?? LARGE.get(word) ?? 0;
    // Ones stand after tens; of `five twenty watt lamps` the words are two numbers.
    const isNext = value < (isFrench ? 20 : 10) && sum % 10 === 0 && sum % 100 > 10;
    if (value === 1000) {
      thousands = (sum || 1) * 1000;
      sum = 0;
    } else if (value === 100) sum = (sum || 1) * 100;
    else if (isFrench && sum === 4 && value === 20) sum = 80;
    else if (sum % 100 === 0 || isNext) sum += value;
    else return undefined;
  }
  return thousands + sum;
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
