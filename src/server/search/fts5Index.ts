import { sql } from 'kysely';
import type { Queries } from '@/server/db/types';
import { DEPTHS } from './indexEntry';
import type { SearchEngine } from './searchEngine';

/** Of head, name, numbers, category, kind, facts and description. */
const WEIGHTS = '12, 10, 10, 6, 5, 3, 1';
const NAMES = DEPTHS[0].join(' ');

/** With its `*` after the quotes. */
const quote = (term: string) => `"${term.replace(/["*]/g, '')}"${term.endsWith('*') ? '*' : ''}`;
const allOf = (conditions: string[]) => `(${conditions.join(' AND ')})`;
const anyOf = (conditions: string[]) => `(${conditions.join(' OR ')})`;

/** SQLite: `partIndex` is a virtual table of FTS5 with a column of terms for each weight. */
export const fts5Index = (queries: Queries): SearchEngine => ({
  match: async (query, { limit = -1, ranked = true, inNames = false } = {}) => {
    const text = allOf(
      query.map((clause) => anyOf(clause.map((terms) => allOf(terms.map(quote))))),
    );
    const filter = inNames ? `{${NAMES}} : ${text}` : text;
    const order = ranked ? sql`order by bm25("partIndex", ${sql.raw(WEIGHTS)}), rowid` : sql``;
    // In one JSON text: many times as fast as thousands of rows.
    const row = await queries
      .selectFrom(
        sql<{ rowid: number }>`(select rowid from "partIndex" where "partIndex" match ${filter}
          ${order} limit ${limit})`.as('ranked'),
      )
      .select(sql<string>`json_group_array(rowid)`.as('seqs'))
      .executeTakeFirst();
    return JSON.parse(row?.seqs ?? '[]') as number[];
  },

  insert: async (entries) => {
    await queries.insertInto('partIndex').values(entries).execute();
  },
});
