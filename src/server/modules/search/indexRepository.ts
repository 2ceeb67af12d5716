import { sql } from 'kysely';
import { PART_FIELDS } from '@/shared/partFields';
import { oneOf } from '@/server/db/oneOf';
import { mergeFts } from '@/server/db/sqlite/mergeFts';
import type { Queries } from '@/server/db/types';
import { groupBySeq } from '@/server/lib/groupBySeq';
import { categoryRepository } from '../categories/repository';
import { tokensOf } from './analyse';
import {
  ANALYSER_VERSION,
  TOKEN_COLUMNS,
  categoryOf,
  categoryToken,
  indexRowOf,
  termsOf,
  type IndexRow,
  type IndexedPart,
} from './indexRow';

/** Below what either database takes as parameters. */
const BATCH = 500;
const TERM_BATCH = 5000;

type StoredPart = Omit<IndexedPart, 'categoryWords'>;
type OldRow = Pick<IndexRow, 'rowid' | 'category'>;

/** Keeps the index in step with the parts, within the transaction that changes them. */
export function indexRepository(queries: Queries) {
  /** Makes the rows of these parts anew from what is stored of them. */
  const indexParts = async (seqs: number[]): Promise<void> => {
    for (let start = 0; start < seqs.length; start += BATCH) {
      await indexBatch(seqs.slice(start, start + BATCH));
    }
  };

  const indexBatch = async (seqs: number[]): Promise<void> => {
    await index(seqs, await readParts(seqs));
  };

  /** Makes the row of one part anew from what is known to be stored of it. */
  const indexPart = async (part: StoredPart): Promise<void> => {
    await index([part.seq], [part]);
    await mergeFts(queries);
  };

  const index = async (seqs: number[], parts: StoredPart[]): Promise<void> => {
    const changes = new Map<string, number>();
    const old = await takeOut(seqs, changes);
    const words = await findCategoryWords(parts, old);
    const rows = parts.map((part) => indexRowOf({ ...part, categoryWords: words(part) }));
    if (rows.length > 0) {
      const inOrder = [...rows].sort((a, b) => a.rowid - b.rowid);
      await queries.insertInto('partIndex').values(inOrder).execute();
    }
    for (const row of rows) for (const term of termsOf(row)) count(changes, term, 1);
    const places = parts.map(({ seq }, place) => ({ seq, rowid: rows[place]?.rowid ?? 0 }));
    await markIndexed(places.filter(({ seq, rowid }) => old.get(seq)?.rowid !== rowid));
    await countTerms(changes);
  };

  /** Which number a row has depends on the part, so that one statement does for all of them. */
  const markIndexed = async (rows: { seq: number; rowid: number }[]): Promise<void> => {
    if (rows.length === 0) return;
    const cases = rows.map(({ seq, rowid }) => sql`when ${seq} then ${rowid}`);
    await queries
      .updateTable('spareParts')
      .set({
        searchRowid: sql<number>`cast(case seq ${sql.join(cases, sql` `)} end as bigint)`,
        searchVersion: ANALYSER_VERSION,
      })
      .where(
        'seq',
        'in',
        rows.map(({ seq }) => seq),
      )
      .execute();
  };

  /** Some parts that are indexed by an older version of the analyser, or not at all, by their names. */
  const listOld = async (limit: number): Promise<number[]> => {
    const rows = await queries
      .selectFrom('spareParts')
      .select('seq')
      .where('searchVersion', '<', ANALYSER_VERSION)
      .orderBy('searchVersion')
      .orderBy('nameKey')
      .limit(limit)
      .execute();
    return rows.map(({ seq }) => seq);
  };

  /** Parts of these categories count as indexed by an older version from now on. */
  const markOld = async (categoryIds: string[]): Promise<void> => {
    for (let start = 0; start < categoryIds.length; start += TERM_BATCH) {
      await queries
        .updateTable('spareParts')
        .set({ searchVersion: 0 })
        .where('categoryId', 'in', categoryIds.slice(start, start + TERM_BATCH))
        .execute();
    }
  };

  /** Takes parts that are about to go out of the index. */
  const removeParts = async (seqs: number[]): Promise<void> => {
    const changes = new Map<string, number>();
    await takeOut(seqs, changes);
    await countTerms(changes);
  };

  /** Returns the rows of those that were indexed as they are to be, by `seq`. */
  const takeOut = async (
    seqs: number[],
    changes: Map<string, number>,
  ): Promise<Map<number, OldRow>> => {
    const rows = await queries
      .selectFrom('spareParts')
      .innerJoin('partIndex', 'partIndex.rowid', 'spareParts.searchRowid')
      .select(['seq', 'searchVersion', 'partIndex.rowid'])
      .select(TOKEN_COLUMNS.map((name) => `partIndex.${name}` as const))
      .where(oneOf(queries, 'seq', seqs))
      .execute();
    if (rows.length === 0) return new Map();
    for (const row of rows) for (const term of termsOf(row)) count(changes, term, -1);
    const rowids = rows.map(({ rowid }) => rowid);
    await queries
      .deleteFrom('partIndex')
      .where(oneOf(queries, 'rowid', rowids))
      .execute();
    return new Map(
      rows.flatMap(({ seq, rowid, category, searchVersion }) =>
        searchVersion === ANALYSER_VERSION ? [[seq, { rowid: Number(rowid), category }]] : [],
      ),
    );
  };

  const readParts = async (seqs: number[]): Promise<StoredPart[]> => {
    const parts = await queries
      .selectFrom('spareParts')
      .select(['seq', 'categoryId', ...PART_FIELDS.map(({ name }) => name)])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('sparePartImages')
              .select('position')
              .whereRef('sparePartImages.partSeq', '=', 'spareParts.seq'),
          )
          .as('hasPicture'),
      )
      .where(oneOf(queries, 'seq', seqs))
      .execute();
    const numbers = await queries
      .selectFrom('partNumbers')
      .select(['partSeq', 'number'])
      .where(oneOf(queries, 'partSeq', seqs))
      .orderBy('partSeq')
      .orderBy('position')
      .execute();
    const bySeq = groupBySeq(numbers);
    return parts.map((part) => ({
      ...part,
      hasPicture: Boolean(part.hasPicture),
      numbers: (bySeq.get(part.seq) ?? []).map(({ number }) => number),
    }));
  };

  /** Words of the categories of parts; where one has stayed, those of the part's old row. */
  const findCategoryWords = async (parts: StoredPart[], old: Map<number, OldRow>) => {
    const stayed = ({ seq, categoryId }: StoredPart): string[] | undefined => {
      const { token, words } = categoryOf(old.get(seq) ?? { category: '' });
      return categoryId !== null && token === categoryToken(categoryId) ? words : undefined;
    };
    const moved = parts.filter((part) => !stayed(part));
    const read = await readCategoryWords(moved.flatMap(({ categoryId }) => categoryId ?? []));
    return (part: StoredPart): string[] =>
      stayed(part) ?? (part.categoryId === null ? [] : (read.get(part.categoryId) ?? []));
  };

  /** Tokens of the names in the line of each of these categories. */
  const readCategoryWords = async (ids: string[]): Promise<Map<string, string[]>> => {
    const words = new Map<string, string[]>();
    if (ids.length === 0) return words;
    for (const { of, name } of await categoryRepository(queries).listLineNames([...new Set(ids)])) {
      words.set(of, [...(words.get(of) ?? []), ...tokensOf(name)]);
    }
    return words;
  };

  /** Adds to how many parts have each term; those that none has any more go. */
  const countTerms = async (changes: Map<string, number>): Promise<void> => {
    // In one order, so that two who write never wait for each other.
    const changed = [...changes]
      .filter(([, docs]) => docs !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (let start = 0; start < changed.length; start += TERM_BATCH) {
      const batch = changed.slice(start, start + TERM_BATCH);
      const values = batch.map(([term, docs]) => ({ term, docs, letters: lettersOf(term) }));
      await queries
        .insertInto('searchTerms')
        .values(values)
        .onConflict((conflict) =>
          conflict.column('term').doUpdateSet((eb) => ({
            docs: sql<number>`${eb.ref('searchTerms.docs')} + ${eb.ref('excluded.docs')}`,
          })),
        )
        .execute();
      const fewer = batch.flatMap(([term, docs]) => (docs < 0 ? term : []));
      if (fewer.length === 0) continue;
      await queries
        .deleteFrom('searchTerms')
        .where(oneOf(queries, 'term', fewer))
        .where('docs', '<=', 0)
        .execute();
    }
  };

  return { indexParts, indexPart, removeParts, listOld, markOld };
}

const count = (changes: Map<string, number>, term: string, by: number) =>
  void changes.set(term, (changes.get(term) ?? 0) + by);

/** Of words that can be corrected. */
const lettersOf = (term: string) =>
  /^\p{L}+$/u.test(term) && !/\p{Script=Han}/u.test(term) ? [...term].length : 0;
