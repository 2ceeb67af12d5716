import { setTimeout as wait } from 'node:timers/promises';
import { makeNoise } from '../../src/server/testing/images';
import { makePdf } from '../../src/server/testing/pdfFile';
import type { Recorded } from '../../src/server/testing/releases';
import { makeZip } from '../../src/server/testing/zip';
import { ADMIN, logIn } from '../lib/product';
import { read, succeed, type Client } from '../trials/killClient';
import { formOf, post, type Stored } from './fixtureCalls';
import { receiveMessages } from './fixtureMessages';

/** Makes at least one record of every kind; what is to be tried later is returned. */
export async function fillFixture(url: string): Promise<Omit<Recorded, 'reads'>> {
  const client: Client = { url, token: await logIn(url) };
  const parts = await addParts(client);
  const edit = await editParts(client, parts);
  const trash = await fillTrash(client);
  await importParts(client, 'applied', true);
  const importId = await importParts(client, 'waiting', false);
  const pdf = await receiveMessages({ url }, client, parts);
  return { madeAt: new Date().toISOString(), login: ADMIN, edit, trash, importId, pdf };
}

async function addParts(client: Client): Promise<string[]> {
  const doors = await post(
    client,
    '/categories',
    formOf({ name: 'Doors', nameZh: '门', image: await makeNoise(12, 8) }),
  );
  const inside = { name: 'Door operators', parentId: doors._id };
  const operators = await post(client, '/categories', formOf(inside));
  await post(client, '/attributes', {
    key: 'speed',
    labelEn: 'Speed',
    labelZh: '速度',
    kind: 'number',
    unit: 'm/s',
  });
  const choices = [
    { value: 'Left', valueZh: '左' },
    { value: 'Right', valueZh: '右' },
  ];
  await post(client, '/attributes', {
    key: 'side',
    labelEn: 'Side',
    labelZh: '侧',
    kind: 'choice',
    choices,
  });
  await post(client, '/search/synonyms', { term: 'portcullis', meaning: 'door' });
  await post(client, '/text-templates', {
    field: 'payment',
    name: 'Usual',
    textEn: '30 days',
    textZh: '30天',
  });
  const ids: string[] = [];
  for (const [index, name] of [
    'Door operator',
    'Door roller',
    'Steel rope',
    'Ölpuffer',
  ].entries()) {
    const fields = {
      name: `${name} ${index + 1}`,
      nameZh: `零件${index + 1}`,
      partNumber: `FX-${index + 1}00`,
      brand: 'Kyonetsu',
      material: 'Steel',
      description: 'First line\nsecond line',
      categoryId: index % 2 === 0 ? operators._id : doors._id,
      references: { kind: 'oem', maker: 'Kyonetsu', number: `KYN-${index}` },
      ...(index === 3 && otherFields()),
      attributes: [
        { key: 'speed', number: 0.5 + index },
        { key: 'side', choice: 'Left' },
      ],
      images: [await makeNoise(12, 8), await makeNoise(12, 8)],
      ...(index === 0 && { documents: makePdf(name) }),
    };
    const { _id: id } = await post(client, '/spare-parts', formOf(fields));
    await succeed(client, 'PUT', `/spare-parts/${id}/prices`, pricesOf(index));
    ids.push(id);
  }
  await post(client, '/spare-parts', formOf({ name: 'Unfinished controller', hidden: 'true' }));
  return ids;
}

/** Fields for customs, and numbers of other makers. */
const otherFields = () => ({
  references: ['oem', 'supplier', 'replaced'].map((kind) => ({
    kind,
    maker: 'Kyonetsu',
    number: `KYN ${kind}/1`,
  })),
  hsCode: '8431.31.00',
  countryOfOrigin: 'Japan',
  countryOfOriginZh: '日本',
  netWeight: '1.2 kg',
  grossWeight: '1.5 kg',
});

const pricesOf = (index: number) => ({
  prices: [
    { currency: 'USD', minQuantity: 1, price: `${index + 1}2.50` },
    { currency: 'JPY', minQuantity: 10, price: `${index + 1}900`, from: '2026-01-01' },
    { currency: 'EUR', minQuantity: 10, price: `${index + 1}0.1255`, until: '2999-12-31' },
  ],
  suppliers: [
    { supplier: 'Kyonetsu', number: `K/${index}`, cost: '8.25', currency: 'EUR' },
    { supplier: '电梯配件厂' },
  ],
});

/** Edits packing and, for the history, another field; the first edit is undone later. */
async function editParts(client: Client, ids: string[]): Promise<Recorded['edit']> {
  const edit = async (set: Record<string, string>) =>
    (await succeed<{ change: string }>(client, 'PATCH', '/spare-parts', { ids, set }))?.change ??
    '';
  const change = await edit({ packing: 'Wooden case' });
  await edit({ weight: '2 kg' });
  return { change, partId: ids[0] ?? '' };
}

/** Deletes a part, and a category with another one in it and a part. */
async function fillTrash(client: Client): Promise<Recorded['trash']> {
  const outer = await post(
    client,
    '/categories',
    formOf({ name: 'Former', image: await makeNoise(12, 8) }),
  );
  const inner = await post(
    client,
    '/categories',
    formOf({ name: 'Former, inner', parentId: outer._id }),
  );
  const part = { name: 'Former part', partNumber: 'FX-OLD', images: await makeNoise(12, 8) };
  const { _id: id } = await post(
    client,
    '/spare-parts',
    formOf({ ...part, categoryId: inner._id }),
  );
  await succeed(client, 'DELETE', `/spare-parts/${id}`);
  await succeed(client, 'DELETE', `/categories/${outer._id}`);
  return { partId: id, categoryId: outer._id };
}

/** Uploads a table with an archive of images, and applies it or leaves it after its dry run. */
async function importParts(client: Client, name: string, applies: boolean): Promise<string> {
  const table = [
    'Part number,Name,Category,Brand,Speed (m/s),Images,Price (USD),Supplier,Cost (EUR)',
    `FX-100,Door operator 1,Doors / Door operators,Brand ${name},1.5,,13,Kyonetsu,8.5`,
    `FX-${name},Part ${name},New ${name} / Below,Kyonetsu,2.5,${name}.png,4.25,,`,
    `FX-faulty,,Doors,,,,,,`,
  ];
  const form = new FormData();
  form.append('file', new Blob([table.join('\n')]), `${name}.csv`);
  const archive = makeZip([{ name: `${name}.png`, content: await makeNoise(12, 8) }]);
  form.append('images', new Blob([new Uint8Array(archive)]), 'images.zip');
  const { _id: id } = await post(client, '/imports', form);
  const path = `/imports/${id}`;
  const { columns } = await settle(client, path);
  const fields = columns.map(({ field }) => field ?? null);
  await succeed(client, 'PUT', `${path}/columns`, { fields });
  await settle(client, path);
  await succeed(client, 'PATCH', path, { newCategories: true });
  const { counts } = await settle(client, path);
  if (counts.new !== 1 || counts.changed !== 1) throw new Error(JSON.stringify(counts));
  if (applies) await post(client, `${path}/apply`);
  return id;
}

interface ReadImport {
  state: string;
  columns: { field?: string | null }[];
  counts: Record<string, number>;
}

/** Waits until the backend has done its work on an import. */
async function settle(client: Client, path: string): Promise<ReadImport> {
  for (;;) {
    const found = await read<ReadImport>(client, path);
    if (!['reading', 'checking'].includes(found.state)) return found;
    await wait(50);
  }
}

/** Lists whose records are read one by one as well. */
const LISTS = [
  '/categories',
  '/spare-parts?includeHidden=true',
  '/inquiries',
  '/applications',
  '/imports',
];
const READS = [
  '/attributes',
  '/translations?page=1',
  '/search/synonyms',
  '/changes',
  '/trash',
  '/text-templates',
  '/messages/status',
  '/spare-parts?page=1&q=door',
  '/spare-parts?page=1&facets=true',
];

/** The responses of this release to reads of all kinds, by paths. */
export async function recordReads(url: string): Promise<Recorded['reads']> {
  const client: Client = { url, token: await logIn(url) };
  const reads: Recorded['reads'] = {};
  const record = async <T>(path: string) => {
    reads[path] = await read<object>(client, path);
    return reads[path] as T;
  };
  // Twice: to read an inquiry changes it.
  for (const path of [...LISTS, ...LISTS]) {
    const list = await record<Stored[] | { data: Stored[] }>(path);
    const [base, query] = path.split('?');
    for (const { _id } of Array.isArray(list) ? list : list.data) {
      await record(`${base}/${_id}${query ? `?${query}` : ''}`);
      if (base === '/spare-parts') await record(`${base}/${_id}/prices`);
    }
  }
  for (const path of READS) await record(path);
  return reads;
}
