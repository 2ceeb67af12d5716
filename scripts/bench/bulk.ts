import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BulkResult } from '../../src/server/generated/requests';
import { fillCatalogue, type LoadedCatalogue } from '../lib/catalogue';
import {
  SERVER_CORE,
  databaseKinds,
  logIn,
  newDatabase,
  pinLoad,
  startProduct,
  type Environment,
} from '../lib/product';
import { median, quantile, run, type Report } from '../lib/report';
import { pathOfSearch, saveCall, searchTexts } from './calls';

/*
 * npm run bench:bulk -- [--parts 20000] [--database sqlite|postgres]
 * Changes of 500 and 5,000 parts at once, while visitors search and another admin saves.
 */

const { values: options } = parseArgs({
  options: { parts: { type: 'string', default: '20000' }, database: { type: 'string' } },
});

const VISITORS = 10;
/** Between two searches of a visitor, and between two saves. */
const PAUSE_MS = 500;

async function timed<T>(work: () => Promise<T>): Promise<{ milliseconds: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { milliseconds: performance.now() - start, result };
}

/** Repeats a call until `isOver`; returns how long each took. Throws for a failure. */
async function repeat(isOver: () => boolean, call: (index: number) => Promise<Response>) {
  const times: number[] = [];
  for (let index = 0; !isOver(); index += 1) {
    const { milliseconds, result } = await timed(async () => {
      const response = await call(index);
      await response.arrayBuffer();
      return response;
    });
    if (!result.ok) throw new Error(`${result.url} returned ${result.status}.`);
    times.push(milliseconds);
    await wait(PAUSE_MS);
  }
  return times;
}

async function measure(report: Report, apiUrl: string, catalogue: LoadedCatalogue) {
  const token = await logIn(apiUrl);
  const authorization = `Bearer ${token}`;
  const ids = catalogue.partIds.slice(-5000);
  const texts = searchTexts(catalogue, 3000);
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(apiUrl + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} returned ${await response.text()}`);
    return (await response.json()) as BulkResult;
  };
  const edit = (form: object) => send('PATCH', '/spare-parts', form);
  const act = (form: object) => send('POST', '/spare-parts/bulk', form);
  const replace = { field: 'description', find: 'e', replaceWith: 'é' };
  let created: string[] = [];
  const changes: [string, number, () => Promise<BulkResult>][] = [
    ['set a field of 500', 1000, () => edit({ ids: ids.slice(0, 500), set: { packing: 'Box' } })],
    ['set a field', 5000, () => edit({ ids, set: { packing: 'Crate' } })],
    ['preview a replacement', 5000, () => edit({ ids, replace, dryRun: true })],
    ['replace a text', 5000, () => edit({ ids, replace })],
    ['move', 5000, () => act({ action: 'move', ids, categoryId: catalogue.categoryIds[7] })],
    ['hide', 5000, () => edit({ ids, set: { hidden: true } })],
    ['publish', 5000, () => edit({ ids, set: { hidden: false } })],
    ['duplicate', 5000, () => act({ action: 'duplicate', ids })],
    ['delete duplicates', 5000, () => act({ action: 'delete', ids: created })],
    ['delete', 5000, () => act({ action: 'delete', ids })],
    ['restore', 5000, () => act({ action: 'restore', ids })],
  ];
  let search = 0;
  for (const [name, atMost, change] of changes) {
    let isOver = false;
    const visits = Array.from({ length: VISITORS }, () =>
      repeat(
        () => isOver,
        () => fetch(apiUrl + pathOfSearch(texts[search++ % texts.length] ?? '')),
      ),
    );
    const saves = repeat(
      () => isOver,
      async (index) => {
        const { path, ...save } = await saveCall(apiUrl, token, catalogue.partIds[0] ?? '', index);
        const init = {
          method: save.method,
          headers: save.headers,
          body: new Uint8Array(save.body ?? []),
        };
        return fetch(apiUrl + path, init);
      },
    );
    const { milliseconds, result } = await timed(change);
    isOver = true;
    if (result.ids) created = result.ids;
    report.put(`${name}: response`, milliseconds, { unit: 'ms', atMost });
    const waits = (await Promise.all(visits)).flat();
    report.put(`${name}: visitors, median`, median(waits), { unit: 'ms' });
    report.put(`${name}: visitors, p99`, quantile(waits, 0.99), { unit: 'ms', atMost: 500 });
    report.put(`${name}: slowest save of others`, Math.max(...(await saves)), { unit: 'ms' });
  }
}

run('bench:bulk', async (report) => {
  const databases: [string, Environment][] = [];
  for (const kind of databaseKinds(options.database)) {
    databases.push([kind, await newDatabase(kind)]);
  }
  // After PostgreSQL has started, which may use both cores.
  pinLoad();
  for (const [kind, env] of databases) {
    report.column = kind;
    const catalogue = await fillCatalogue(env, Number(options.parts));
    const product = await startProduct(env, { core: SERVER_CORE });
    await measure(report, product.apiUrl, catalogue);
    await product.stop();
  }
});
