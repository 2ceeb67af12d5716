import { sql } from 'kysely';
import type { Queries } from '@/server/db/types';
import { COLUMNS, type IndexEntry } from './indexEntry';
import type { SearchEngine } from './searchEngine';

/** Positions with the weight of each column; of five depths in four weights, two count more than one. */
const POSITIONS = {
  head: '1A',
  name: '1A',
  numbers: '1A',
  category: '1B,2B',
  kind: '1B',
  facts: '1C',
  description: '1D',
} as const;
/** Where few results are wanted, no more hits are ranked: each takes some microseconds. */
const HITS_PER_RESULT = 40;
/** Of D, C, B and A. */
const RANKS = '{0.1, 0.3, 0.6, 1}';

const quote = (term: string) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const wanted = (term: string, inNames = false) => {
  const [text, beginning] = term.endsWith('*') ? [term.slice(0, -1), '*'] : [term, ''];
  const labels = beginning + (inNames ? 'A' : '');
  return labels === '' ? quote(text) : `${quote(text)}:${labels}`;
};
const allOf = (conditions: string[]) => `(${conditions.join('&')})`;
const anyOf = (conditions: string[]) => `(${conditions.join('|')})`;

/** PostgreSQL: beside the terms `partIndex` has a `tsvector` of them with their weights. */
export const tsvectorIndex = (queries: Queries): SearchEngine => ({
  match: async (query, { limit, ranked = true, inNames = false } = {}) => {
    const condition = allOf(
      query.map((clause) =>
        anyOf(clause.map((terms) => allOf(terms.map((term) => wanted(term, inNames))))),
      ),
    );
    // Of terms with `&` it would compare all pairs.
    const weighed = anyOf([...new Set(query.flat(2))].map((term) => wanted(term)));
    const order = ranked
      ? sql`order by ts_rank(${RANKS}::real[], tokens, ${weighed}::tsquery) desc, rowid`
      : sql``;
    const hits = ranked && limit !== undefined ? limit * HITS_PER_RESULT : (limit ?? null);
    const { rows } = await sql<{ seqs: string | null }>`
      select json_agg(rowid)::text as seqs from (
        select rowid from (
          select rowid, tokens from "partIndex" where tokens @@ ${condition}::tsquery
          limit ${hits}) as hits
        ${order}
        limit ${limit ?? null}) as ranked`.execute(queries);
    return JSON.parse(rows[0]?.seqs ?? '[]') as number[];
  },

  insert: async (entries) => {
    const rows = entries.map((entry) => ({ ...entry, tokens: tsvectorOf(entry) }));
    await queries.insertInto('partIndex').values(rows).execute();
  },
});

function tsvectorOf(entry: IndexEntry) {
  const lexemes = COLUMNS.flatMap((column) =>
    entry[column]
      .split(' ')
      .filter(Boolean)
      .map((term) => `${quote(term)}:${POSITIONS[column]}`),
  );
  return sql<string>`${lexemes.join(' ')}::tsvector`;
}
