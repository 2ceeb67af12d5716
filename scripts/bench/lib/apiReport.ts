import type { CatalogueRun } from './catalogueRun';
import { pins } from './children';
import type { Latency } from './latency';
import { percent, whole, type Report, type Row } from './report';
import type { Starts } from './starts';
import { BUSY, shareThatCounts, type Throughput } from './throughput';

const LEAST_SHARE = 0.5;
const MOST_P99 = 20;
const MOST_RATIO = 1.5;
const MOST_MEMORY = 250;

export function apiReport(small: CatalogueRun, large: CatalogueRun, starts?: Starts): Report {
  const runs = [small, large];
  const share = (measure: string, key: keyof CatalogueRun['throughput'], isGoal = true) =>
    shareRow(
      measure,
      runs.map((run) => run.throughput[key]),
      isGoal,
    );
  const latency = (measure: string, key: keyof CatalogueRun['latency'], isGoal = true) =>
    latencyRows(measure, small.latency[key], large.latency[key], isGoal);
  const rows = [
    share('category tree', 'tree'),
    share('12 parts of a category', 'grid'),
    share('12 parts of each of 300 categories in turn', 'grids'),
    share('one part', 'part'),
    share('2,000 parts in turn', 'partsInCache'),
    share('10,000 or 20,000 parts in turn, beyond the cache', 'parts', false),
    ...latency('first page of all parts', 'first'),
    ...latency('middle page of all parts', 'middle', false),
    ...latency('last page of all parts', 'last'),
    ...latency('text search', 'search'),
    coldRow(runs),
    memoryRow(runs),
    ...startRows(starts),
  ];
  return { columns: runs.map(({ parts }) => `${whole(parts)} parts`), rows, notes: notes(runs) };
}

function shareRow(measure: string, results: Throughput[], isGoal: boolean): Row {
  const values = results.map(
    (result) => `${whole(result.perSecond)}/s, ${percent(shareThatCounts(result))} of bare`,
  );
  if (!isGoal) return { measure, values };
  const met = results.every((result) => shareThatCounts(result) >= LEAST_SHARE);
  return { measure, values, goal: `≥ ${percent(LEAST_SHARE)}`, met };
}

function latencyRows(measure: string, small: Latency, large: Latency, isGoal: boolean): Row[] {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const ratio = large.median / small.median;
  const rows: Row[] = [
    { measure: `${measure}, p99`, values: [ms(small.p99), ms(large.p99)] },
    {
      measure: `${measure}, median`,
      values: [ms(small.median), `${ms(large.median)} = ${ratio.toFixed(2)} ×`],
    },
  ];
  if (!isGoal) return rows;
  const goals: Partial<Row>[] = [
    { goal: `≤ ${MOST_P99} ms`, met: large.p99 <= MOST_P99 },
    { goal: `≤ ${MOST_RATIO} ×`, met: ratio <= MOST_RATIO },
  ];
  return rows.map((row, index) => ({ ...row, ...goals[index] }));
}

/** Each word is new to the backend, which remembers it until the catalogue changes. */
function coldRow(runs: CatalogueRun[]): Row {
  const values = runs.map(({ latency: { search } }) => {
    const { median, most } = search.cold;
    return `${median.toFixed(2)} ms, at most ${most.toFixed(2)}`;
  });
  return { measure: 'text search by words new to the backend, median', values };
}

function memoryRow(runs: CatalogueRun[]): Row {
  const values = runs.map(({ memory }) =>
    memory ? `${whole(memory.now)} MiB, at most ${whole(memory.peak)}` : 'not measured',
  );
  const used = runs.at(-1)?.memory?.now;
  const row = {
    measure: 'memory of the backend after the load',
    values,
    goal: `≤ ${MOST_MEMORY} MiB`,
  };
  return used === undefined ? row : { ...row, met: used <= MOST_MEMORY };
}

function startRows(starts: Starts | undefined): Row[] {
  if (!starts) return [];
  const row = (measure: string, seconds: number) => ({
    measure,
    values: [`${seconds.toFixed(1)} s`, ''],
  });
  return [
    row('`npm ci` in a fresh clone', starts.install),
    row('first `npm start` to the first page', starts.first),
    row('second `npm start` to the first page', starts.second),
  ];
}

function notes(runs: CatalogueRun[]): string[] {
  const hits = runs
    .map(
      ({ hits, parts }) =>
        `${whole(hits.median)} in the median and ${whole(hits.most)} at most of ${whole(parts)}`,
    )
    .join(', ');
  const held = runs
    .flatMap(({ throughput }) => Object.values(throughput))
    .filter(({ busy, bareBusy }) => Math.min(busy, bareBusy) < BUSY);
  return [
    pins
      ? 'Server on core 0, load (16 connections, each one request after the other) on core 1, loopback.'
      : 'Server and load share all cores: shares are lower than with a core each.',
    'Throughput: with the cache of answers as it works in production; requests are those of a browser (gzip, CORS). The bare `node:http` server sends the same bytes in turns with the backend. The share is the lower of that by time and that by processor time of the server, or by processor time alone where a server was held up.',
    'Latency: one connection, one request after the other, each address new to the cache: the time of the work itself, without a queue.',
    `${runs[0]?.hits.searches} searches by words, part numbers and models; they find ${hits}.`,
    ...(held.length > 0
      ? [
          `In ${held.length} comparisons a server was less than ${percent(BUSY)} busy: the load or other processes held it up.`,
        ]
      : []),
  ];
}
