import { sql, type RawBuilder } from 'kysely';
import { listedParts, liveCategories, unpublishedParts } from '@/server/db/live';
import { whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { termsOf } from './analyzer';
import type { SynonymPair, Synonyms } from './synonyms';

export interface VocabularyTerm {
  term: string;
  /** Parts that have it. */
  docs: number;
}

/** Continuations of one word. */
const MAX_COMPLETIONS = 24;
/** Words that are compared with a misspelt one at most. */
const MAX_SIMILAR = 5000;
/** Parts with one of the numbers of a query. */
const MAX_NUMBERED = 100;
/** Behind all others, in the order of code points. */
const LAST = '\u{10ffff}';

export interface NamedCategory {
  id: string;
  name: string;
  nameZh: string;
  /** Of both names. */
  terms: Set<string>;
}

export type Vocabulary = Pick<ReturnType<typeof vocabularyRepository>, 'find' | 'findSimilar'>;

/** What a query is understood by. */
export interface Lexicon {
  vocabulary: Vocabulary;
  synonyms: Synonyms;
}

export type NumberedPart = Row<'partNumbers', 'partSeq' | 'exactKey'>;

/** What queries are understood by: the terms of the index, synonyms, numbers and categories. */
export function vocabularyRepository(queries: Queries) {
  const table = sql.table('searchTerms');

  /** Those of `terms` that parts have, and terms that begin with one of `prefixes`. */
  const find = async (terms: string[], prefixes: string[] = []): Promise<VocabularyTerm[]> => {
    const selects: RawBuilder<VocabularyTerm>[] = prefixes.map(
      (prefix) => sql`select * from (select term, docs from ${table}
        where term > ${prefix} and term < ${prefix + LAST}
        order by term limit ${sql.lit(MAX_COMPLETIONS)}) as completion`,
    );
    selects.push(sql`select term, docs from ${table} where ${whereIn(queries, 'term', terms)}`);
    const all = sql<VocabularyTerm>`(${sql.join(selects, sql` union all `)})`;
    return queries.selectFrom(all.as('found')).select(['term', 'docs']).execute();
  };

  /** Words of nearly this length that begin or end as it does, or have the middle of a long one. */
  const findSimilar = (word: string, maxEdits: number): Promise<VocabularyTerm[]> =>
    queries
      .selectFrom('searchTerms')
      .select(['term', 'docs'])
      .where('letters', '>', sql.lit(0))
      .where('letters', '>=', word.length - maxEdits)
      .where('letters', '<=', word.length + maxEdits)
      .where((eb) => {
        const middle = `%${word.slice(2, -2)}%`;
        return eb.or([
          eb('term', 'like', `${word.slice(0, 1)}%`),
          eb('term', 'like', `%${word.slice(-1)}`),
          ...(maxEdits > 1 ? [eb('term', 'like', middle)] : []),
        ]);
      })
      .limit(MAX_SIMILAR)
      .execute();

  const listSynonyms = (): Promise<SynonymPair[]> =>
    queries.selectFrom('searchSynonyms').select(['term', 'meaning']).orderBy('id').execute();

  /** Published parts with one of these numbers. */
  const findNumbered = async (keys: string[]): Promise<NumberedPart[]> => {
    if (keys.length === 0) return [];
    return queries
      .selectFrom('partNumbers')
      .select(['partSeq', 'exactKey'])
      .where(whereIn(queries, 'key', keys))
      .where('partSeq', 'not in', unpublishedParts(queries))
      .limit(MAX_NUMBERED)
      .execute();
  };

  /** Categories that have a published part, filed in them or anywhere below, in order of their names. */
  const listFilledCategories = async (): Promise<NamedCategory[]> => {
    const rows = await queries
      .withRecursive('filled', (db) =>
        liveCategories(queries)
          .select(['id', 'parentId'])
          .where(({ exists }) =>
            exists(
              listedParts(queries, false)
                .select('seq')
                .where('categoryId', '=', sql.ref<string>('categories.id')),
            ),
          )
          .union(
            db
              .selectFrom('categories as parent')
              .innerJoin('filled', 'filled.parentId', 'parent.id')
              .select(['parent.id', 'parent.parentId']),
          ),
      )
      .selectFrom('filled')
      .innerJoin(
        liveCategories(queries).select(['id', 'name', 'nameZh', 'nameKey']).as('named'),
        'named.id',
        'filled.id',
      )
      .select(['named.id', 'name', 'nameZh'])
      .orderBy('nameKey')
      .orderBy('named.id')
      .execute();
    return rows.map((row) => ({
      ...row,
      terms: new Set([...termsOf(row.name), ...termsOf(row.nameZh)]),
    }));
  };

  return { find, findSimilar, listSynonyms, findNumbered, listFilledCategories };
}
