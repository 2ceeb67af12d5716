import { createHash } from 'node:crypto';
import type { Db } from '../../../src/server/db/kysely';
import { storeValues } from '../../../src/server/modules/attributes/service';
import { changeCatalogue } from '../../../src/server/modules/catalogue/catalogue';
import { insertCategory } from '../../../src/server/modules/categories/service';
import { readDemoCatalogue, type DemoCatalogue } from '../../../src/server/modules/demo/load';
import { OPTIONAL_TEXTS, type SparePartTexts } from '../../../src/server/modules/spareParts/fields';
import {
  createSpareParts,
  type SparePartInput,
} from '../../../src/server/modules/spareParts/service';
import { addAttributes, topmostKeys, valueMaker } from './catalogueAttributes';
import { makeRandom } from './random';

const CATEGORY_COUNT = 300;

const BATCH = 10_000;

export interface LoadedCatalogue {
  categoryIds: string[];
  partIds: string[];
  /** Names of the parts, in the order of their ids. */
  names: string[];
  /** A number that each part has elsewhere; empty where it has none. */
  otherNumbers: string[];
}

interface Kind {
  /** Key of a category of the demo. */
  key: string;
  /** Key of the demo's topmost category that it stands below, or is. */
  branch: string | undefined;
}

/** Fills an empty database with `count` parts, the same ones every time. */
export async function fillCatalogue(db: Db, count: number): Promise<LoadedCatalogue> {
  const demo = await readDemoCatalogue();
  const categories = await addCategories(db, demo);
  const makePart = partMaker(demo, categories);
  const categoryIds = [...categories.keys()];
  const loaded: LoadedCatalogue = { categoryIds, partIds: [], names: [], otherNumbers: [] };
  for (let start = 0; start < count; start += BATCH) {
    const length = Math.min(BATCH, count - start);
    const inputs = Array.from({ length }, (_, index) => makePart(start + index));
    const ids = await createSpareParts(
      db,
      inputs.map((input) => ({ ...input, attributes: [] })),
    );
    // All at once: part by part PostgreSQL would take twice as long for the whole.
    const values = inputs.flatMap(({ attributes = [] }, place) =>
      attributes.map((value) => ({ partId: ids[place] ?? '', ...value })),
    );
    await storeValues(db, { values }, new Date());
    loaded.partIds.push(...ids);
    loaded.names.push(...inputs.map(({ values }) => values.name));
    loaded.otherNumbers.push(...inputs.map(({ references }) => references?.[0]?.number ?? ''));
  }
  return loaded;
}

/**
 * The demo's categories, then more of each kind beside them, and its attributes; returns the kind of
 * each category's id.
 */
function addCategories(db: Db, demo: DemoCatalogue): Promise<Map<string, Kind>> {
  const { categories } = demo;
  const topmost = topmostKeys(demo);
  return changeCatalogue(db, async (trx) => {
    const kinds = new Map<string, Kind>();
    const idOfKey = new Map<string, string>();
    for (let index = 0; index < CATEGORY_COUNT; index += 1) {
      const category = categories[index % categories.length];
      if (!category) throw new Error('The demo catalogue has no categories.');
      const { key, name, description = '', parent } = category;
      const series = Math.floor(index / categories.length);
      const values = {
        name: series === 0 ? name : `${name}, series ${series + 1}`,
        description,
        parentId: (parent && idOfKey.get(parent)) ?? null,
      };
      const { id } = await insertCategory(trx, values, `${sha256(key)}.jpg`);
      // The topmost ones of later series stand for themselves.
      const isInBranch = series === 0 || parent !== undefined;
      kinds.set(id, { key, branch: isInBranch ? topmost.get(key) : undefined });
      if (series === 0) idOfKey.set(key, id);
    }
    await addAttributes(trx, demo, (key) => idOfKey.get(key));
    return kinds;
  });
}

function partMaker(demo: DemoCatalogue, categories: Map<string, Kind>) {
  const { parts } = demo;
  const random = makeRandom(20_261_121);
  const valuesOf = valueMaker(demo);
  const ids = [...categories];
  return (number: number): SparePartInput => {
    const [categoryId, { key, branch }] = ids[number % ids.length] ?? ['', { key: '' }];
    const own = parts.filter(({ category }) => category === key);
    const part = random.pick(own.length > 0 ? own : parts);
    const texts = OPTIONAL_TEXTS.map((field) => [field, part[field] ?? '']);
    // Model numbers differ, as they do in a catalogue of this size; all other words recur.
    const model = 10_000 + random.below(90_000);
    const name = part.name.replace(/\b([A-Z]{2,}-[A-Z]*)\d+/, `$1${model}`);
    return {
      values: {
        ...(Object.fromEntries(texts) as SparePartTexts),
        name: `${name}, no. ${partNumber(number)}`,
        partNumber: partNumber(number),
        brand: random.pick(parts).brand ?? '',
        categoryId,
      },
      references: (part.references ?? []).map((reference) => ({
        kind: reference.kind ?? 'oem',
        maker: reference.maker ?? '',
        number: `${reference.number}-${number}`,
      })),
      images: [`${sha256(`${number} a`)}.jpg`, `${sha256(`${number} b`)}.jpg`],
      attributes: valuesOf(part, branch),
    };
  };
}

/** The number that a part has in the list of its maker. */
export const partNumber = (number: number): string => `HW${String(number).padStart(6, '0')}`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
