import { fold } from '@/shared/search';
import type { AttributeRow } from './repository';
import { unitsFor } from './units';

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

/** A value and where it stands in the text. */
interface Found {
  value: { number: number } | { choice: string };
  at: number;
}

/** In these fields a number without a label can only be that of the one attribute with its unit. */
const SHORT_FIELDS = ['name', 'partType', 'dimensions', 'installSize', 'faceplateSize', 'weight'];
const WEIGHT = ['weight', 'net', 'gross', 'packing', 'carton', '重量', '净重', '毛重', '包装'];
/** Behind these words a number is the limit of something. */
const CONDITION = /\b(?:if|when|than)\b|如果|小于|大于|少于|超过/u;
/** Words of labels that name no quantity. */
const EMPTY_WORDS = ['of', 'the', 'a', 'and', 'in', 'for', 'rated', 'nominal', 'type'];
const MAX_FOUND = 200;

/**
 * Proposes a value for each attribute from the first text that holds one; none where two values are
 * as likely.
 */
export function propose(texts: SearchedText[], attributes: KnownAttribute[]): Proposal[] {
  const folded = texts.map(({ field, text }) => ({ field, text, folded: fold(text) }));
  return attributes.flatMap((attribute) => {
    const choices = attribute.choices.map((choice) => ({ choice, word: fold(choice) }));
    for (const { field, text, folded: searched } of folded) {
      const found =
        attribute.kind === 'number'
          ? findNumber(field, searched, attribute, attributes)
          : isProtection(attribute)
            ? findProtection(searched)
            : findChoice(searched, choices);
      if (found) return { key: attribute.key, ...found.value, found: excerpt(text, found.at) };
    }
    return [];
  });
}

function findNumber(
  field: string,
  text: string,
  attribute: KnownAttribute,
  attributes: KnownAttribute[],
): Found | undefined {
  if (attribute.unit === '' || !/\d/.test(text)) return undefined;
  const labels = labelsOf(attribute);
  const isWeight = labels.flat().some((word) => WEIGHT.includes(word));
  if (field === 'weight' && !isWeight) return undefined;
  const units = unitsFor(attribute.unit);
  const quantities = findQuantities(text, attribute.unit).filter(
    ({ name }) => !CONDITION.test(name),
  );
  const labelled = quantities.filter(({ name }) =>
    labels.some((words) => words.every((word) => hasWord(name, word))),
  );
  if (labelled.length > 0) return onlyOne(labelled);
  const hasRival = attributes.some(
    ({ key, kind, unit }) => key !== attribute.key && kind === 'number' && units.has(fold(unit)),
  );
  if (hasRival || !SHORT_FIELDS.includes(field)) return undefined;
  const isOther = (name: string) => !isWeight && WEIGHT.some((word) => hasWord(name, word));
  return onlyOne(quantities.filter(({ name }) => !isOther(name)));
}

interface Quantity {
  value: { number: number };
  at: number;
  /** The words in front of it or, without any, behind it. */
  name: string;
}

/** By unit; to compile one takes longer than to search a text. */
const patterns = new Map<string, RegExp>();

/** Matches a number with a unit, but not in model numbers, sizes like 20 × 30 mm and ranges. */
function patternOf(unit: string): RegExp {
  const known = patterns.get(unit);
  if (known) return known;
  const names = [...unitsFor(unit).keys()].sort((a, b) => b.length - a.length).map(escape);
  const joint = '(?:[-–~x×*]|to |至|到)';
  const pattern = new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}.,_/]|${joint}\\s?)(\\d+(?:[.,]\\d+)*)\\s?(${names.join('|')})` +
      `(?![\\p{Script=Latin}\\p{N}/]|\\s?${joint}\\s?\\d)`,
    'gu',
  );
  patterns.set(unit, pattern);
  return pattern;
}

/** All numbers with a unit of the same kind in a folded text. */
function findQuantities(text: string, ownUnit: string): Quantity[] {
  const units = unitsFor(ownUnit);
  const matches = [...text.matchAll(patternOf(ownUnit))];
  return matches.flatMap((match, index) => {
    const [whole, digits = '', unit = ''] = match;
    const number = parseNumber(digits) * (units.get(unit) ?? NaN);
    if (Number.isNaN(number)) return [];
    const previous = matches[index - 1];
    const start = previous ? previous.index + previous[0].length : 0;
    const before = text.slice(start, match.index).split(CLAUSE_END).at(-1) ?? '';
    const next = matches[index + 1]?.index ?? text.length;
    const [behind = ''] = text.slice(match.index + whole.length, next).split(CLAUSE_END);
    const isNamedBehind = !/\p{L}{3}|\p{Script=Han}/u.test(before) || /^\s?of\s/.test(behind);
    // The rounding error of the product is removed.
    const value = { number: Number(number.toPrecision(12)) };
    return { value, at: match.index, name: isNamedBehind ? behind : before };
  });
}

const CLAUSE_END = /[,;()\n，；。（）]|\.\s/u;

/** `1,000` is a thousand, `0,63` less than one. */
function parseNumber(digits: string): number {
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
  return Number(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}

/** What names the attribute in each language: all words of one of them have to be there. */
function labelsOf({ labelEn, labelZh }: KnownAttribute): string[][] {
  const words = fold(labelEn).match(/[\p{L}\p{N}]+/gu) ?? [];
  const english = words.filter((word) => !EMPTY_WORDS.includes(word));
  const chinese = fold(labelZh).replace(/^(?:额定|最大)/u, '');
  return [english, chinese ? [chinese] : []].filter((label) => label.length > 0);
}

function findProtection(text: string): Found | undefined {
  const codes = [...text.matchAll(/(?<![\p{L}\p{N}])ip ?(\d{2})(?!\d)/gu)];
  return onlyOne(codes.map(({ 1: digits, index }) => found(`IP${digits}`, index)));
}

function findChoice(text: string, choices: { choice: string; word: string }[]): Found | undefined {
  const known = choices.filter(({ word }) => hasWord(text, word));
  // Of "stainless steel" and "steel" the longer one says more.
  const longest = known.filter(
    (each) => !known.some((other) => other !== each && hasWord(other.word, each.word)),
  );
  return onlyOne(longest.map(({ choice, word }) => found(choice, text.indexOf(word))));
}

const found = (choice: string, at: number) => ({ value: { choice }, at });

function isProtection({ key, labelEn, labelZh, choices }: KnownAttribute): boolean {
  const words = [key, ...fold(labelEn).split(/[^\p{L}\p{N}]+/u)];
  return (
    words.some((word) => ['ip', 'protection', 'ingress'].includes(word)) ||
    labelZh.includes('防护') ||
    choices.some((choice) => /^ip ?\d{2}$/i.test(choice))
  );
}

function onlyOne<T extends Found>(all: T[]): T | undefined {
  const valueOf = ({ value }: Found) => JSON.stringify(value);
  const [first] = all;
  return first && all.every((each) => valueOf(each) === valueOf(first)) ? first : undefined;
}

/** Whether the text has the word or phrase as a whole; Chinese has no spaces between words. */
function hasWord(text: string, word: string): boolean {
  if (word === '' || !text.includes(word)) return false;
  const letter = '[\\p{Script=Latin}\\p{N}]';
  return new RegExp(`(?<!${letter})${escape(word)}(?!${letter})`, 'u').test(text);
}

const escape = (text: string) => text.replace(/[/\\^$.*+?()[\]{}|]/g, '\\$&');

/** A place in the folded text is near enough to that in the text itself. */
function excerpt(text: string, at: number): string {
  if (text.length <= MAX_FOUND) return text;
  const start = Math.max(0, Math.min(at - MAX_FOUND / 2, text.length - MAX_FOUND));
  const cut = text.slice(start, start + MAX_FOUND).trim();
  return `${start > 0 ? '… ' : ''}${cut}${start + MAX_FOUND < text.length ? ' …' : ''}`;
}
