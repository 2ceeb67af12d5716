import { setImmediate } from 'node:timers/promises';
import { numberKey } from '@/server/search/analyzer';
import { looseKey, type numberRepository } from './numberRepository';

type Numbers = Pick<ReturnType<typeof numberRepository>, 'listByKey' | 'listNear'>;
type NumberRow = Awaited<ReturnType<Numbers['listByKey']>>[number];

/** What has been found for one number. */
export interface LookedUp {
  number: string;
  matches: NumberRow[];
  /** Numbers that are easily mistaken for it, where nothing matches. */
  proposals: NumberRow[];
}

const MAX_MATCHES = 50;
const MAX_PROPOSALS = 5;
/** Part numbers have some 15 letters and digits at most; longer ones get no slips. */
const MAX_SLIP_LENGTH = 20;
/** Slips of one request, read by one query: enough for 200 numbers with seven digits each. */
const MAX_SLIPS = 5000;
/** A part's own number counts most, a supplier's least. */
const ORDER = ['own', 'replaced', 'oem', 'supplier'];

/** Looks numbers up by their letters and digits. Yields to the event loop before each query. */
export async function lookUp(numbers: Numbers, requested: string[]): Promise<LookedUp[]> {
  const keys = requested.map(numberKey);
  await setImmediate();
  const matches = groupBy(await numbers.listByKey(unique(keys)), ({ key }) => key);
  const unmatched = unique(keys.filter((key) => !matches.has(key)));
  const slips = slipsOfAll(unmatched);
  await setImmediate();
  const near = await numbers.listNear(unmatched.map(looseKey), [...slips.values()].flat());
  const byLooseKey = groupBy(near, (row) => row.looseKey);
  const byKey = groupBy(near, ({ key }) => key);
  return requested.map((number, index) => {
    const key = keys[index] ?? '';
    const found = matches.get(key) ?? [];
    if (found.length > 0) {
      return { number, matches: sorted(found).slice(0, MAX_MATCHES), proposals: [] };
    }
    const proposals = new Set([
      ...(byLooseKey.get(looseKey(key)) ?? []),
      ...(slips.get(key) ?? []).flatMap((slip) => byKey.get(slip) ?? []),
    ]);
    return { number, matches: [], proposals: sorted([...proposals]).slice(0, MAX_PROPOSALS) };
  });
}

const unique = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '');

const sorted = (rows: NumberRow[]) =>
  [...rows].sort((a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || a.partSeq - b.partSeq);

function groupBy(rows: NumberRow[], keyOf: (row: NumberRow) => string): Map<string, NumberRow[]> {
  const groups = new Map<string, NumberRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Slips by key, up to `MAX_SLIPS` altogether. */
function slipsOfAll(keys: string[]): Map<string, string[]> {
  const slips = new Map<string, string[]>();
  let left = MAX_SLIPS;
  for (const key of keys) {
    const own = slipsOf(key).slice(0, left);
    slips.set(key, own);
    left -= own.length;
  }
  return slips;
}

/** The number with one digit less, and with one more at its end or twice. */
function slipsOf(key: string): string[] {
  if (key.length < 3 || key.length > MAX_SLIP_LENGTH) return [];
  const slips = new Set<string>();
  for (const [place, sign] of [...key].entries()) {
    if (!/\d/.test(sign)) continue;
    slips.add(key.slice(0, place) + key.slice(place + 1));
    slips.add(key.slice(0, place) + sign + key.slice(place));
  }
  for (let digit = 0; digit < 10; digit += 1) slips.add(`${key}${digit}`);
  slips.delete(key);
  return [...slips];
}
