import { DATABASE_KINDS, makeTestDatabase } from '@/server/test/databases';
import { createAttribute } from '../attributes/service';
import { writePartAttributes } from '../attributes/partAttributes';
import { followCatalogue } from '../catalogue/follow';
import { changeCatalogue } from '../catalogue/write';
import { createCategory } from '../categories/service';
import { OPTIONAL_TEXTS, type SparePartTexts } from '../spareParts/fields';
import { createSparePart } from '../spareParts/service';
import { MAX_ATTRIBUTES } from './chooseAttributes';
import { readFacetFilter } from './filter';
import { indexFacets } from './maintain';
import { makeFacets } from './narrow';

test.each(DATABASE_KINDS)(
  'of more attributes than are shown those of the parts are, on %s',
  async (kind) => {
    const database = await makeTestDatabase(kind);
    const { db } = database;
    const texts = Object.fromEntries(OPTIONAL_TEXTS.map((field) => [field, '']));
    const add = async (name: string, count: number) => {
      const { id: categoryId } = await createCategory(
        db,
        { name, description: '', parentId: null },
        null,
      );
      const keys = Array.from({ length: count }, (_, index) => `${name}${index}`);
      for (const key of keys) {
        await createAttribute(db, { key, labelEn: key, labelZh: key, kind: 'choice', categoryId });
      }
      const values = { ...(texts as SparePartTexts), name, categoryId };
      const { seq } = await createSparePart(db, { values, images: [] });
      await changeCatalogue(db, async (trx) => {
        const chosen = keys.map((key) => ({ key, choice: 'yes' }));
        await writePartAttributes(trx, { seq, categoryId }, [], chosen);
        await indexFacets(trx, [seq]);
      });
      return seq;
    };
    try {
      const seqs = [await add('door', MAX_ATTRIBUTES), await add('car', 3)];
      for (const maxRows of [-1, 60]) {
        const { narrow } = makeFacets(db, followCatalogue(db, Date.now), { maxRows });
        const shown = async (base: number[], query: object) => {
          const filter = readFacetFilter(query);
          const { readFacets } = await narrow(Uint32Array.from(base), filter);
          return (await readFacets()).attributes.map(({ key }) => key);
        };
        expect(await shown(seqs.slice(1), {})).toEqual(['car0', 'car1', 'car2']);
        expect(await shown(seqs, {})).toHaveLength(MAX_ATTRIBUTES);
        expect(await shown(seqs, { 'f.car2': 'yes' })).toEqual(['car0', 'car1', 'car2']);
        expect(await shown(seqs, { 'f.car2': 'no' })).toEqual(['car2']);
      }
    } finally {
      await database.remove();
    }
  },
);
