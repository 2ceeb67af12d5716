import { fold } from '@/shared/search';
import type { AttributeRow } from './repository';
import { findQuantities, unitsFor, type Quantity } from './quantities';

/** An attribute with the choices that parts have of it already. */
export type KnownAttribute = Pick<AttributeRow, 'key' | 'labelEn' | 'labelZh' | 'kind' | 'unit'> & {
  choices: string[];
};

export interface SearchedText {
  /** The part's field. */
  field: string;
  text: string;
}

export interface Proposal {
  key: string;
  number?: number;
  choice?: string;
  /** The text that it was found in. */
  found: string;
}

/** Fields that say themselves what their numbers are; folded words. */
const MEANINGS: Record<string, string[]> = { weight: ['weight', '重量', '净重', '毛重'] };
/** Fields that hold little but what the part is; elsewhere a number says what it is of, or nothing. */
const TELLING = new Set([
  'name',
  'partType',
  'dimensions',
  'installSize',
  'faceplateSize',
  'weight',
]);
/** Behind these words a number is a condition, or the end of what others are. */
const CONDITION =
  /(?<!\p{L})(?:if|when|unless|whether|(?:lighter|heavier|less|more|fewer|smaller|larger|shorter|longer|lower|higher|thinner|wider) than)(?!\p{L})|如果|若|少于|小于|大于|超过/u;
const END_OF_RANGE = /(?<!\p{L})(?:up to|at most)\s*$|(?:最多|最大|不超过)\s*$/u;
/** A quantity beside one of these words is no other property's. */
const FOREIGN = ['weight', 'net', 'gross', 'packing', 'carton', '重量', '净重', '毛重', '包装'];
/** Words of labels that tell nothing about which property it is. */
const EMPTY_WORDS = new Set(['of', 'the', 'a', 'and', 'in', 'for', 'rated', 'nominal', 'type']);
/** So many characters on either side are looked at for a word of the label. */
const NEAR = 30;
const MAX_FOUND = 200;

/**
 * Proposes a value for each attribute that the texts seem to hold one of; the first text that has
 * one counts. Where two values are as likely there is no proposal.
 */
export function propose(texts: SearchedText[], attributes: KnownAttribute[]): Proposal[] {
  const folded = texts.map(({ field, text }) => ({ field, text, folded: fold(text) }));
  return attributes.flatMap((attribute) => {
    for (const each of folded) {
      const value =
        attribute.kind === 'number'
          ? findNumber(each, attribute, attributes)
          : findChoice(each.folded, attribute);
      if (value) return { key: attribute.key, ...value.value, found: excerpt(each.text, value.at) };
    }
    return [];
  });
}

interface Found {
  value: { number: number } | { choice: string };
  at: number;
}

interface FoldedText {
  field: string;
  folded: string;
}

function findNumber(
  { field, folded }: FoldedText,
  attribute: KnownAttribute,
  attributes: KnownAttribute[],
): Found | undefined {
  if (attribute.unit === '') return undefined;
  const units = unitsFor(attribute.unit);
  const own = labelWords(attribute);
  const meaning = MEANINGS[field];
  if (meaning && !own.some((word) => meaning.includes(word))) return undefined;
  const quantities = findQuantities(folded, units);
  const stated = quantities.map(({ start }) => !CONDITION.test(clauseBefore(folded, start)));
  const labelled = quantities.filter(
    (_, index) =>
      stated[index] &&
      labelsOf(attribute).some((words) =>
        words.every((word) => isNear(folded, quantities, index, [word])),
      ),
  );
  if (labelled.length > 0) return unique(labelled);
  if (!TELLING.has(field)) return undefined;
  // Without a word beside it, a number is only what nothing else can be.
  const rivals = attributes.filter(
    ({ key, kind, unit }) => key !== attribute.key && kind === 'number' && units.has(fold(unit)),
  );
  const isWeight = own.some((word) => FOREIGN.includes(word));
  const others = [...rivals.flatMap(labelWords), ...(isWeight ? [] : FOREIGN)];
  const unlabelled = quantities.filter(
    ({ start }, index) =>
      stated[index] &&
      !END_OF_RANGE.test(folded.slice(0, start)) &&
      !isNear(folded, quantities, index, others),
  );
  if (rivals.length > 0 || unlabelled.some(({ isOneOfSeveral }) => isOneOfSeveral))
    return undefined;
  return unique(unlabelled);
}

function unique(quantities: Quantity[]): Found | undefined {
  const [first] = quantities;
  if (!first || quantities.some(({ number }) => number !== first.number)) return undefined;
  return { value: { number: first.number }, at: first.start };
}

/** Whether one of the words stands beside the quantity, with no other quantity in between. */
function isNear(text: string, quantities: Quantity[], index: number, words: string[]): boolean {
  const quantity = quantities[index];
  if (!quantity) return false;
  const from = Math.max(quantities[index - 1]?.end ?? 0, quantity.start - NEAR);
  const to = Math.min(quantities[index + 1]?.start ?? text.length, quantity.end + NEAR);
  const before = lastClause(text.slice(from, quantity.start));
  const [behind = ''] = text.slice(quantity.end, to).split(/[,;:.(\n，；：。（]/u);
  // What stands in front of a number is its name; only without one, or behind "of", what follows.
  if (/\p{L}{3}|\p{Script=Han}/u.test(before) && !/^\s?of\s/u.test(behind)) {
    return words.some((word) => hasWord(before, word));
  }
  return words.some((word) => hasWord(behind, word));
}

const lastClause = (text: string): string => text.split(/[,;.)\n，；。）]\s?/u).at(-1) ?? '';

/** The sentence in front of a place, up to it. */
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[;\n；。]|\.\s/u)
    .at(-1) ?? '';

type Labels = Pick<KnownAttribute, 'labelEn' | 'labelZh'>;

/** What names the attribute in each language: all of the words have to be there. */
function labelsOf({ labelEn, labelZh }: Labels): string[][] {
  const english = fold(labelEn).match(/[\p{L}\p{N}]+/gu) ?? [];
  const chinese = fold(labelZh).replace(/^(?:额定|最大)/u, '');
  const telling = english.filter((word) => !EMPTY_WORDS.has(word));
  return [telling, chinese ? [chinese] : []].filter((words) => words.length > 0);
}

const labelWords = (labels: Labels): string[] => labelsOf(labels).flat();

const IP_CODE = /(?<![\p{L}\p{N}])ip ?(\d{2})(?!\d)/gu;

function findChoice(text: string, attribute: KnownAttribute): Found | undefined {
  const codes = isProtection(attribute)
    ? [...text.matchAll(IP_CODE)].map(({ 1: digits, index }) => ({
        choice: `IP${digits}`,
        at: index,
      }))
    : [];
  const places = attribute.choices.flatMap((choice) => {
    const at = placeOf(text, fold(choice));
    return at === undefined ? [] : { choice, at };
  });
  const known = places.filter(({ choice }) => !/^ip ?\d{2}$/i.test(choice));
  // Of "stainless steel" and "steel" it is the one that says more.
  const whole = known.filter(
    ({ choice }) =>
      !known.some((other) => other.choice !== choice && hasWord(fold(other.choice), fold(choice))),
  );
  const all = [...codes, ...whole];
  const [first] = all;
  if (!first || all.some(({ choice }) => choice !== first.choice)) return undefined;
  return { value: { choice: first.choice }, at: first.at };
}

function isProtection({ key, labelEn, labelZh, choices }: KnownAttribute): boolean {
  const words = [key, ...fold(labelEn).split(/[^\p{L}\p{N}]+/u)];
  return (
    words.some((word) => ['ip', 'protection', 'ingress'].includes(word)) ||
    labelZh.includes('防护') ||
    choices.some((choice) => /^ip ?\d{2}$/i.test(choice))
  );
}

const hasWord = (text: string, word: string): boolean => placeOf(text, word) !== undefined;

/** Where a word or phrase stands in the text, as a whole one where it is in letters. */
function placeOf(text: string, word: string): number | undefined {
  if (word === '') return undefined;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, behind] = [text.slice(0, at).at(-1), text[at + word.length]];
    const isWhole = !joins(before, word[0]) && !joins(word.at(-1), behind);
    if (isWhole) return at;
  }
  return undefined;
}

/** Whether two characters belong to one word; Chinese has no words that end. */
const joins = (a: string | undefined, b: string | undefined): boolean =>
  [a, b].every((each) => each !== undefined && /[\p{L}\p{N}]/u.test(each)) &&
  [a, b].every((each) => !/\p{Script=Han}/u.test(each ?? ''));

/** Folding hardly moves anything: the place in the folded text does for the text itself. */
function excerpt(text: string, at: number): string {
  if (text.length <= MAX_FOUND) return text;
  const start = Math.max(0, Math.min(at - MAX_FOUND / 2, text.length - MAX_FOUND));
  const cut = [...text.slice(start, start + MAX_FOUND)].join('').trim();
  return `${start > 0 ? '… ' : ''}${cut}${start + MAX_FOUND < text.length ? ' …' : ''}`;
}
