import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalogueVersion } from '@/server/db/catalogueVersion';
import type { Db } from '@/server/db/kysely';
import { projectRoot } from '@/server/lib/projectRoot';
import type { PartPrices } from '@/shared/prices';
import type { AttributeForm } from '@/server/generated/requests';
import { attributeRepository } from '../../catalogue/attributes/repository';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { insertCategory } from '../../catalogue/categories/service';
import type { MediaStore } from '../../core/media/store';
import type { PartReference, SparePartValues } from '../../catalogue/spareParts/form';
import { insertSpareParts, type SparePartInput } from '../../catalogue/spareParts/service';
import { type DemoInquiry, insertDemoInquiries } from './inquiries';
import { recordDemo } from './repository';

/** What the demo's files hold. Categories are named by their keys, images by files of public/photos. */
export interface DemoCatalogue {
  categories: {
    key: string;
    name: string;
    description?: string;
    nameZh?: string;
    descriptionZh?: string;
    /** A category that comes before this one. */
    parent?: string;
    image?: string;
  }[];
  /** `category`: the one whose branch has the attribute. */
  attributes?: (Omit<AttributeForm, 'categoryIds' | 'choices'> & {
    category?: string;
    /** Chinese of choices. */
    choicesZh?: Record<string, string> | undefined;
  })[];
  parts: (Omit<SparePartValues, 'categoryId'> & {
    category?: string;
    images?: string[];
    /** Whether a data sheet is made of its texts. */
    datasheet?: boolean;
    references?: PartReference[];
    /** Values by the keys of their attributes. */
    attributes?: Record<string, string | number>;
    prices?: PartPrices;
  })[];
}

/** Chinese texts by the names of their fields. */
type ChineseTexts = Partial<Record<string, string>>;

/** The demo catalogue is part of the build, and loaded only when it is needed. */
export async function readDemoCatalogue(): Promise<DemoCatalogue> {
  const demo = (await import('./catalogue.json')).default as DemoCatalogue;
  const chinese = (await import('./catalogue.zh.json')).default;
  const categories: Partial<Record<string, ChineseTexts>> = chinese.categories;
  const choices: Partial<Record<string, Record<string, string>>> = chinese.choices;
  const parts: Partial<Record<string, ChineseTexts>> = chinese.parts;
  return {
    attributes: demo.attributes?.map((row) => ({ ...row, choicesZh: choices[row.key] })),
    categories: demo.categories.map((row) => ({ ...row, ...zhFields(categories[row.key]) })),
    parts: demo.parts.map((row) => ({ ...row, ...zhFields(parts[row.partNumber ?? '']) })),
  };
}

const zhFields = (texts: ChineseTexts = {}): ChineseTexts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [`${field}Zh`, text]));

/**
 * Fills a catalogue that has never been written to; resolves to whether it did. Images are stored
 * first, then all rows in one transaction: a start that is cut off leaves no half of it.
 */
export async function loadDemo(
  db: Db,
  media: MediaStore,
  demo: DemoCatalogue,
  inquiries: DemoInquiry[] = [],
): Promise<boolean> {
  if ((await readCatalogueVersion(db.reader)).version !== 0) return false;
  const fileOf = await storeImages(media, demo);
  const datasheets = await storeDatasheets(media, demo);
  return changeCatalogue(db, async (trx) => {
    // Another backend was quicker.
    if ((await readCatalogueVersion(trx)).version !== 1) return false;
    const ids = new Map<string, string>();
    const idOf = (key: string | undefined) => {
      const id = key === undefined ? null : ids.get(key);
      if (id === undefined)
        throw new Error(`The demo catalogue names the unknown category ${key}.`);
      return id;
    };
    for (const { key, description = '', parent, image, ...texts } of demo.categories) {
      const values = { ...texts, description, parentId: idOf(parent) };
      const file = image === undefined ? null : fileOf(image);
      ids.set(key, (await insertCategory(trx, values, file)).id);
    }
    for (const { category, unit = '', choicesZh: choices = {}, ...attribute } of demo.attributes ??
      []) {
      const categoryId = idOf(category);
      const categoryIds = categoryId === null ? [] : [categoryId];
      const choicesZh = new Map(Object.entries(choices));
      await attributeRepository(trx).insert({ ...attribute, unit, categoryIds, choicesZh });
    }
    const inputs = demo.parts.map(
      ({ category, images, references, attributes, prices, datasheet: _, ...texts }) => ({
        values: { ...texts, categoryId: idOf(category) },
        references,
        ...datasheets.get(texts.name),
        attributes: Object.entries(attributes ?? {}).map(([key, value]) =>
          typeof value === 'number' ? { key, number: value } : { key, choice: value },
        ),
        images: (images ?? []).map(fileOf),
        ...(prices && { prices }),
      }),
    );
    const partIds = await insertSpareParts(trx, inputs);
    const byNumber = new Map(partIds.map((id, index) => [demo.parts[index]?.partNumber ?? '', id]));
    await insertDemoInquiries(trx, inquiries, byNumber, Date.now());
    await recordDemo(trx);
    return true;
  });
}

/** Returns the data sheets by the names of their parts. */
async function storeDatasheets(media: MediaStore, { parts }: DemoCatalogue) {
  const stored = new Map<string, Pick<SparePartInput, 'documents' | 'documentList'>>();
  if (!parts.some(({ datasheet }) => datasheet)) return stored;
  const { writeDatasheet } = await import('./datasheet');
  const folder = media.makeTempDir();
  for (const { datasheet, ...texts } of parts) {
    if (!datasheet) continue;
    const path = join(folder, 'datasheet');
    await writeFile(path, await writeDatasheet(texts));
    const documents = await media.addDocuments([{ path, name: 'datasheet.pdf' }]);
    const title = `Data sheet ${texts.partNumber ?? texts.name}`;
    const entry = { file: 'new:0', title, kind: 'datasheet' as const };
    stored.set(texts.name, { documents, documentList: [entry] });
  }
  await rm(folder, { recursive: true, force: true });
  return stored;
}

/** Returns the names of the stored files by the names of the images. */
async function storeImages(media: MediaStore, demo: DemoCatalogue) {
  const names = [
    ...demo.categories.flatMap(({ image }) => image ?? []),
    ...demo.parts.flatMap(({ images }) => images ?? []),
  ];
  const folder = join(projectRoot(), 'public', 'photos');
  const files = new Map<string, string>();
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      files.set(name, await media.addCopy(join(folder, name)));
    }),
  );
  return (name: string) => files.get(name) ?? '';
}
