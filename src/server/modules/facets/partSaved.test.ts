import { DATABASE_KINDS, makeTestDatabase } from '../../test/databases';
import { createAttribute } from '../attributes/service';
import type { AttributeValueInput } from '../attributes/values';
import { changeCatalogue } from '../catalogue/write';
import { createCategory } from '../categories/service';
import { OPTIONAL_TEXTS, type SparePartTexts } from '../spareParts/fields';
import { createSparePart, updateSparePart } from '../spareParts/service';
import { indexFacets } from './maintain';

const TEXTS = Object.fromEntries(OPTIONAL_TEXTS.map((field) => [field, ''])) as SparePartTexts;

interface Saved {
  brand?: string;
  isFiled?: boolean;
  images?: string[];
  attributes?: AttributeValueInput[];
}

const LOAD = { key: 'load', number: 630 };
const MIRROR = { key: 'finish', choice: 'Mirror' };

/** One save behind the other; `attributes` that are missing stay as they are. */
const SAVES: [Saved, string[]][] = [
  [{ attributes: [LOAD, MIRROR] }, ['Mirror', '630', 'no']],
  [{ attributes: [MIRROR, { ...LOAD, number: 800 }] }, ['Mirror', '800', 'no']],
  [{ brand: 'A' }, ['Mirror', '800', 'A', 'no']],
  [{ brand: 'B', images: ['a.jpg'] }, ['Mirror', '800', 'B', 'yes']],
  [{ brand: 'B', isFiled: true, attributes: [MIRROR] }, ['Mirror', 'B', 'filed', 'yes']],
  [{ brand: 'B', attributes: [] }, ['B', 'yes']],
  [{ attributes: [LOAD] }, ['630', 'yes']],
];

test.each(DATABASE_KINDS)(
  'the index of facets follows a part that is saved, on %s',
  async (kind) => {
    const { db, remove } = await makeTestDatabase(kind);
    try {
      const labels = { labelEn: 'Label', labelZh: '标签' };
      await createAttribute(db, { key: 'load', ...labels, kind: 'number', unit: 'kg' });
      await createAttribute(db, { key: 'finish', ...labels, kind: 'choice' });
      const { id: filed } = await createCategory(
        db,
        { name: 'Doors', description: '', parentId: null },
        null,
      );
      const values = { ...TEXTS, name: 'Part', categoryId: null };
      // Another part, whose values must stay.
      await createSparePart(db, {
        values: { ...values, brand: 'A' },
        images: [],
        attributes: [LOAD],
      });
      const { id, seq } = await createSparePart(db, { values, images: [] });
      const counted = async () => {
        const rows = await db.reader.selectFrom('facetValues').select(['value', 'parts']).execute();
        return rows.flatMap(({ value, parts }) =>
          Array<string>(parts).fill(value === filed ? 'filed' : value),
        );
      };
      for (const [{ brand = '', isFiled, images = [], attributes }, own] of SAVES) {
        const categoryId = isFiled ? filed : null;
        const input = { values: { ...values, brand, categoryId }, images, attributes };
        await updateSparePart(db, id, input, undefined);
        expect((await counted()).sort()).toEqual([...own, 'A', '630', 'no'].sort());
        // Made from all that is stored, it would be the same.
        expect(await changeCatalogue(db, (trx) => indexFacets(trx, [seq]))).toBe(false);
      }
    } finally {
      await remove();
    }
  },
);
