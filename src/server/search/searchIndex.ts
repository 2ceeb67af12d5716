import { sql } from 'kysely';
import { PART_TEXTS } from '@/shared/partFields';
import { batchesOf } from '@/server/db/batches';
import { liveCategories, liveParts } from '@/server/db/live';
import { isSqlite, jsonRows, parseRows, readRows, rowItems, whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import { termsOf } from './analyzer';
import {
  ANALYZER_VERSION,
  COLUMNS,
  entryTerms,
  makeIndexEntry,
  type IndexEntry,
} from './indexEntry';
import { fts5Index } from './fts5Index';
import { tsvectorIndex } from './tsvectorIndex';

/** An entry with what decides between equals. */
export interface Candidate extends IndexEntry {
  nameKey: string;
  hasImage: number | boolean;
}

const ENTRY_COLUMNS = ['rowid', ...COLUMNS] as const;

/** As short as a batch of parts. */
const TERMS_BATCH = 1000;

/** By how many parts more, or fewer, have each term. */
type TermCounts = Map<string, number>;

/**
 * The entries of all parts on the database's own full-text engine, numbered as the parts are, and
 * how many have each term. Changed within the transaction that changes the parts.
 */
export function searchIndex(queries: Queries) {
  const { match, insert } = isSqlite(queries) ? fts5Index(queries) : tsvectorIndex(queries);

  /** In no order; parts without an entry are missing. */
  const read = (seqs: number[]): Promise<Candidate[]> =>
    liveParts(queries)
      .innerJoin('partIndex', 'partIndex.rowid', 'spareParts.seq')
      .select(['partIndex.rowid', 'nameKey'])
      .select(COLUMNS.map((column) => `partIndex.${column}` as const))
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('sparePartImages')
              .select('position')
              .whereRef('partSeq', '=', 'spareParts.seq'),
          )
          .as('hasImage'),
      )
      .where(whereIn(queries, 'spareParts.seq', seqs))
      .execute();

  /** Makes the entries of these parts from what is stored of them; hidden ones have none. */
  const index = async (seqs: number[]): Promise<void> => {
    const changes: TermCounts = new Map();
    for await (const batch of batchesOf(seqs)) {
      await takeOut(batch, changes);
      const made = await makeEntries(batch);
      if (made.length > 0) await insert(made);
      for (const entry of made) count(entry, 1, changes);
      await queries
        .updateTable('spareParts')
        .set({ searchVersion: ANALYZER_VERSION })
        .where(whereIn(queries, 'seq', batch))
        .where('searchVersion', '<>', ANALYZER_VERSION)
        .execute();
    }
    await addDocs(changes);
  };

  /** Takes parts that are about to be removed, or are hidden, out of the index. */
  const remove = async (seqs: number[]): Promise<void> => {
    const changes: TermCounts = new Map();
    for await (const batch of batchesOf(seqs)) await takeOut(batch, changes);
    await addDocs(changes);
  };

  const takeOut = async (seqs: number[], changes: TermCounts): Promise<void> => {
    const entries = queries
      .selectFrom('partIndex')
      .select(ENTRY_COLUMNS)
      .where(whereIn(queries, 'rowid', seqs));
    for (const entry of await readRows(queries, entries, ENTRY_COLUMNS)) count(entry, -1, changes);
    await queries
      .deleteFrom('partIndex')
      .where(whereIn(queries, 'rowid', seqs))
      .execute();
  };

  const count = (entry: IndexEntry, by: number, changes: TermCounts): void => {
    for (const term of entryTerms(entry)) changes.set(term, (changes.get(term) ?? 0) + by);
  };

  /** Adds to how many parts have each term; terms that no part has any more go. */
  const addDocs = async (changes: TermCounts): Promise<void> => {
    // In one order, so that two transactions never wait for each other.
    const changed = [...changes]
      .filter(([, docs]) => docs !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for await (const batch of batchesOf(changed, TERMS_BATCH)) {
      const rows = batch.map(([term, docs]) => ({ term, docs, letters: lettersOf(term) }));
      const { items, column } = rowItems(queries, 'searchTerms', rows);
      await queries
        .insertInto('searchTerms')
        .columns(['term', 'docs', 'letters'])
        .expression(
          queries
            .selectFrom(items)
            .select([
              column('term').as('term'),
              column('docs').as('docs'),
              column('letters').as('letters'),
            ])
            // Without a condition SQLite reads the conflict as that of a join.
            .where(sql.lit(true)),
        )
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

  const makeEntries = async (seqs: number[]): Promise<IndexEntry[]> => {
    const parts = await liveParts(queries)
      .select(['seq', 'categoryId', ...PART_TEXTS])
      .select((eb) =>
        eb
          .selectFrom('partNumbers')
          .whereRef('partSeq', '=', 'spareParts.seq')
          .select(jsonRows(queries, ['number', 'maker'], 'position').as('rows'))
          .as('numbers'),
      )
      .where(whereIn(queries, 'seq', seqs))
      .where('hidden', '=', 0)
      .execute();
    const categoryTerms = await readCategoryTerms(parts.flatMap((part) => part.categoryId ?? []));
    return parts.map(({ numbers: rows, ...part }) => {
      const numbers = parseRows<[number: string, maker: string]>(rows);
      return makeIndexEntry(
        {
          ...part,
          numbers: numbers.map(([number]) => number),
          makers: [...new Set(numbers.map(([, maker]) => maker))].filter(Boolean),
        },
        categoryTerms.get(part.categoryId ?? '') ?? [],
      );
    });
  };

  /** Terms of the names of these categories and of all above each. */
  const readCategoryTerms = async (ids: string[]): Promise<Map<string, string[]>> => {
    const terms = new Map<string, string[]>();
    if (ids.length === 0) return terms;
    const ancestors = await queries
      .withRecursive('ancestors', (db) =>
        liveCategories(queries)
          .select(['id as of', 'name', 'nameZh', 'parentId'])
          .where('id', 'in', [...new Set(ids)])
          .unionAll(
            db
              .selectFrom('categories as parent')
              .innerJoin('ancestors', 'ancestors.parentId', 'parent.id')
              .select(['ancestors.of', 'parent.name', 'parent.nameZh', 'parent.parentId']),
          ),
      )
      .selectFrom('ancestors')
      .select(['of', 'name', 'nameZh'])
      .execute();
    for (const { of, name, nameZh } of ancestors)
      terms.set(of, [...(terms.get(of) ?? []), ...termsOf(name), ...termsOf(nameZh)]);
    return terms;
  };

  /** Some parts whose entries are missing or out of date. */
  const listOutdated = async (limit: number): Promise<number[]> => {
    const rows = await liveParts(queries)
      .select('seq')
      .where('searchVersion', '<', ANALYZER_VERSION)
      .limit(limit)
      .execute();
    return rows.map(({ seq }) => seq);
  };

  /** The entries of parts in these categories are out of date from now on. */
  const markOutdated = async (categoryIds: string[]): Promise<void> => {
    await queries
      .updateTable('spareParts')
      .set({ searchVersion: 0 })
      .where(whereIn(queries, 'categoryId', categoryIds))
      .execute();
  };

  return { match, read, index, remove, listOutdated, markOutdated };
}

/** Length of words that can be corrected, 0 for all other terms. */
const lettersOf = (term: string) =>
  /^\p{L}+$/u.test(term) && !/\p{Script=Han}/u.test(term) ? [...term].length : 0;
