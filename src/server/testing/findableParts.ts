import { changeCatalogue, makeCatalogue } from '../modules/catalogue/catalogue';
import { createCategory } from '../modules/categories/service';
import { seedSynonyms } from '../modules/search/seed';
import { makeSearch, type Search } from '../search/search';
import {
  OPTIONAL_TEXTS,
  type PartReference,
  type SparePartTexts,
} from '../modules/spareParts/fields';
import { sparePartRepository } from '../modules/spareParts/repository';
import { createSparePart } from '../modules/spareParts/service';
import { makeTestDatabase, type DATABASE_KINDS, type TestDatabase } from './databases';

const EMPTY = Object.fromEntries(OPTIONAL_TEXTS.map((field) => [field, ''])) as SparePartTexts;

/** What a part is given beside its name. */
export interface Given extends Partial<SparePartTexts> {
  categoryId?: string | null;
  references?: PartReference[];
  image?: boolean;
}

export type FindableParts = Awaited<ReturnType<typeof makeFindableParts>>;

/** An empty catalogue of its own that parts are put into and searched for. */
export async function makeFindableParts(kind: (typeof DATABASE_KINDS)[number]) {
  const database: TestDatabase = await makeTestDatabase(kind);
  const { db } = database;
  const search: Search = makeSearch(db, makeCatalogue(db));

  const inputOf = (name: string, { categoryId, references, image, ...texts }: Given = {}) => ({
    values: { ...EMPTY, ...texts, name, categoryId: categoryId ?? null },
    ...{ references, images: image ? ['a.jpg'] : [] },
  });
  const find = async (query: string, verbatim = false) => {
    const found = await search.find(query, verbatim);
    const rows = await sparePartRepository(db.reader).listBySeq(found.seqs);
    return { ...found, names: rows.map(({ name }) => name) };
  };

  return {
    ...{ db, search, inputOf, find, remove: () => database.remove() },
    add: (name: string, given?: Given) => createSparePart(db, inputOf(name, given)),
    /** Many at once, without an index of their own images and references. */
    addMany: (count: number, given: (index: number) => Given & { name?: string }) =>
      db.writer.transaction().execute((trx) =>
        sparePartRepository(trx).insert(
          Array.from({ length: count }, (_, index) => ({
            ...{ values: { ...EMPTY, name: '', categoryId: null, ...given(index) } },
            ...{ references: [], categoryName: null, images: [] },
          })),
        ),
      ),
    addCategory: async (name: string, parentId: string | null = null) =>
      (await createCategory(db, { name, description: '', parentId }, null)).id,
    addSynonyms: async (pairs: [string, string][]) => {
      await seedSynonyms(db, { pairs });
      // Searches read them for a new version of the catalogue only.
      await changeCatalogue(db, async () => undefined);
    },
    names: async (query: string) => (await find(query)).names,
  };
}
