import { changeCatalogue } from '../modules/core/catalogueVersion/repository';
import { createCategory } from '../modules/catalogue/categories/service';
import { seedSynonyms } from '../modules/catalogue/search/synonymRepository';
import { makeSearch } from '../search/search';
import type { PartReference, SparePartValues } from '../modules/catalogue/spareParts/form';
import { sparePartRepository } from '../modules/catalogue/spareParts/repository';
import { createSparePart, insertSpareParts } from '../modules/catalogue/spareParts/service';
import { makeTestDatabase, type DatabaseKind } from './databases';

/** What a part is given beside its name. */
export interface Given extends Partial<SparePartValues> {
  references?: PartReference[];
  image?: boolean;
}

export type FindableParts = Awaited<ReturnType<typeof makeFindableParts>>;

/** An empty catalogue that parts are put into and searched for. */
export async function makeFindableParts(kind: DatabaseKind) {
  const database = await makeTestDatabase(kind);
  const { db } = database;
  const search = makeSearch(db, db.catalogueVersion);

  const inputOf = (name: string, { references, image, ...values }: Given = {}) => ({
    values: { ...values, name },
    references,
    images: image ? ['a.jpg'] : [],
  });
  const find = async (query: string, verbatim = false) => {
    const found = await search.find(query, verbatim);
    const rows = await sparePartRepository(db.reader).listBySeq(found.seqs);
    return { ...found, names: rows.map(({ name }) => name) };
  };

  return {
    db,
    search,
    inputOf,
    find,
    remove: () => database.remove(),
    add: (name: string, given?: Given) => createSparePart(db, inputOf(name, given)),
    addMany: (count: number, given: (index: number) => Given) =>
      changeCatalogue(db, (trx) =>
        insertSpareParts(
          trx,
          Array.from({ length: count }, (_, index) => {
            const { name = '', ...others } = given(index);
            return inputOf(name, others);
          }),
        ),
      ),
    addCategory: async (name: string, parentId: string | null = null) =>
      (await createCategory(db, { name, description: '', parentId }, null)).id,
    addSynonyms: async (pairs: [string, string][]) => {
      await seedSynonyms(db, pairs);
      // Searches read them for a new version of the catalogue only.
      await changeCatalogue(db, async () => undefined);
    },
    names: async (query: string) => (await find(query)).names,
  };
}

/** Such a catalogue for each test of the file or of its `describe`. */
export function useFindableParts(kind: DatabaseKind) {
  const parts = {} as FindableParts;
  beforeEach(async () => void Object.assign(parts, await makeFindableParts(kind)));
  afterEach(() => parts.remove());
  return parts;
}
