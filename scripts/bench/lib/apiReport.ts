import type { CatalogueRun } from './catalogueRun';
import { pins } from './children';
import { median, percent, whole, type Report, type Row } from './report';
import type { Throughput } from './throughput';

const LEAST_SHARE = 0.5;
const MOST_P99 = 20;
const MOST_RATIO = 1.5;
const MOST_MEMORY = 250;

export function apiReport(
  small: CatalogueRun,
  large: CatalogueRun,
  starts: [name: string, seconds: number][],
): Report {
  const runs = [small, large];
  const share = (measure: string, key: keyof CatalogueRun['throughput'], isGoal = true) => {
    const results = runs.map((run) => run.throughput[key]);
    return shareRow(measure, results, isGoal);
  };
  const latency = (measure: string, key: keyof CatalogueRun['latency'], isGoal = true): Row[] => {
    const [a, b] = [small.latency[key], large.latency[key]];
    const ratio = b.median / a.median;
    const medians = [ms(a.median), `${ms(b.median)} = ${ratio.toFixed(2)} ×`];
    const p99 = { measure: `${measure}, p99`, values: [ms(a.p99), ms(b.p99)] };
    const middle = { measure: `${measure}, median`, values: medians };
    if (!isGoal) return [p99, middle];
    return [
      { ...p99, goal: `≤ ${MOST_P99} ms`, met: b.p99 <= MOST_P99 },
      { ...middle, goal: `≤ ${MOST_RATIO} ×`, met: ratio <= MOST_RATIO },
    ];
  };
  const memory = runs.map((run) => run.memory ?? { now: NaN, peak: NaN });
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
    ...latency('text search by words new to the backend', 'cold', false),
    {
      measure: 'memory of the backend after the load',
      values: memory.map(({ now, peak }) => `${whole(now)} MiB, at most ${whole(peak)}`),
      goal: `≤ ${MOST_MEMORY} MiB`,
      met: memory.every(({ now }) => now <= MOST_MEMORY),
    },
    ...starts.map(([measure, time]) => ({ measure, values: [`${time.toFixed(1)} s`, ''] })),
  ];
  return { columns: runs.map(({ parts }) => `${whole(parts)} parts`), rows, notes: notes(runs) };
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

/** One result for each column. */
function shareRow(measure: string, results: Throughput[], isGoal = true): Row {
  const values = results.map(
    ({ perSecond, share }) => `${whole(perSecond)}/s, ${percent(share)} of bare`,
  );
  if (!isGoal) return { measure, values };
  const met = results.every(({ share }) => share >= LEAST_SHARE);
  return { measure, values, goal: `≥ ${percent(LEAST_SHARE)}`, met };
}

function notes(runs: CatalogueRun[]): string[] {
  const found = runs.map(
    ({ hits, parts }) =>
      `${whole(median(hits))} in the median and ${whole(Math.max(...hits))} at most of ${whole(parts)}`,
  );
  return [
    pins
      ? 'Server on core 0, load (16 connections, each one request after the other) on core 1, loopback.'
      : 'Server and load share all cores: shares are lower than with a core each.',
    'Share: requests are those of a browser (compressed, CORS); a bare `node:http` server sends the same bytes in turns. Responses per second of processor time are compared, as the load itself may not keep a server busy.',
    'Latency: one connection, one request after the other, each address new to the cache: the time of the work itself, without a queue.',
    `${runs[0]?.hits.length} searches by words, part numbers and models; they find ${found.join(', ')}.`,
  ];
}
