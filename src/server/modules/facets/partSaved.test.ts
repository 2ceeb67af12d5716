import { DATABASE_KINDS, makeTestDatabase } from '@/server/test/databases';
import { createAttribute } from '../attributes/service';
import type { AttributeValueInput } from '../attributes/values';
import { changeCatalogue } from '../catalogue/write';
import { createCategory } from '../categories/service';
import { OPTIONAL_TEXTS, type SparePartTexts } from '../spareParts/fields';
import { createSparePart, updateSparePart } from '../spareParts/service';
import { followCatalogue } from '../catalogue/follow';
import { readFacetFilter } from './filter';
import { indexFacets } from './maintain';
import { makeFacets } from './narrow';

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
      const added = { values: { ...values, brand: 'A' }, images: [], attributes: [LOAD] };
      const { seq: other } = await createSparePart(db, added);
      const { id, seq } = await createSparePart(db, { values, images: [] });
      const counted = async () => {
        const rows = await db.reader.selectFrom('facetValues').select(['value', 'parts']).execute();
        return rows.flatMap(({ value, parts }) =>
          Array<string>(parts).fill(value === filed ? 'filed' : value),
        );
      };
      const catalogue = followCatalogue(db, Date.now);
      const { narrow } = makeFacets(db, catalogue, { maxRows: -1 });
      const shown = async () => {
        await catalogue.catchUp();
        const { readFacets } = await narrow(Uint32Array.of(other, seq), readFacetFilter({}));
        const { brands, attributes } = await readFacets();
        return [...brands, ...attributes.flatMap(({ values }) => values)].flatMap(
          ({ value, count }) => Array<string>(count).fill(value),
        );
      };
      for (const [{ brand = '', isFiled, images = [], attributes }, own] of SAVES) {
        const categoryId = isFiled ? filed : null;
        const input = { values: { ...values, brand, categoryId }, images, attributes };
        await updateSparePart(db, id, input, undefined);
        const offered = own.filter((value) => !['yes', 'no', 'filed'].includes(value));
        expect((await shown()).sort()).toEqual([...offered, 'A', '630'].sort());
        expect((await counted()).sort()).toEqual([...own, 'A', '630', 'no'].sort());
        // Made from all that is stored, it would be the same.
        const whole = await changeCatalogue(db, (trx, touch) => {
          touch({ topics: [] });
          return indexFacets(trx, [seq]);
        });
        expect(whole).toBe(false);
      }
    } finally {
      await remove();
    }
  },
);
