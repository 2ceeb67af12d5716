import { PART_FIELDS, type PartFieldName } from '@/shared/partFields';
import { DEPTHS, SEQ_RANGE } from '@/server/db/search';
import type { Database } from '@/server/db/types';
import { sortKey } from '@/server/lib/text';
import { numberKey, tokensOf } from './analyse';

/** Raised whenever equal texts get other tokens: all parts are then indexed anew, see `upkeep.ts`. */
export const ANALYSER_VERSION = 6;

/** What the index is made from. */
export type IndexedPart = Record<PartFieldName, string> & {
  seq: number;
  categoryId: string | null;
  hasPicture: boolean;
  numbers: string[];
  /** Tokens of the names of its category and of all above it. */
  categoryWords: string[];
};

export type IndexRow = Database['partIndex'];

export const TOKEN_COLUMNS = DEPTHS.flat();

const NAME_CHARACTERS = 4;

/**
 * The row's number in the index: rows come out of it in this order, so that of parts that fit
 * equally well those with a picture are met first, and then by the beginning of their names.
 */
export function indexRowid(seq: number, nameKey: string, hasPicture: boolean): number {
  let name = 0;
  for (let place = 0; place < NAME_CHARACTERS; place += 1) {
    name = name * 64 + orderOf(nameKey.charCodeAt(place));
  }
  return ((hasPicture ? 0 : 1) * 64 ** NAME_CHARACTERS + name) * SEQ_RANGE + seq;
}

/** Digits, then letters, then all beyond them. */
function orderOf(code: number): number {
  if (Number.isNaN(code) || code < 48) return 0;
  if (code < 58) return code - 47;
  if (code < 97) return 11;
  return code < 123 ? code - 85 : 63;
}

export const categoryToken = (id: string): string => `c${id}`;

const fieldsOf = (column: string) =>
  PART_FIELDS.filter(({ searchedAs = 'facts' }) => searchedAs === column).map(({ name }) => name);

const FIELDS = {
  name: fieldsOf('name'),
  kind: fieldsOf('kind'),
  facts: fieldsOf('facts'),
  description: fieldsOf('description'),
};

/**
 * Each token stands in the first column that has it: that is what counts for the order. The words of
 * the category are there in any case.
 */
export function indexRowOf(part: IndexedPart): IndexRow {
  const seen = new Set<string>();
  const column = (tokens: string[]) => {
    let text = '';
    for (const token of tokens) {
      if (seen.has(token)) continue;
      seen.add(token);
      text += `${token} `;
    }
    return text;
  };
  const keys = part.numbers.map(numberKey).filter(Boolean);
  const nameKey = sortKey(part.name);
  const of = (wanted: keyof typeof FIELDS) =>
    FIELDS[wanted].flatMap((field) => tokensOf(part[field] ?? ''));
  return {
    rowid: indexRowid(part.seq, nameKey, part.hasPicture),
    name: column(of('name')),
    numbers: column([...keys, ...part.numbers.flatMap(tokensOf)]),
    category:
      part.categoryId === null
        ? ''
        : [categoryToken(part.categoryId), ...new Set(part.categoryWords), ''].join(' '),
    kind: column(of('kind')),
    facts: column(of('facts')),
    description: column(of('description')),
    head: headTokens(headOf(part.name)),
    keys: keys.map((key) => `${key} `).join(''),
    tie: `${part.hasPicture ? 0 : 1}${nameKey}`,
  };
}

/** What a name says before it tells for what, with what or of which size. */
const headOf = (name: string): string =>
  name.split(/,|\(| for | with |，|（|用于|适用/u, 1)[0] ?? name;

/**
 * The tokens of a name's head behind its noun and a bar: `belt|toothed belt htd 5m `. The noun is the
 * last word that is neither a model nor an abbreviation.
 */
function headTokens(head: string): string {
  const words = head.split(/[\s/-]+/).filter((word) => /^\p{L}\p{Ll}{2,}$/u.test(word));
  const noun = tokensOf(words.at(-1) ?? '').at(-1) ?? '';
  return `${noun}|${tokensOf(head)
    .map((token) => `${token} `)
    .join('')}`;
}

/** What the category of a row is known by, and the words of its name and of those above it. */
export function categoryOf({ category }: Pick<IndexRow, 'category'>): {
  token: string;
  words: string[];
} {
  const [token = '', ...words] = category.split(' ').filter(Boolean);
  return { token, words };
}

/** All words and numbers of a row. */
export const termsOf = (row: Pick<IndexRow, (typeof TOKEN_COLUMNS)[number]>): Set<string> =>
  new Set([
    ...categoryOf(row).words,
    ...[row.name, row.numbers, row.kind, row.facts, row.description].flatMap((column) =>
      column.split(' ').filter(Boolean),
    ),
  ]);
