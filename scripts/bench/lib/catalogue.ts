import { createHash } from 'node:crypto';
import type { Db } from '../../../src/server/db/kysely';
import { changeCatalogue } from '../../../src/server/modules/catalogue/write';
import { insertCategory } from '../../../src/server/modules/categories/service';
import { readDemoCatalogue, type DemoCatalogue } from '../../../src/server/modules/demo/load';
import { OPTIONAL_TEXTS, type SparePartTexts } from '../../../src/server/modules/spareParts/fields';
import {
  createSpareParts,
  type SparePartInput,
} from '../../../src/server/modules/spareParts/service';

export const CATEGORY_COUNT = 300;

const BATCH = 10_000;

export interface LoadedCatalogue {
  categoryIds: string[];
  partIds: string[];
  /** Names of the parts, in the order of their ids. */
  names: string[];
}

/** Fills an empty database with `count` parts, the same ones every time. */
export async function fillCatalogue(db: Db, count: number): Promise<LoadedCatalogue> {
  const demo = await readDemoCatalogue();
  const categories = await addCategories(db, demo);
  const makePart = partMaker(demo, categories);
  const loaded: LoadedCatalogue = { categoryIds: [...categories.keys()], partIds: [], names: [] };
  for (let start = 0; start < count; start += BATCH) {
    const length = Math.min(BATCH, count - start);
    const inputs = Array.from({ length }, (_, index) => makePart(start + index));
    loaded.partIds.push(...(await createSpareParts(db, inputs)));
    loaded.names.push(...inputs.map(({ values }) => values.name));
  }
  return loaded;
}

/** The demo's categories, then more of each kind beside them; returns the kind of each id. */
function addCategories(db: Db, { categories }: DemoCatalogue): Promise<Map<string, string>> {
  return changeCatalogue(db, async (trx) => {
    const kinds = new Map<string, string>();
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
      kinds.set(id, key);
      if (series === 0) idOfKey.set(key, id);
    }
    return kinds;
  });
}

function partMaker({ parts }: DemoCatalogue, categories: Map<string, string>) {
  const random = makeRandom(20_261_121);
  const pick = <T>(values: T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('The demo catalogue has no parts.');
    return value;
  };
  const ids = [...categories];
  return (number: number): SparePartInput => {
    const [categoryId, kind] = ids[number % ids.length] ?? ['', ''];
    const own = parts.filter(({ category }) => category === kind);
    const part = pick(own.length > 0 ? own : parts);
    const texts = OPTIONAL_TEXTS.map((field) => [field, part[field] ?? '']);
    // Model numbers differ, as they do in a catalogue of this size; all other words recur.
    const model = 10_000 + Math.floor(random() * 90_000);
    const name = part.name.replace(/\b([A-Z]{2,}-[A-Z]*)\d+/, `$1${model}`);
    return {
      values: {
        ...(Object.fromEntries(texts) as SparePartTexts),
        name: `${name}, no. ${partNumber(number)}`,
        partNumber: partNumber(number),
        brand: pick(parts).brand ?? '',
        categoryId,
      },
      references: (part.references ?? []).map((reference) => ({
        kind: reference.kind ?? 'oem',
        maker: reference.maker ?? '',
        number: `${reference.number}-${number}`,
      })),
      images: [`${sha256(`${number} a`)}.jpg`, `${sha256(`${number} b`)}.jpg`],
    };
  };
}

/** The number that a part has in the list of its maker. */
export const partNumber = (number: number): string => `HW${String(number).padStart(6, '0')}`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Mulberry32: numbers from 0 to 1 that are the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
