import { setTimeout as wait } from 'node:timers/promises';
import type { SparePart } from '../../src/server/generated/requests';
import type { LoadedCatalogue } from '../lib/catalogue';
import { browserHeaders, send, type Call } from '../lib/load';
import { eventLoopLag, logIn, type Product } from '../lib/product';
import { Random } from '../lib/random';
import { median, progress, quantile, type Report } from '../lib/report';
import { postJson, saveCall, searchTexts, suggestionCalls } from './calls';
import { requestKinds, visitorCalls, type Kind } from './visitors';

/** Each of them requests something every 20 s. */
const VISITORS = 200;
const PAUSE_MS = 20_000 / VISITORS;
/** Between two saves of the other admin, and between two inquiries. */
const WRITER_PAUSE_MS = 500;
export const BASELINE_MS = 30_000;

const SEARCHES = 3000;

/** What others wait for, in milliseconds. */
export interface Waits {
  visitors: number[];
  saves: number[];
  inquiries: number[];
  /** The longest pause of the server's event loop. */
  lag: number;
}

/** What others do at the same time: visitors read, another admin saves, a buyer sends inquiries. */
export class Others {
  failures = 0;
  private readonly random = new Random(3);
  private readonly visits: Call[][];
  private visitCount = 0;
  private inquiryCount = 0;

  private constructor(
    private readonly product: Product,
    private readonly token: string,
    private readonly savedId: string,
    kinds: Kind[],
  ) {
    this.visits = Array.from({ length: VISITORS }, (_, visitor) =>
      visitorCalls(kinds, this.random, visitor),
    );
  }

  /** The catalogue is what visitors read. */
  static async start(product: Product, catalogue: LoadedCatalogue): Promise<Others> {
    const kinds = await allKinds(product.apiUrl, catalogue);
    const token = await logIn(product.apiUrl);
    const others = new Others(product, token, catalogue.partIds[0] ?? '', kinds);
    // An image is resized on its first request, which is another one's work.
    for (const path of kinds.flatMap(([, paths]) => paths).filter(isImage))
      await send(product.apiUrl, { path });
    // Lets V8 compile.
    await others.during(async () => undefined, BASELINE_MS);
    return others;
  }

  /**
   * How long all waited while the work was done, and for `atLeastMs` in any case. The first save
   * comes after `saveMs`.
   */
  async during(work: () => Promise<void>, atLeastMs: number, saveMs = 0): Promise<Waits> {
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
      wait(saveMs).then(() =>
        repeat(
          async (index) => this.time(saves, await this.nextSave(index)),
          () => WRITER_PAUSE_MS,
        ),
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
    const ipAddress = `10.3.${this.inquiryCount >> 8}.${this.inquiryCount & 255}`;
    return { ...call, headers: { ...headers, 'x-forwarded-for': ipAddress } };
  }
}

const isImage = (path: string): boolean => path.startsWith('/uploads/');

/** As `requestKinds`, with what is typed before a search and the images of pages. */
async function allKinds(apiUrl: string, catalogue: LoadedCatalogue): Promise<Kind[]> {
  const typed = suggestionCalls(searchTexts(catalogue, SEARCHES), new Random(4));
  const response = await fetch(`${apiUrl}/spare-parts?page=1&limit=100`);
  const { data } = (await response.json()) as { data: SparePart[] };
  const images = new Set(data.flatMap((part) => part.images ?? []));
  return [
    ...requestKinds(catalogue, SEARCHES),
    [20, typed.map(({ path }) => path)],
    [40, [...images].map((file) => `/uploads/${file}?w=320`)],
  ];
}

/** Rows of the report; `atMost` is the goal of the visitors' p99. */
export function putWaits(
  report: Report,
  name: string,
  { visitors, saves, inquiries, lag }: Waits,
  atMost?: number,
): void {
  const ms = { unit: 'ms' };
  report.put(`${name}: visitors, median`, median(visitors), ms);
  const goal = { ...ms, ...(atMost !== undefined && { atMost }) };
  report.put(`${name}: visitors, p99`, quantile(visitors, 0.99), goal);
  report.put(`${name}: slowest visitor`, Math.max(...visitors), ms);
  report.put(`${name}: slowest save`, Math.max(...saves), ms);
  report.put(`${name}: slowest inquiry`, Math.max(...inquiries), ms);
  report.put(`${name}: longest pause of the event loop`, lag, ms);
}
