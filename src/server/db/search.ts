import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './types';

/** What lists of parts are ordered and filtered by. */
export type FoundPart = Pick<
  Database['spareParts'],
  'seq' | 'categoryId' | 'nameKey' | 'brandKey' | 'categoryKey'
>;

/**
 * The parts whose text or category name contains all the words, which are folded already: what a
 * query selects from. Without `wholeRows` its rows may have no more than `seq`, which costs less.
 */
export type Search = (words: string[], wholeRows: boolean) => RawBuilder<FoundPart>;

const table = sql.table('spareParts');
const index = sql.table('sparePartsText');
const [text, category] = [sql.ref('spareParts.searchText'), sql.ref('spareParts.categoryKey')];
const columns = sql.join(
  ['categoryId', 'nameKey', 'brandKey', 'categoryKey'].map((name) => sql.ref(`spareParts.${name}`)),
);

/**
 * SQLite: by the trigram index alone where that is possible, since reading the rows of all that
 * is found takes several times as long. It comes first and knows its rows in order, so that the
 * first ones of a list are found without the others. Words of one and two characters, which it
 * can't find, are looked for in the rows.
 */
export const trigramSearch: Search = (words, wholeRows) => {
  const long = words.filter((word) => [...word].length >= 3);
  const short = words.filter((word) => !long.includes(word));
  const contained = all(
    short.map(
      (word) => sql<SqlBool>`(instr(${text}, ${word}) > 0 or instr(${category}, ${word}) > 0)`,
    ),
  );
  if (long.length === 0) {
    return sql`(select ${sql.ref('spareParts.seq')}, ${columns} from ${table} where ${contained})`;
  }
  // Within double quotes every character stands for itself, save the quote, which is doubled.
  const phrases = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const seq = sql`${sql.ref('sparePartsText.rowid')} as ${sql.ref('seq')}`;
  const match = sql`${sql.ref('sparePartsText')} match ${phrases}`;
  if (short.length === 0 && !wholeRows) return sql`(select ${seq} from ${index} where ${match})`;
  return sql`(select ${seq}, ${columns} from ${index}
    cross join ${table} on ${sql.ref('spareParts.seq')} = ${sql.ref('sparePartsText.rowid')}
    where ${match} and ${contained})`;
};

/** All `seq` of a query in one text, comma-separated: many times as fast as row by row. */
export type JoinSeqs = RawBuilder<string | null>;

export const sqliteJoinSeqs: JoinSeqs = sql`group_concat(${sql.ref('seq')})`;
export const postgresJoinSeqs: JoinSeqs = sql`string_agg(${sql.ref('seq')}::text, ',')`;

/** PostgreSQL: LIKE, which uses the trigram index where there is one. */
export const likeSearch: Search = (words) => {
  const contained = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`(${text} like ${pattern} or ${category} like ${pattern})`;
  });
  return sql`(select ${sql.ref('spareParts.seq')}, ${columns} from ${table} where ${all(contained)})`;
};

const all = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
