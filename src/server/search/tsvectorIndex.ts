import { sql } from 'kysely';
import type { Queries } from '@/server/db/types';
import { COLUMNS, type SearchDocument } from './document';
import { renderQuery, type SearchEngine } from './engine';

/** The weight of each column: PostgreSQL knows four. */
const WEIGHTS = {
  head: 'A',
  name: 'A',
  numbers: 'A',
  category: 'B',
  kind: 'B',
  facts: 'C',
  description: 'D',
} as const;
/** Of D, C, B and A. */
const RANKS = '{0.1, 0.3, 0.6, 1}';

const quote = (term: string) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** PostgreSQL: beside the terms `partIndex` has a `tsvector` of them with their weights. */
export const tsvectorIndex = (queries: Queries): SearchEngine => ({
  match: async (query, limit) => {
    const wanted = renderQuery(query, quote, { and: '&', or: '|' });
    // Of terms with `&` it would compare all pairs.
    const ranked = [...new Set(query.flat(2))].map(quote).join('|');
    const { rows } = await sql<{ seqs: string | null }>`
      select json_agg(rowid)::text as seqs from (
        select rowid from "partIndex" where tokens @@ ${wanted}::tsquery
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
      // A weight belongs to a position.
      .map((term) => `${quote(term)}:1${WEIGHTS[column]}`),
  );
  return sql<string>`${lexemes.join(' ')}::tsvector`;
}
