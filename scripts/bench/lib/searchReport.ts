import { median, quantile, whole, type Report, type Row } from './report';
import type { SearchKind, SearchRun } from './searchRun';

const MOST_GROWTH = 2.5;
const MOST_SECONDS = 120;

interface Goals {
  measure: string;
  /** Milliseconds. */
  median?: number;
  p99: number;
  /** The median may grow by so much from one size to the next. */
  growth?: number;
  /** The goal is one for the largest catalogue. */
  ofLargest?: boolean;
}

const GOALS: Record<SearchKind, Goals> = {
  search: { measure: 'search', median: 8, p99: 30, growth: MOST_GROWTH },
  misspelt: { measure: 'search with a misspelt word', p99: 60, growth: MOST_GROWTH },
  suggestions: { measure: 'suggestions', p99: 15, growth: MOST_GROWTH },
  filtered: { measure: 'filtered list with all facets', p99: 30, growth: MOST_GROWTH },
  lookup: { measure: 'lookup of 200 numbers', p99: 50, ofLargest: true },
  save: { measure: 'one part saved', p99: 25 },
};

const ms = (value: number) => `${value.toFixed(2)} ms`;
const p99 = (times: number[]) => quantile(times, 0.99);

/** `runs`: for each database one with fewer parts and one with more. */
export function searchReport(runs: [small: SearchRun, large: SearchRun][]): Report {
  const all = runs.flat();
  const largest = runs.map(([, large]) => large);
  const rows = (Object.keys(GOALS) as SearchKind[]).flatMap((kind) => [
    medianRow(kind, runs),
    p99Row(kind, all, GOALS[kind].ofLargest ? largest : all),
  ]);
  const rebuilt = {
    measure: 'index of all parts anew, while reads go on',
    values: all.map(({ rebuild }) => `${rebuild.seconds.toFixed(1)} s`),
    goal: `≤ ${MOST_SECONDS} s`,
    met: largest.every(({ rebuild }) => rebuild.seconds <= MOST_SECONDS),
  };
  const reads = {
    measure: 'reads meanwhile, p99',
    values: all.map(({ rebuild }) => ms(p99(rebuild.milliseconds))),
  };
  return {
    columns: all.map(({ column }) => column),
    rows: [...rows, rebuilt, reads],
    notes: notes(all),
  };
}

function medianRow(kind: SearchKind, runs: [SearchRun, SearchRun][]): Row {
  const { measure, median: most = Infinity, growth: mostGrowth = Infinity } = GOALS[kind];
  const pairs = runs.map(([small, large]) => {
    const [a, b] = [median(small.times[kind]), median(large.times[kind])];
    return { a, b, growth: b / a };
  });
  const values = pairs.flatMap(({ a, b, growth }) => [ms(a), `${ms(b)} = ${growth.toFixed(2)} ×`]);
  const goals = [
    ...(most < Infinity ? [`≤ ${most} ms`] : []),
    ...(mostGrowth < Infinity ? [`≤ ${mostGrowth} ×`] : []),
  ];
  const row = { measure: `${measure}, median`, values };
  if (goals.length === 0) return row;
  const met = pairs.every(({ a, b, growth }) => Math.max(a, b) <= most && growth <= mostGrowth);
  return { ...row, goal: goals.join(', '), met };
}

function p99Row(kind: SearchKind, all: SearchRun[], counted: SearchRun[]): Row {
  const { measure, p99: most } = GOALS[kind];
  return {
    measure: `${measure}, p99`,
    values: all.map(({ times }) => ms(p99(times[kind]))),
    goal: `≤ ${most} ms`,
    met: counted.every(({ times }) => p99(times[kind]) <= most),
  };
}

function notes(runs: SearchRun[]): string[] {
  const counts = runs[0]?.times;
  const count = (kind: SearchKind) => whole(counts?.[kind].length ?? 0);
  return [
    'One connection, one request after the other, each new to the backend, over HTTP, compressed, from sending it to the end of its response, after 50 others of its kind or more. Backend on core 0, load on core 1, PostgreSQL on both with its own settings, each database with a server of its own; the index of SQLite in one piece, as whatever has indexed all parts leaves it.',
    `${count('search')} searches: the golden queries, words with sizes, models and numbers in several spellings. ${count('misspelt')} of them with a letter missing, doubled or misplaced; ${count('suggestions')} beginnings of them, from the first letter on.`,
    `${count('filtered')} filters, one to three of what each list offers: a sixth over the list of all parts, a third over branches, half over searches that are new as well.`,
    `${count('lookup')} lookups, every fifth number mistyped or nobody's. ${count('save')} saves of the console's form, of parts spread over the catalogue: texts, properties and other numbers changed, every tenth time the name.`,
    'Index anew: all parts marked as indexed by an older analyser, from the start of the backend until none is left; searches and pages in turn meanwhile.',
  ];
}
