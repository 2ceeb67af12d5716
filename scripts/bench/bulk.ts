import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BulkResult, SparePart } from '../../src/server/generated/requests';
import { measureBackends, type LoadedCatalogue } from '../lib/catalogue';
import { browserHeaders, send, type Call } from '../lib/load';
import { eventLoopLag, logIn, type Product } from '../lib/product';
import { Random } from '../lib/random';
import { median, progress, quantile, run, type Report } from '../lib/report';
import { postJson, saveCall, searchTexts, suggestionCalls } from './calls';
import { requestKinds, visitorCalls, type Kind } from './visitors';

/*
 * npm run bench:bulk -- [--parts 20000] [--database sqlite|postgres]
 * Changes of 500 and 5,000 parts at once, while 200 visitors read, another admin saves and a buyer
 * sends inquiries; first the same without such a change.
 */

const { values: options } = parseArgs({
  options: { parts: { type: 'string', default: '20000' }, database: { type: 'string' } },
});

/** Each of them requests something every 20 s. */
const VISITORS = 200;
const PAUSE_MS = 20_000 / VISITORS;
/** Between two saves of the other admin, and between two inquiries. */
const WRITER_PAUSE_MS = 500;
/** Also what a change leaves behind is measured: an empty cache and texts that are to be indexed. */
const WINDOW_MS = 10_000;
const BASELINE_MS = 30_000;

const SEARCHES = 3000;
/** Parts that are changed at once. */
const MOST = 5000;

/** What others wait for, in milliseconds. */
interface Waits {
  visitors: number[];
  saves: number[];
  inquiries: number[];
  /** The longest pause of the server's event loop. */
  lag: number;
}

/** What others do at the same time. */
class Others {
  failures = 0;
  private readonly random = new Random(3);
  private readonly visits: Call[][];
  private visitCount = 0;
  private inquiryCount = 0;

  constructor(
    private readonly product: Product,
    private readonly token: string,
    private readonly savedId: string,
    kinds: Kind[],
  ) {
    this.visits = Array.from({ length: VISITORS }, (_, visitor) =>
      visitorCalls(kinds, this.random, visitor),
    );
  }

  /** How long all waited while the work was done, and for `atLeastMs` in any case. */
  async during(work: () => Promise<void>, atLeastMs: number): Promise<Waits> {
    const [visitors, saves, inquiries]: [number[], number[], number[]] = [[], [], []];
    let isOver = false;
    const repeat = async (turn: (index: number) => unknown, pauseMs: () => number) => {
      for (let index = 0; !isOver; index += 1) {
        await turn(index);
        await wait(pauseMs());
      }
    };
    const visits: Promise<void>[] = [];
    await eventLoopLag(this.product);
    const others = [
      // Visitors come independently of each other, however long the others wait.
      repeat(
        () => visits.push(this.time(visitors, this.nextVisit())),
        () => -Math.log(1 - this.random.next()) * PAUSE_MS,
      ),
      repeat(
        async (index) => this.time(saves, await this.nextSave(index)),
        () => WRITER_PAUSE_MS,
      ),
      repeat(
        () => this.time(inquiries, this.nextInquiry()),
        () => WRITER_PAUSE_MS,
      ),
    ];
    await Promise.all([work(), wait(atLeastMs)]);
    isOver = true;
    await Promise.all(others);
    await Promise.all(visits);
    return { visitors, saves, inquiries, lag: await eventLoopLag(this.product) };
  }

  private async time(times: number[], call: Call): Promise<void> {
    const start = performance.now();
    try {
      await send(this.product.apiUrl, call);
      times.push(performance.now() - start);
    } catch (error) {
      this.failures += 1;
      progress(String(error));
    }
  }

  private nextVisit(): Call {
    const calls = this.visits[this.visitCount % VISITORS] ?? [];
    const call = calls[Math.floor(this.visitCount++ / VISITORS) % calls.length] ?? { path: '/' };
    return { ...call, headers: { ...browserHeaders(this.product.siteUrl), ...call.headers } };
  }

  private nextSave(index: number): Promise<Call> {
    return saveCall(this.product.apiUrl, this.token, this.savedId, index);
  }

  private nextInquiry(): Call {
    const name = `Buyer ${this.inquiryCount++}`;
    const inquiry = { name, email: 'buyer@trial.example', lines: [{ text: name, quantity: 1 }] };
    const { headers, ...call } = postJson('/inquiries', inquiry);
    const ip = `10.3.${this.inquiryCount >> 8}.${this.inquiryCount & 255}`;
    return { ...call, headers: { ...headers, 'x-forwarded-for': ip } };
  }
}

/** As `requestKinds`, with what is typed before a search and the images of pages. */
async function allKinds(apiUrl: string, catalogue: LoadedCatalogue): Promise<Kind[]> {
  const typed = suggestionCalls(searchTexts(catalogue, SEARCHES), new Random(4));
  const response = await fetch(`${apiUrl}/spare-parts?page=1&limit=100`);
  const { data } = (await response.json()) as { data: SparePart[] };
  const images = new Set(data.flatMap((part) => part.images ?? []));
  // A deleted part is 404.
  const unchanged = { ...catalogue, partIds: catalogue.partIds.slice(0, -MOST) };
  return [
    ...requestKinds(unchanged, SEARCHES),
    [20, typed.map(({ path }) => path)],
    [40, [...images].map((file) => `/uploads/${file}?w=320`)],
  ];
}

type Change = [name: string, mostMs: number, change: () => Promise<BulkResult>];

function changesOf(apiUrl: string, authorization: string, catalogue: LoadedCatalogue): Change[] {
  const ids = catalogue.partIds.slice(-MOST);
  const request = async (method: string, path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(apiUrl + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} returned ${await response.text()}`);
    return (await response.json()) as BulkResult;
  };
  const edit = (form: object) => request('PATCH', '/spare-parts', form);
  const act = (form: object) => request('POST', '/spare-parts/bulk', form);
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
    ['restore', 5000, () => act({ action: 'restore', ids })],
  ];
}

async function measure(report: Report, product: Product, catalogue: LoadedCatalogue) {
  const { apiUrl } = product;
  const token = await logIn(apiUrl);
  const kinds = await allKinds(apiUrl, catalogue);
  const others = new Others(product, token, catalogue.partIds[0] ?? '', kinds);
  const ms = { unit: 'ms' };
  const putWaits = (name: string, { visitors, saves, inquiries, lag }: Waits, atMost?: number) => {
    report.put(`${name}: visitors, median`, median(visitors), ms);
    const goal = { ...ms, ...(atMost !== undefined && { atMost }) };
    report.put(`${name}: visitors, p99`, quantile(visitors, 0.99), goal);
    report.put(`${name}: slowest visitor`, Math.max(...visitors), ms);
    report.put(`${name}: slowest save`, Math.max(...saves), ms);
    report.put(`${name}: slowest inquiry`, Math.max(...inquiries), ms);
    report.put(`${name}: longest pause of the event loop`, lag, ms);
  };
  // Makes the sizes of the images and lets V8 compile.
  await others.during(async () => undefined, BASELINE_MS);
  putWaits('no change', await others.during(async () => undefined, BASELINE_MS));
  const all: Waits = { visitors: [], saves: [], inquiries: [], lag: 0 };
  for (const [name, atMost, change] of changesOf(apiUrl, `Bearer ${token}`, catalogue)) {
    const waits = await others.during(async () => {
      const start = performance.now();
      await change();
      report.put(`${name}: response`, performance.now() - start, { ...ms, atMost });
    }, WINDOW_MS);
    putWaits(name, waits);
    for (const who of ['visitors', 'saves', 'inquiries'] as const) all[who].push(...waits[who]);
    all.lag = Math.max(all.lag, waits.lag);
  }
  putWaits('all changes', all, 500);
  report.put('failed requests of others', others.failures, { atMost: 0 });
}

run('bench:bulk', (report) =>
  measureBackends(report, options, (product, catalogue) => measure(report, product, catalogue)),
);
