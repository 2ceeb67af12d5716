import { sql } from 'kysely';
import type { Queries } from '@/server/db/types';
import { COLUMNS, type SearchDocument } from './document';
import type { SearchEngine } from './searchIndex';

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
const wanted = (term: string) =>
  term.endsWith('*') ? `${quote(term.slice(0, -1))}:*` : quote(term);
const allOf = (conditions: string[]) => `(${conditions.join('&')})`;
const anyOf = (conditions: string[]) => `(${conditions.join('|')})`;

/** PostgreSQL: beside the terms `partIndex` has a `tsvector` of them with their weights. */
export const tsvectorIndex = (queries: Queries): SearchEngine => ({
  match: async (query, limit) => {
    const condition = allOf(
      query.map((clause) => anyOf(clause.map((terms) => allOf(terms.map(wanted))))),
    );
    // Of terms with `&` it would compare all pairs.
    const ranked = anyOf([...new Set(query.flat(2))].map(wanted));
    const { rows } = await sql<{ seqs: string | null }>`
      select json_agg(rowid)::text as seqs from (
        select rowid from (
          select rowid, tokens from "partIndex" where tokens @@ ${condition}::tsquery
          limit ${limit === undefined ? null : limit * HITS_PER_RESULT}) as hits
        order by ts_rank(${RANKS}::real[], tokens, ${ranked}::tsquery) desc, rowid
        limit ${limit ?? null}) as ranked`.execute(queries);
    return JSON.parse(rows[0]?.seqs ?? '[]') as number[];
  },

  insert: async (documents) => {
    const rows = documents.map((document) => ({ ...document, tokens: tsvectorOf(document) }));
    await queries.insertInto('partIndex').values(rows).execute();
  },
});

function tsvectorOf(document: SearchDocument) {
  const lexemes = COLUMNS.flatMap((column) =>
    document[column]
      .split(' ')
      .filter(Boolean)
      .map((term) => `${quote(term)}:${POSITIONS[column]}`),
  );
  return sql<string>`${lexemes.join(' ')}::tsvector`;
}
