import { join } from 'node:path';
import type { Db } from '@/server/db/kysely';
import { projectRoot } from '@/server/lib/projectRoot';
import type { AttributeForm } from '@/server/generated/requests';
import { attributeRepository } from '../attributes/repository';
import { UNTOUCHED, changeCatalogue } from '../catalogue/catalogue';
import { catalogueRepository } from '../catalogue/repository';
import { insertCategory } from '../categories/service';
import type { MediaStore } from '../media/store';
import { OPTIONAL_TEXTS, type PartReference, type SparePartTexts } from '../spareParts/fields';
import { insertSpareParts } from '../spareParts/service';

interface DemoCategory {
  key: string;
  name: string;
  description?: string;
  /** Key of a category that comes before this one. */
  parent?: string;
  /** A file of public/photos. */
  image?: string;
}

type DemoPart = Partial<SparePartTexts> & {
  name: string;
  /** Key of a category. */
  category?: string;
  images?: string[];
  references?: Partial<PartReference>[];
  /** Values by the keys of their attributes. */
  attributes?: Record<string, string | number>;
};

interface DemoAttribute extends Omit<AttributeForm, 'categoryId'> {
  /** Key of the category whose branch has it. */
  category?: string;
}

/** What `catalogue.json` holds. */
export interface DemoCatalogue {
  categories: DemoCategory[];
  attributes?: DemoAttribute[];
  parts: DemoPart[];
}

/** The demo catalogue of the product, which is part of the build; loaded only when it is asked for. */
export async function readDemoCatalogue(): Promise<DemoCatalogue> {
  return (await import('./catalogue.json')).default as DemoCatalogue;
}

/**
 * Fills a catalogue that has never been written to; resolves to whether it did. Images are kept
 * first, then all rows in one transaction: a start that is cut off leaves no half of it.
 */
export async function loadDemo(db: Db, media: MediaStore, demo: DemoCatalogue): Promise<boolean> {
  if ((await catalogueRepository(db.reader).countChanges()) !== UNTOUCHED) return false;
  const files = await keepImages(media, demo);
  return changeCatalogue(db, async (trx) => {
    // Another backend was quicker.
    if ((await catalogueRepository(trx).countChanges()) !== UNTOUCHED + 1) return false;
    const ids = new Map<string, string>();
    for (const { key, name, description = '', parent, image } of demo.categories) {
      const parentId = parent === undefined ? null : lookUp(ids, parent, 'category');
      const file = image === undefined ? null : lookUp(files, image, 'image');
      ids.set(key, (await insertCategory(trx, { name, description, parentId }, file)).id);
    }
    for (const { category, unit = '', ...attribute } of demo.attributes ?? []) {
      const categoryId = category === undefined ? null : lookUp(ids, category, 'category');
      await attributeRepository(trx).insert({ ...attribute, unit, categoryId });
    }
    await insertSpareParts(
      trx,
      demo.parts.map((part) => ({
        values: {
          ...textsOf(part),
          categoryId: part.category === undefined ? null : lookUp(ids, part.category, 'category'),
        },
        references: (part.references ?? []).map(referenceOf),
        attributes: Object.entries(part.attributes ?? {}).map(([key, value]) =>
          typeof value === 'number' ? { key, number: value } : { key, choice: value },
        ),
        images: (part.images ?? []).map((image) => lookUp(files, image, 'image')),
      })),
    );
    return true;
  });
}

/** Names of the kept files by the names of the images, each kept once. */
async function keepImages(media: MediaStore, demo: DemoCatalogue): Promise<Map<string, string>> {
  const names = new Set([
    ...demo.categories.flatMap(({ image }) => image ?? []),
    ...demo.parts.flatMap(({ images }) => images ?? []),
  ]);
  const folder = join(projectRoot(), 'public', 'photos');
  const kept = [...names].map(
    async (name) => [name, await media.keepCopy(join(folder, name))] as const,
  );
  return new Map(await Promise.all(kept));
}

const referenceOf = ({ kind = 'oem', maker = '', number = '' }: Partial<PartReference>) => ({
  ...{ kind, maker, number },
});

function textsOf(part: DemoPart): SparePartTexts {
  const texts = OPTIONAL_TEXTS.map((field) => [field, part[field] ?? '']);
  return { ...(Object.fromEntries(texts) as SparePartTexts), name: part.name };
}

function lookUp(map: Map<string, string>, key: string, what: string): string {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo catalogue names the unknown ${what} ${key}.`);
  return value;
}
