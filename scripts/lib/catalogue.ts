import { Client } from 'pg';
import { withDb } from '../../src/server/db/kysely';
import type { Category, SparePart } from '../../src/server/generated/requests';
import {
  createSpareParts,
  type SparePartInput,
} from '../../src/server/modules/catalogue/spareParts/service';
import { makeForm } from '../../src/server/testing/client';
import { PART_FIELDS } from '../../src/shared/partFields';
import {
  SERVER_CORE,
  adminCalls,
  databaseKinds,
  newDatabase,
  pinLoad,
  startProduct,
  type Environment,
  type Product,
  type StartOptions,
} from './product';
import { Random } from './random';
import { progress, type Report } from './report';

const CATEGORIES = 300;
const BATCH = 1000;

export interface LoadedCatalogue {
  categoryIds: string[];
  partIds: string[];
  /** Names of the parts, in the order of their ids. */
  names: string[];
  partNumbers: string[];
  /** Numbers that parts have elsewhere. */
  otherNumbers: string[];
}

interface BackendOptions extends Pick<StartOptions, 'roles'> {
  /** Of the command: one database, or without it both. */
  database?: string;
  parts: string | number;
}

/** Measures the product with so many parts on each database, which is a column of the report. */
export async function measureBackends(
  report: Report,
  { database, parts, roles }: BackendOptions,
  measure: (product: Product, catalogue: LoadedCatalogue) => Promise<void>,
): Promise<void> {
  const databases: [string, Environment][] = [];
  for (const kind of databaseKinds(database)) databases.push([kind, await newDatabase(kind)]);
  // After PostgreSQL has started, which may use both cores.
  pinLoad();
  for (const [kind, env] of databases) {
    report.column = kind;
    const catalogue = await fillCatalogue(env, Number(parts));
    const product = await startProduct(env, { roles, core: SERVER_CORE });
    await measure(product, catalogue);
    await product.stop();
  }
}

/** Fills an empty database with the demo catalogue and variations of it, the same every time. */
export async function fillCatalogue(env: Environment, count: number): Promise<LoadedCatalogue> {
  progress(`Filling a database with ${count} parts …`);
  const product = await startProduct({ ...env, DEMO_CATALOGUE: 'on' });
  const read = async <T>(path: string) => (await (await fetch(product.apiUrl + path)).json()) as T;
  const demo: SparePart[] = [];
  for (const { _id } of await read<SparePart[]>('/spare-parts')) {
    demo.push(await read(`/spare-parts/${_id}`));
  }
  const families = await addCategories(product.apiUrl, await read<Category[]>('/categories'));
  await product.stop();
  const categoryIds = [...families.values()].flat();
  const random = new Random(20_261_121);
  const catalogue: LoadedCatalogue = {
    categoryIds,
    partIds: demo.map(({ _id }) => _id),
    names: demo.map(({ name }) => name),
    partNumbers: demo.flatMap(({ partNumber }) => partNumber ?? []),
    otherNumbers: [],
  };
  const options = { dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL };
  await withDb(options, async (db) => {
    for (let start = demo.length; start < count; start += BATCH) {
      const inputs = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => {
        const template = demo[(start + index) % demo.length];
        if (!template) throw new Error('The demo catalogue has no parts.');
        const family = families.get(template.categoryId?._id ?? '') ?? [];
        return vary(template, start + index, random.pick(family), random);
      });
      catalogue.partIds.push(...(await createSpareParts(db, inputs)));
      for (const { values, references = [] } of inputs) {
        catalogue.names.push(values.name);
        catalogue.partNumbers.push(values.partNumber ?? '');
        catalogue.otherNumbers.push(...references.map(({ number }) => number));
      }
    }
  });
  if (env.DATABASE_URL) await settle(env.DATABASE_URL);
  return catalogue;
}

export const flatten = (trees: readonly Category[]): Category[] =>
  trees.flatMap((tree) => [tree, ...flatten(tree.children ?? [])]);

/**
 * Adds subcategories until there are enough; returns each category of the demo with its own, in
 * which the same attributes apply.
 */
async function addCategories(apiUrl: string, trees: Category[]): Promise<Map<string, string[]>> {
  const demo = flatten(trees);
  const call = await adminCalls(apiUrl);
  const families = new Map(demo.map(({ _id }) => [_id, [_id]]));
  for (let index = demo.length; index < CATEGORIES; index += 1) {
    const parent = demo[index % demo.length];
    if (!parent) throw new Error('The demo catalogue has no categories.');
    const name = `${parent.name}, series ${Math.floor(index / demo.length) + 1}`;
    const form = makeForm({ name, parentId: parent._id });
    families.get(parent._id)?.push((await call<Category>('POST', '/categories', form))._id);
  }
  return families;
}

/** Another part of the same kind, with different numbers; all other words repeat. */
function vary(part: SparePart, index: number, categoryId: string, random: Random): SparePartInput {
  const texts = PART_FIELDS.map((field) => [field.name, part[field.name] ?? '']);
  const partNumber = `HW${String(index).padStart(6, '0')}`;
  const name = part.name.replace(/\b([A-Z]{2,}-[A-Z]*)\d+/, `$1${10_000 + random.below(90_000)}`);
  const around = (number: number) => Number((number * (0.75 + random.next() / 2)).toPrecision(3));
  return {
    values: {
      ...(Object.fromEntries(texts) as Partial<SparePart>),
      name: `${name}, no. ${partNumber}`,
      partNumber,
      categoryId,
    },
    references: (part.references ?? []).map(({ kind, maker, number }) => ({
      kind,
      maker: maker ?? '',
      number: `${number}-${index}`,
    })),
    images: part.images ?? [],
    attributes: (part.attributes ?? []).map(({ key, number, choice }) =>
      number === undefined ? { key, choice: choice ?? '' } : { key, number: around(number) },
    ),
  };
}

/** Updates the statistics, as autovacuum does within minutes of a large change. */
async function settle(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}
