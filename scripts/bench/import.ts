import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Import, UndoResult } from '../../src/server/generated/requests';
import { batchesOf } from '../../src/server/db/batches';
import { spreadsheetStream } from '../../src/server/lib/spreadsheetStream';
import { measureBackends, type LoadedCatalogue } from '../lib/catalogue';
import { adminCalls, memory, type AdminCall, type Product } from '../lib/product';
import { run, type Report } from '../lib/report';
import { Others, putWaits } from './others';

/*
 * npm run bench:import -- [--parts 20000] [--rows 5000] [--most 20000] [--database sqlite|postgres]
 * A workbook, half of whose rows are new parts, is uploaded, checked, applied and undone: first with
 * the most rows, of which the memory counts, then with as many that change parts, then alone, then while 200 visitors read, another admin
 * saves and a buyer sends inquiries.
 */

const { values: options } = parseArgs({
  options: {
    parts: { type: 'string', default: '20000' },
    rows: { type: 'string', default: '5000' },
    most: { type: 'string', default: '20000' },
    database: { type: 'string' },
  },
});

const [rows, most] = [Number(options.rows), Number(options.most)];

/** Also what an import leaves behind is measured: an empty cache and texts that are to be indexed. */
const WINDOW_MS = 10_000;
/** An import is for the catalogue of its dry run: the first save comes when it is being applied. */
const SAVE_MS = 200;
const POLL_MS = 50;

const HEADINGS = ['Part number', 'Name', 'Chinese name', 'Brand', 'Material', 'Packing', 'Weight'];

/** The last parts of the catalogue get other texts; as many are new, or none. */
function makeWorkbook(
  { partNumbers }: LoadedCatalogue,
  count: number,
  name: string,
  { addsParts = true } = {},
) {
  const numbers = partNumbers.slice(addsParts ? -count / 2 : -count);
  const data = Array.from({ length: count }, (_, index) => {
    const isNew = addsParts && index % 2 === 0;
    const known = numbers[addsParts ? (index - 1) / 2 : index] ?? '';
    const number = isNew ? `${name}-${index}` : known;
    const texts = [
      `Door roller ${index}`,
      `门滚轮 ${index}`,
      `Brand ${index % 20}`,
      `Nylon ${name}`,
    ];
    return [number, ...texts, 'Box', `${index % 50} kg`];
  });
  const columns = HEADINGS.map((heading) => ({ heading, width: 20 }));
  return buffer(spreadsheetStream(columns, batchesOf(data)));
}

/** The requests of the console. */
class Importer {
  private id = '';
  /** The id of the change that applied it. */
  private change = '';

  constructor(private readonly call: AdminCall) {}

  /** Resolves when the columns are proposed. */
  async upload(workbook: Buffer): Promise<void> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(workbook)]), 'prices.xlsx');
    this.id = (await this.call<Import>('POST', '/imports', body))._id;
    await this.reach('columns');
  }

  async check(): Promise<void> {
    const { columns } = await this.call<Import>('GET', `/imports/${this.id}`);
    const form = { fields: columns.map(({ field }) => field) };
    await this.call('PUT', `/imports/${this.id}/columns`, form);
    await this.reach('ready');
  }

  apply = async (): Promise<void> => {
    const { change = '' } = await this.call<Import>('POST', `/imports/${this.id}/apply`);
    this.change = change;
  };

  undo = () => this.call<UndoResult>('POST', `/changes/${this.change}/undo`);

  private async reach(state: Import['state']): Promise<void> {
    for (let now = ''; now !== state;) {
      await wait(POLL_MS);
      const found = await this.call<Import>('GET', `/imports/${this.id}?limit=1`);
      if (found.state === 'failed') throw new Error(found.failure?.error);
      now = found.state;
    }
  }
}

/** The most memory that a process and its children have in MiB, until it is stopped. */
function watchMemory(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const all = [pid, ...children.filter(Boolean).map(Number)];
    peak = Math.max(
      peak,
      all.reduce((sum, member) => sum + residentMemory(member), 0),
    );
  }, POLL_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** 0 of a process that has just ended, or is about to. */
function residentMemory(pid: number): number {
  try {
    return memory(pid).now || 0;
  } catch {
    return 0;
  }
}

async function measure(report: Report, product: Product, catalogue: LoadedCatalogue) {
  const importer = new Importer(await adminCalls(product.apiUrl));
  const time = async (name: string, work: () => Promise<unknown>, atMost?: number) => {
    const start = performance.now();
    await work();
    const goal = { unit: 'ms', ...(atMost !== undefined && { atMost }) };
    report.put(name, performance.now() - start, goal);
  };
  const upload = async (name: string, count: number, { addsParts = true } = {}) => {
    const workbook = await makeWorkbook(catalogue, count, name, { addsParts });
    await time(`${name}: upload`, () => importer.upload(workbook));
  };

  const stop = watchMemory(product.pid);
  await upload('most rows', most);
  await time('most rows: dry run', () => importer.check());
  await time('most rows: apply', importer.apply, 5000);
  await time('most rows: undo', importer.undo, 5000);
  report.put('most rows: memory with the reader', stop(), { unit: 'MiB', atMost: 400 });

  await upload('changed alone', most, { addsParts: false });
  await time('changed alone: dry run', () => importer.check());
  await time('changed alone: apply', importer.apply, 5000);
  await time('changed alone: undo', importer.undo, 5000);

  await upload('alone', rows);
  await time('alone: dry run', () => importer.check(), 10_000);
  await time('alone: apply, one transaction', importer.apply, 2000);
  await time('alone: undo', importer.undo, 10_000);

  const others = await Others.start(product, catalogue);
  const during = async (name: string, work: () => Promise<unknown>, saveMs?: number) => {
    const timed = () => time(`with others: ${name}`, work, 10_000);
    const waits = await others.during(timed, WINDOW_MS, saveMs);
    putWaits(report, `others during ${name}`, waits, 500);
  };
  const workbook = await makeWorkbook(catalogue, rows, 'with others');
  await during('upload', () => importer.upload(workbook));
  await during('dry run', () => importer.check());
  await time('with others: second dry run', () => importer.check(), 10_000);
  await during('apply', importer.apply, SAVE_MS);
  await during('undo', importer.undo);
  report.put('failed requests of others', others.failures, { atMost: 0 });
}

run('bench:import', (report) =>
  measureBackends(report, options, (product, catalogue) => measure(report, product, catalogue)),
);
