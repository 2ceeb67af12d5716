import { sql, type RawBuilder } from 'kysely';
import { whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { SynonymPair } from './synonyms';

export interface VocabularyTerm {
  term: string;
  /** Parts that have it. */
  docs: number;
}

/** More continuations of one word say nothing any more. */
const MAX_COMPLETIONS = 24;
const MAX_CONTAINING = 20;
/** Words that are compared with a misspelt one at most. */
const MAX_SIMILAR = 5000;
/** Parts of the numbers in one query. */
const MAX_NUMBERED = 100;
/** Behind all others, in the order of code points. */
const LAST = '\u{10ffff}';
const BATCH = 5000;

/** Terms of the index, each with the number of parts that have it; synonyms and part numbers. */
export function vocabularyRepository(queries: Queries) {
  const table = sql.table('searchTerms');

  /** Those of `terms` that parts have, and terms that begin with one of `prefixes`. */
  const find = async (terms: string[], prefixes: string[] = []): Promise<VocabularyTerm[]> => {
    const selects: RawBuilder<VocabularyTerm>[] = prefixes.map(
      (prefix) => sql`select * from (select term, docs from ${table}
        where term > ${prefix} and term < ${prefix + LAST}
        order by term limit ${sql.lit(MAX_COMPLETIONS)}) as completion`,
    );
    if (terms.length > 0) {
      selects.push(sql`select term, docs from ${table} where ${whereIn(queries, 'term', terms)}`);
    }
    if (selects.length === 0) return [];
    const all = sql<VocabularyTerm>`(${sql.join(selects, sql` union all `)})`;
    return queries.selectFrom(all.as('found')).select(['term', 'docs']).execute();
  };

  const words = () =>
    queries.selectFrom('searchTerms').select(['term', 'docs']).where('letters', '>', sql.lit(0));

  /** Longer words that contain this one, but do not begin with it. */
  const findContaining = (word: string): Promise<VocabularyTerm[]> =>
    words()
      .where('letters', '>', word.length)
      .where('term', 'like', `_%${word}%`)
      .limit(MAX_CONTAINING)
      .execute();

  /** Words of nearly this length that begin or end as it does, or have the middle of a long one. */
  const findSimilar = (word: string, maxEdits: number): Promise<VocabularyTerm[]> =>
    words()
      .where('letters', '>=', word.length - maxEdits)
      .where('letters', '<=', word.length + maxEdits)
      .where((eb) =>
        eb.or([
          eb('term', 'like', `${word.slice(0, 1)}%`),
          eb('term', 'like', `%${word.slice(-1)}`),
          ...(maxEdits > 1 ? [eb('term', 'like', `%${word.slice(2, -2)}%`)] : []),
        ]),
      )
      .limit(MAX_SIMILAR)
      .execute();

  const listSynonyms = (): Promise<SynonymPair[]> =>
    queries.selectFrom('searchSynonyms').select(['term', 'meaning']).orderBy('id').execute();

  /** Parts with one of these numbers, each with the keys of those it has. */
  const findNumbered = async (keys: string[]): Promise<Map<number, string[]>> => {
    const found = new Map<number, string[]>();
    if (keys.length === 0) return found;
    const rows = await queries
      .selectFrom('partNumbers')
      .select(['partSeq', 'key'])
      .where(whereIn(queries, 'key', keys))
      .limit(MAX_NUMBERED)
      .execute();
    for (const { partSeq, key } of rows) found.set(partSeq, [...(found.get(partSeq) ?? []), key]);
    return found;
  };

  /** Adds to the numbers of parts; terms that no part has any more go. */
  const count = async (changes: Map<string, number>): Promise<void> => {
    // In one order, so that two transactions never wait for each other.
    const changed = [...changes]
      .filter(([, docs]) => docs !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (let start = 0; start < changed.length; start += BATCH) {
      const batch = changed.slice(start, start + BATCH);
      await queries
        .insertInto('searchTerms')
        .values(batch.map(([term, docs]) => ({ term, docs, letters: lettersOf(term) })))
        .onConflict((conflict) =>
          conflict.column('term').doUpdateSet({
            docs: sql<number>`${sql.ref('searchTerms.docs')} + ${sql.ref('excluded.docs')}`,
          }),
        )
        .execute();
      const fewer = batch.flatMap(([term, docs]) => (docs < 0 ? term : []));
      await queries
        .deleteFrom('searchTerms')
        .where(whereIn(queries, 'term', fewer))
        .where('docs', '<=', 0)
        .execute();
    }
  };

  return { find, findContaining, findSimilar, listSynonyms, findNumbered, count };
}

/** Length of words that can be corrected, 0 for all other terms. */
const lettersOf = (term: string) =>
  /^\p{L}+$/u.test(term) && !/\p{Script=Han}/u.test(term) ? [...term].length : 0;
