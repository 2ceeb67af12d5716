import { sql, type RawBuilder } from 'kysely';
import { oneOf } from '@/server/db/oneOf';
import type { Queries } from '@/server/db/types';

export interface Term {
  term: string;
  docs: number;
}

/** More beginnings of one word say nothing any more. */
const MAX_BEGINNINGS = 24;
const MAX_MIDDLES = 20;
/** Behind all others, in the order of code points. */
const LAST = '\u{10ffff}';

/** Reads which words and numbers the parts have. */
export function termRepository(queries: Queries) {
  /** Those of the given terms that parts have, and terms that begin with one of `beginnings`. */
  const find = async (terms: string[], beginnings: string[]): Promise<Term[]> => {
    const table = sql.table('searchTerms');
    const selects: RawBuilder<Term>[] = beginnings.map(
      (word) => sql`select * from (select term, docs from ${table}
        where term > ${word} and term < ${word + LAST} order by term limit ${sql.lit(MAX_BEGINNINGS)}) as beginning`,
    );
    if (terms.length > 0) {
      selects.unshift(sql`select term, docs from ${table} where ${oneOf(queries, 'term', terms)}`);
    }
    if (selects.length === 0) return [];
    const all = sql<Term>`(${sql.join(selects, sql` union all `)})`;
    return queries.selectFrom(all.as('found')).select(['term', 'docs']).execute();
  };

  /** Those of letters alone, in the words of their index. */
  const words = () =>
    queries.selectFrom('searchTerms').select(['term', 'docs']).where('letters', '>', sql.lit(0));

  /** Words that have this one, of letters alone, in their middle or at their end. */
  const findMiddles = (word: string): Promise<Term[]> =>
    words()
      .where('letters', '>', word.length)
      .where('term', 'like', `_%${word}%`)
      .limit(MAX_MIDDLES)
      .execute();

  /** Words of nearly this length that begin or end as it does, or have the middle of a long one. */
  const findSimilar = (word: string, most: number): Promise<Term[]> =>
    words()
      .where('letters', '>=', word.length - most)
      .where('letters', '<=', word.length + most)
      .where((eb) =>
        eb.or([
          eb('term', 'like', `${word.slice(0, 1)}%`),
          eb('term', 'like', `%${word.slice(-1)}`),
          ...(most > 1 ? [eb('term', 'like', `%${word.slice(2, -2)}%`)] : []),
        ]),
      )
      .execute();

  return { find, findMiddles, findSimilar };
}
