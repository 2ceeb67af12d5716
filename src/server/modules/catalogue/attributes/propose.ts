import { fold } from '@/shared/search';
import { parseNumber, roundNumber, unitsFor } from '@/shared/units';
import type { AttributeRow } from './repository';

type NamedAttribute = Pick<AttributeRow, 'key' | 'labelEn' | 'labelZh' | 'kind' | 'unit'>;

/** An attribute with what its values are found by. */
export type Searched = ReturnType<typeof prepare>;

interface SearchedText {
  /** The part's field. */
  field: string;
  text: string;
}

interface Proposal {
  key: string;
  number?: number;
  choice?: string;
  /** The clause that holds it. */
  found: string;
}

/** A number with its unit. */
interface Quantity {
  number: number;
  /** The words in front of it or, without any, after it. */
  name: string;
}

/** In these fields a number without a label can only be that of the one attribute with its unit. */
const SHORT_FIELDS = ['name', 'partType', 'dimensions', 'installSize', 'faceplateSize'];
const CLAUSE_END = /,\s|[;()\n，；。（）]|\.\s/u;
/** After these words a number is the limit of something. */
const LIMIT = /\b(?:if|when|than)\b|如果|小于|大于|少于|超过/u;
const WEIGHT = /\b(?:weight|net|gross)\b|重量|净重|毛重/u;
/** Words of labels that name no quantity. */
const EMPTY_WORDS = ['of', 'the', 'a', 'and', 'in', 'for', 'rated', 'nominal', 'type'];
const PROTECTION = /\b(?:ip|ip ?\d\d|protection|ingress)\b|防护/u;

/** `choices` are those that parts have already. */
export function prepare(attribute: NamedAttribute, choices: string[]) {
  const { key, labelEn, labelZh, kind, unit } = attribute;
  const english = (fold(labelEn).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !EMPTY_WORDS.includes(word),
  );
  const chinese = fold(labelZh).replace(/^(?:额定|最大)/u, '');
  return {
    key,
    kind,
    unit,
    units: unitsFor(unit),
    pattern: patternOf([...unitsFor(unit).keys()]),
    /** All words of one of them name the attribute. */
    labels: [english, chinese === '' ? [] : [chinese]].filter((words) => words.length > 0),
    choices: choices.map((choice) => ({ choice, word: fold(choice) })),
    isProtection: PROTECTION.test([key, fold(labelEn), labelZh, ...choices.map(fold)].join(' ')),
  };
}

/** Matches a number with a unit, but not in model numbers, sizes like 20 × 30 mm and ranges. */
function patternOf(units: string[]): RegExp {
  const names = units.sort((a, b) => b.length - a.length).map(escape);
  const joint = '(?:[-–~x×*]|to |至|到)';
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}.,_/]|${joint}\\s?)(\\d+(?:[.,]\\d+)*)\\s?(${names.join('|')})` +
      `(?![\\p{Script=Latin}\\p{N}/]|\\s?${joint}\\s?\\d)`,
    'gu',
  );
}

/**
 * Proposes a value for each attribute from the first text that holds one; none where two values are
 * as likely.
 */
export function propose(texts: SearchedText[], attributes: Searched[]): Proposal[] {
  return attributes.flatMap((attribute) => {
    const hasRival = attributes.some(
      ({ key, kind, unit }) =>
        key !== attribute.key && kind === 'number' && attribute.units.has(fold(unit)),
    );
    for (const { field, text } of texts) {
      const clauses = text.split(CLAUSE_END);
      const found =
        attribute.kind === 'number'
          ? findNumber(field, clauses, attribute, hasRival)
          : findChoice(clauses, attribute);
      if (found) return { key: attribute.key, ...found };
    }
    return [];
  });
}

function findNumber(field: string, clauses: string[], attribute: Searched, hasRival: boolean) {
  const { unit, labels } = attribute;
  if (unit === '') return undefined;
  const all = clauses
    .flatMap((clause) =>
      findQuantities(fold(clause), attribute).map((quantity) => ({
        ...quantity,
        found: clause.trim(),
      })),
    )
    .filter(({ name }) => !LIMIT.test(name));
  const labelled = all.filter(({ name }) =>
    labels.some((words) => words.every((word) => hasWord(`${field} ${name}`, word))),
  );
  const isUnnamed = !hasRival && SHORT_FIELDS.includes(field);
  const likely =
    labelled.length > 0 || !isUnnamed ? labelled : all.filter(({ name }) => !WEIGHT.test(name));
  const [first] = likely;
  if (!first || likely.some(({ number }) => number !== first.number)) return undefined;
  return { number: first.number, found: first.found };
}

function findQuantities(clause: string, { pattern, units }: Searched): Quantity[] {
  const matches = [...clause.matchAll(pattern)];
  return matches.map(({ 0: whole, 1: digits = '', 2: unit = '', index }, place) => {
    const previous = matches[place - 1];
    const before = clause.slice(previous ? previous.index + previous[0].length : 0, index);
    const after = clause.slice(index + whole.length, matches[place + 1]?.index);
    const isNamedAfter = !/\p{L}{3}|\p{Script=Han}/u.test(before) || /^\s?of\s/.test(after);
    const number = roundNumber(parseNumber(digits) * (units.get(unit) ?? NaN));
    return { number, name: isNamedAfter ? after : before };
  });
}

function findChoice(clauses: string[], { choices, isProtection }: Searched) {
  const all = clauses.flatMap((clause) => {
    const text = fold(clause);
    const found = clause.trim();
    if (isProtection) {
      const codes = text.matchAll(/(?<![\p{L}\p{N}])ip ?(\d\d)(?!\d)/gu);
      return [...codes].map(([, digits]) => ({ choice: `IP${digits}`, found }));
    }
    const known = choices.filter(({ word }) => hasWord(text, word));
    // Of "stainless steel" and "steel" the longer one says more.
    return known
      .filter(
        (choice) => !known.some((other) => other !== choice && hasWord(other.word, choice.word)),
      )
      .map(({ choice }) => ({ choice, found }));
  });
  return all.every(({ choice }) => choice === all[0]?.choice) ? all[0] : undefined;
}

/** Whether the text has the word or phrase as a whole; Chinese has no spaces between words. */
function hasWord(text: string, word: string): boolean {
  if (!text.includes(word)) return false;
  const letter = '[\\p{Script=Latin}\\p{N}]';
  return new RegExp(`(?<!${letter})${escape(word)}(?!${letter})`, 'u').test(text);
}

const escape = (text: string) => text.replace(/[/\\^$.*+?()[\]{}|]/g, '\\$&');
