import { COUNTED_WORDS, lineUnitOf } from './lineUnits';
import { roleOf } from './listWords';

const CURRENCY = String.raw`(?:us\$|usd|eur|euro|cny|rmb|gbp|aed|inr|rs|sar|jpy|[$€£¥₹])`;
const NUMBER = String.raw`\d[\d.,]*`;

/** Numbers of a line that are never its quantity: prices, dates, sizes, and what lifts and drawings are called. */
const OTHERS = [
  String.raw`(?<![\p{L}\d])${CURRENCY}\.?\s?${NUMBER}(?:\s?(?:/|per|each)\s?\p{L}+|\seach)?`,
  String.raw`(?<![\d.,])${NUMBER}\s?${CURRENCY}(?!\p{L})(?:\s?(?:/|per|each)\s?\p{L}+|\seach)?`,
  String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)|(?<!\d)20\d\d[./-]\d{1,2}[./-]\d{1,2}(?!\d)`,
  String.raw`(?<![\p{L}\d])\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?(?:\s20\d\d)?`,
  String.raw`(?<![\p{L}\d-])M\d{1,2}\s?[x×*]\s?\d{1,3}(?!\d)`,
  String.raw`(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?[x×*]\s?\d+(?:[.,]\d+)?(?:\s?[x×*]\s?\d+(?:[.,]\d+)?)*\s?(?:mm|cm)(?!\p{L})`,
  String.raw`(?<![\p{L}\d-])\d+(?:[.,/]\d+)?[x×*]\d+(?:[.,]\d+)?(?:[x×*]\d+(?:[.,]\d+)?)*(?!\d|\s?(?:pcs?|nos?|sets?|米|m)(?!\p{L}))`,
  String.raw`(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?(?:m/s|m/min|mm²?|cm|inch|v|vac|vdc|kv|a|ma|w|kw|hp|hz|nm|kn|rpm|va|°c?|%|bar|персон|persons?|passengers?|stops?|floors?|pulses?|ppr|poles?|cores?|phases?|ways?|speeds?|panels?|channels?|buttons|stage|wire|ply|мм|см|в|а|квт|кг/м|毫米|人|层|芯|极)(?![\p{L}\d])`,
  String.raw`(?<!\p{L})(?:lifts?|elevators?|escalators?|cars?|floors?|shafts?|units?|pos|item|page|drawing|drg|rev|model|type|size|class|part|en|iso|ip|din|iec|aufzug|лифт)\.?\s?(?:no|nr|n°|#)?\.?\s?\d+(?:[-/.]\d+)*(?:(?:,|\s?&|\sand|\sund|\s?\+)\s?\d+(?!\d|[.,]\d|\s?\p{L}))*(?!\d|\s?(?:pcs|nos|sets|pairs))`,
]
  .map((pattern) => new RegExp(pattern, 'giu'))
  .concat(/\d{1,3}\s?dBA?(?!\p{L})/gu);

const AMOUNT = String.raw`\d{1,12}(?:[.,']\d{3}(?!\d)){0,4}(?:[.,]\d{1,2})?(?![.,]?\d)`;
const SURE_CURRENCY = String.raw`(?:us\$|usd|eur|cny|rmb|gbp|aed|inr|rs\.|(?<=[,;@–-] ?)rs(?! ?(?:232|422|485))|^rs(?= ?[\d.,]+(?:/-)?$)|[$€£¥￥₹])`;
const COUNT = String.raw`\d{1,9}\s?(?!each|ea(?!\p{L}))(?:${COUNTED_WORDS})(?!\p{Script=Latin})`;
/** A price with its label and what it is for; further amounts after it are totals. */
const PRICE = new RegExp(
  String.raw`(?:(?:[ ,;/]{1,20}(?:[–-] ?)?)?(?:@|(?<!\p{L})(?:à|at)|(?<!\p{L})(?:(?:unit|target|total|net|list|last|budget|max)\.? ){0,3}(?:price|rate|cost|budget)(?: is)?|(?:目标|含税)?(?:单价|价格|价))[ :=]{0,3}|[ ,;/]{1,20}(?:[–-] ?)?|(?<![\p{L}\d.,-]))` +
    String.raw`(?:(?<!\p{L})${SURE_CURRENCY} ?(?!${COUNT})${AMOUNT}(?![\p{Script=Latin}]|-\d)` +
    String.raw`|(?:\d[\d.,]{0,20}[.,]\d\d|${AMOUNT}(?! ?${SURE_CURRENCY} ?\d(?!\d{0,9} ?(?:${COUNTED_WORDS})(?!\p{Script=Latin}))))(?: ?(?:${SURE_CURRENCY}|euros?|руб|元(?![件器]))(?![\p{Script=Latin}\p{Script=Cyrillic}])| ?/-))` +
    String.raw`(?:/-|\.[-–])?(?: ?(?:/|per|pro|je) ?\p{L}{1,20}| each(?!\p{L}))?(?:[,;]? {1,20}\d[\d.,]{0,20}[.,]\d\d(?![\p{L}\d]|[.,]\d| ?\p{L}))*`,
  'giu',
);

/** `HW` or `part`, but no unit: a longer number after it is its number, and no price. */
function endsWithLabel(text: string): boolean {
  const [word = ''] = /(?<![\p{L}\d-])\p{L}+$/u.exec(text) ?? [];
  const isSeries = /^[A-Z]{1,3}$/.test(word) && lineUnitOf(word) === undefined;
  return isSeries || roleOf(word) === 'text';
}

/** The text without prices: those of a buyer stay with the buyer. */
export const withoutPrices = (text: string): string => {
  const rest = text.replace(PRICE, (price, at: number) =>
    /^ \d{4,} ?\p{L}+$/u.test(price) && endsWithLabel(text.slice(0, at)) ? price : '',
  );
  return rest === text ? text : rest.replace(/\( *\)/g, '').replace(/^[ ,;–-]+/, '');
};

/** The text with signs that are no digits in their place, as long as before. */
export const masked = (text: string): string =>
  OTHERS.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => '¤'.repeat(found.length)),
    text,
  );
