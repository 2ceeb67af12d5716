import { LRUCache } from 'lru-cache';
import {
  PART_FIELDS,
  TRANSLATED_FIELDS,
  zhOf,
  type PartFieldName,
  type PartText,
  type ZhField,
} from '@/shared/partFields';
import { numberKey } from '@/shared/search';
import { numberEnds, termsOf } from './analyzer';

/** Raised whenever equal texts get other terms: all parts are then indexed again, see `reindex.ts`. */
export const ANALYZER_VERSION = 12;

/** What an entry is made from. */
export type IndexedPart = Record<PartText, string> & {
  seq: number;
  categoryId: string | null;
  /** Its own and those of other makers, as they are written. */
  numbers: string[];
  /** Of the numbers. */
  makers: string[];
};

/**
 * The columns of an entry by their weight: those of one depth weigh the same. `head` is what the
 * name says before it says for what, with what or of which size, its noun first.
 */
export const DEPTHS = [
  ['head', 'name', 'numbers'],
  ['category'],
  ['kind'],
  ['facts'],
  ['description'],
] as const;

export const COLUMNS = DEPTHS.flat();
type Column = (typeof COLUMNS)[number];

/** What a part is found by: terms, each with a blank on either side. */
export type IndexEntry = Record<Column, string> & { rowid: number };

/** By the names of the fields. */
const ZH_FIELDS = new Map<PartFieldName, ZhField>(
  TRANSLATED_FIELDS.map((field) => [field, zhOf(field)]),
);

/** Other numbers that are searched as a whole. */
const NUMBERS = PART_FIELDS.filter(({ searchedAs }) => searchedAs === 'numbers').map(
  ({ name }) => name,
);

/** Most texts, such as terms of payment, are those of many parts, and analyzing takes half the time. */
const analyzed = new LRUCache<string, string[]>({ max: 5000, memoMethod: termsOf });

/** The terms of a text of many parts. */
export const memoizedTerms = (text: string): string[] => analyzed.memo(text);

/** Of its text in either language. */
export function termsOfField(part: Record<PartText, string>, field: PartFieldName): string[] {
  const zhField = ZH_FIELDS.get(field);
  return [...analyzed.memo(part[field]), ...(zhField ? analyzed.memo(part[zhField]) : [])];
}

/** A term is in the first column that has it; words of the category are in theirs in any case. */
export function makeIndexEntry(part: IndexedPart, categoryTerms: string[]): IndexEntry {
  const seen = new Set<string>();
  const column = (terms: string[]) => {
    const own = terms.filter((term) => !seen.has(term));
    for (const term of own) seen.add(term);
    return join(own);
  };
  const fields = (searchedAs: string) =>
    PART_FIELDS.filter((field) => (field.searchedAs ?? 'facts') === searchedAs).flatMap(
      ({ name }) => termsOfField(part, name),
    );
  return {
    rowid: part.seq,
    head: column([...headTerms(part.name), ...headTerms(part.nameZh)]),
    name: column(fields('name')),
    numbers: column([
      ...part.numbers.map(numberKey).filter(Boolean),
      ...NUMBERS.map((name) => numberKey(part[name])).filter(Boolean),
      ...part.numbers.flatMap(termsOf),
      ...part.numbers.flatMap(numberEnds),
    ]),
    category: join(categoryTerms),
    // A maker is also searched as one word, see `makers.ts`.
    kind: column([
      ...fields('kind'),
      ...part.makers.flatMap((maker) => [...termsOf(maker), numberKey(maker)]),
    ]),
    facts: column(fields('facts')),
    description: column(fields('description')),
  };
}

const join = (terms: string[]) => (terms.length === 0 ? '' : ` ${[...new Set(terms)].join(' ')} `);

/** The noun is the last word of the head that is neither a model nor an abbreviation. */
function headTerms(name: string): string[] {
  const head = name.split(/,|\(| for | with |，|（|用于|适用/u, 1)[0] ?? name;
  const words = head.split(/[\s/-]+/).filter((word) => /^\p{L}\p{Ll}{2,}$/u.test(word));
  return [...termsOf(words.at(-1) ?? '').slice(-1), ...termsOf(head)];
}

/** The noun of what a part is; empty where its name has none. */
export const nounOf = ({ head }: Pick<IndexEntry, 'head'>): string => head.split(' ', 2)[1] ?? '';

/** All terms of an entry, each once. */
export const entryTerms = (entry: Record<Column, string>): Set<string> =>
  new Set(COLUMNS.flatMap((column) => entry[column].split(' ').filter(Boolean)));
