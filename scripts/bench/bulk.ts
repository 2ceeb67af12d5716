import { parseArgs } from 'node:util';
import type { BulkResult } from '../../src/server/generated/requests';
import { measureBackends, type LoadedCatalogue } from '../lib/catalogue';
import { adminCalls, type AdminCall, type Product } from '../lib/product';
import { run, type Report } from '../lib/report';
import { BASELINE_MS, Others, putWaits, type Waits } from './others';

/*
 * npm run bench:bulk -- [--parts 20000] [--database sqlite|postgres]
 * Changes of 500 and 5,000 parts at once, while 200 visitors read, another admin saves and a buyer
 * sends inquiries; first the same without such a change.
 */

const { values: options } = parseArgs({
  options: { parts: { type: 'string', default: '20000' }, database: { type: 'string' } },
});

/** Also what a change leaves behind is measured: an empty cache and texts that are to be indexed. */
const WINDOW_MS = 10_000;
/** Parts that are changed at once. */
const MOST = 5000;

type Change = [name: string, mostMs: number, change: () => Promise<BulkResult>];

function changesOf(call: AdminCall, catalogue: LoadedCatalogue): Change[] {
  const ids = catalogue.partIds.slice(-MOST);
  const edit = (form: object) => call<BulkResult>('PATCH', '/spare-parts', form);
  const act = (form: object) => call<BulkResult>('POST', '/spare-parts/bulk', form);
  const long = 'Long description of a spare part. '.repeat(290);
  let lengthened: string | undefined;
  const lengthen = async () => {
    const result = await edit({ ids, set: { description: long } });
    lengthened = result.change;
    return result;
  };
  const undo = () => call<BulkResult>('POST', `/changes/${lengthened}/undo`);
  const replace = { field: 'description', find: 'e', replaceWith: 'é' };
  let created: string[] = [];
  const duplicate = async () => {
    const result = await act({ action: 'duplicate', ids });
    created = result.ids ?? [];
    return result;
  };
  return [
    ['set a field of 500', 1000, () => edit({ ids: ids.slice(0, 500), set: { packing: 'Box' } })],
    ['set a field', 5000, () => edit({ ids, set: { packing: 'Crate' } })],
    ['preview a replacement', 5000, () => edit({ ids, replace, dryRun: true })],
    ['replace a text', 5000, () => edit({ ids, replace })],
    ['move', 5000, () => act({ action: 'move', ids, categoryId: catalogue.categoryIds[7] })],
    ['hide', 5000, () => edit({ ids, set: { hidden: true } })],
    ['publish', 5000, () => edit({ ids, set: { hidden: false } })],
    ['duplicate', 5000, duplicate],
    ['delete duplicates', 5000, () => act({ action: 'delete', ids: created })],
    ['delete', 5000, () => act({ action: 'delete', ids })],
    ['restore', 5000, () => call('POST', '/trash/restore', { ids })],
    ['set a long description', 5000, lengthen],
    ['undo the long description', 5000, undo],
  ];
}

async function measure(report: Report, product: Product, catalogue: LoadedCatalogue) {
  const call = await adminCalls(product.apiUrl);
  // A deleted part is 404.
  const unchanged = { ...catalogue, partIds: catalogue.partIds.slice(0, -MOST) };
  const others = await Others.start(product, unchanged);
  const ms = { unit: 'ms' };
  putWaits(report, 'no change', await others.during(async () => undefined, BASELINE_MS));
  const all: Waits = { visitors: [], saves: [], inquiries: [], lag: 0 };
  for (const [name, atMost, change] of changesOf(call, catalogue)) {
    const waits = await others.during(async () => {
      const start = performance.now();
      await change();
      report.put(`${name}: response`, performance.now() - start, { ...ms, atMost });
    }, WINDOW_MS);
    putWaits(report, name, waits);
    for (const who of ['visitors', 'saves', 'inquiries'] as const) all[who].push(...waits[who]);
    all.lag = Math.max(all.lag, waits.lag);
  }
  putWaits(report, 'all changes', all, 500);
  report.put('failed requests of others', others.failures, { atMost: 0 });
}

run('bench:bulk', (report) =>
  measureBackends(report, options, (product, catalogue) => measure(report, product, catalogue)),
);
