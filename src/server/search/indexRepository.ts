import { PART_FIELDS } from '@/shared/partFields';
import { whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import { termsOf } from './analyzer';
import { ANALYZER_VERSION, documentTerms, makeDocument, type SearchDocument } from './document';
import { searchIndex } from './searchIndex';
import { vocabularyRepository } from './vocabularyRepository';

/** Rows below what either database takes as parameters. */
const BATCH = 500;

/** Updates the search index, within the transaction that changes them. */
export function indexRepository(queries: Queries) {
  const documents = searchIndex(queries);

  /** Makes the documents of these parts from what is stored of them. */
  const index = async (seqs: number[]): Promise<void> => {
    for (let start = 0; start < seqs.length; start += BATCH) {
      await indexBatch(seqs.slice(start, start + BATCH));
    }
  };

  const indexBatch = async (seqs: number[]): Promise<void> => {
    const made = await makeDocuments(seqs);
    await replace(seqs, made);
    await queries
      .updateTable('spareParts')
      .set({ searchVersion: ANALYZER_VERSION })
      .where(whereIn(queries, 'seq', seqs))
      .where('searchVersion', '<>', ANALYZER_VERSION)
      .execute();
  };

  const replace = async (seqs: number[], made: SearchDocument[]): Promise<void> => {
    const changes = new Map<string, number>();
    const count = (document: SearchDocument, by: number) => {
      for (const term of documentTerms(document)) changes.set(term, (changes.get(term) ?? 0) + by);
    };
    for (const document of await documents.read(seqs)) count(document, -1);
    for (const document of made) count(document, 1);
    await documents.remove(seqs);
    if (made.length > 0) await documents.insert(made);
    await vocabularyRepository(queries).count(changes);
  };

  /** Takes parts that are about to be removed out of the index. */
  const remove = (seqs: number[]): Promise<void> => replace(seqs, []);

  const makeDocuments = async (seqs: number[]): Promise<SearchDocument[]> => {
    const parts = await queries
      .selectFrom('spareParts')
      .select(['seq', 'categoryId', ...PART_FIELDS.map(({ name }) => name)])
      .where(whereIn(queries, 'seq', seqs))
      .execute();
    const numbers = await queries
      .selectFrom('partNumbers')
      .select(['partSeq', 'number'])
      .where(whereIn(queries, 'partSeq', seqs))
      .orderBy('position')
      .execute();
    const numbersOf = groupBySeq(numbers);
    const categoryTerms = await readCategoryTerms(parts.flatMap((part) => part.categoryId ?? []));
    return parts.map((part) =>
      makeDocument(
        { ...part, numbers: (numbersOf.get(part.seq) ?? []).map(({ number }) => number) },
        categoryTerms.get(part.categoryId ?? '') ?? [],
      ),
    );
  };

  /** Terms of the names of these categories and of all above each. */
  const readCategoryTerms = async (ids: string[]): Promise<Map<string, string[]>> => {
    const terms = new Map<string, string[]>();
    if (ids.length === 0) return terms;
    const lines = await queries
      .withRecursive('line', (db) =>
        db
          .selectFrom('categories')
          .select(['id as of', 'name', 'parentId'])
          .where('id', 'in', [...new Set(ids)])
          .unionAll(
            db
              .selectFrom('categories as parent')
              .innerJoin('line', 'line.parentId', 'parent.id')
              .select(['line.of', 'parent.name', 'parent.parentId']),
          ),
      )
      .selectFrom('line')
      .select(['of', 'name'])
      .execute();
    for (const { of, name } of lines) terms.set(of, [...(terms.get(of) ?? []), ...termsOf(name)]);
    return terms;
  };

  /** Some parts whose documents are missing or out of date. */
  const listOutdated = async (limit: number): Promise<number[]> => {
    const rows = await queries
      .selectFrom('spareParts')
      .select('seq')
      .where('searchVersion', '<', ANALYZER_VERSION)
      .limit(limit)
      .execute();
    return rows.map(({ seq }) => seq);
  };

  /** The documents of parts in these categories are out of date from now on. */
  const markOutdated = async (categoryIds: string[]): Promise<void> => {
    await queries
      .updateTable('spareParts')
      .set({ searchVersion: 0 })
      .where(whereIn(queries, 'categoryId', categoryIds))
      .execute();
  };

  return { index, remove, listOutdated, markOutdated };
}

/** Rows by the row number of the part that they belong to, in their order. */
function groupBySeq<T extends { partSeq: number }>(rows: T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.partSeq);
    if (group) group.push(row);
    else groups.set(row.partSeq, [row]);
  }
  return groups;
}
