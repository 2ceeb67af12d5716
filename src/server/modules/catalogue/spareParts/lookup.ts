import { exactKey, numberKey } from '@/shared/search';
import type { Queries } from '@/server/db/types';
import type { NumberMatch } from '@/server/generated/requests';
import { groupBy } from '@/shared/groupBy';
import type { ReadLanguage } from '../translations/present';
import { looseKey, numberRepository, type NumberRow } from './numberRepository';
import { presentBriefly } from './presenter';
import { sparePartRepository } from './repository';

/** What has been found for one number. */
interface LookedUp {
  number: string;
  matches: NumberMatch[];
  /** Numbers that are easily mistaken for it, where nothing matches. */
  proposals: NumberMatch[];
}

const MAX_MATCHES = 50;
const MAX_PROPOSALS = 5;
/** Part numbers have some 15 letters and digits at most; longer ones get no slips. */
const MAX_SLIP_LENGTH = 20;
/** Slips of one request, read by one query: enough for 200 numbers with seven digits each. */
const MAX_SLIPS = 5000;
/** A part's own number counts most, a supplier's least. */
const ORDER = ['own', 'replaced', 'oem', 'supplier'];

/** Looks numbers up by their letters and digits; those that are written exactly so come alone. */
export async function lookUp(
  queries: Queries,
  requested: string[],
  language?: ReadLanguage,
): Promise<LookedUp[]> {
  const { listNumbers } = numberRepository(queries);
  const keys = requested.map(numberKey);
  const matches = groupBy(await listNumbers(unique(keys)), ({ key }) => key);
  const unmatched = unique(keys.filter((key) => !matches.has(key)));
  const slips = slipsOfAll(unmatched);
  const near = await listNumbers([...slips.values()].flat(), unmatched.map(looseKey));
  const byLooseKey = groupBy(near, (row) => row.looseKey);
  const byKey = groupBy(near, ({ key }) => key);
  const rows = keys.map((key, index) => {
    const same = sameNumbers(matches, requested[index] ?? '');
    const found = sorted(same).slice(0, MAX_MATCHES);
    if (found.length > 0) return { found, proposed: [] };
    const proposed = new Set([
      ...(byLooseKey.get(looseKey(key)) ?? []),
      ...(slips.get(key) ?? []).flatMap((slip) => byKey.get(slip) ?? []),
    ]);
    return { found, proposed: sorted([...proposed]).slice(0, MAX_PROPOSALS) };
  });
  const seqs = seqsOf(rows.flatMap(({ found, proposed }) => [...found, ...proposed]));
  const parts = await sparePartRepository(queries).listBySeq(seqs);
  const bySeq = new Map(parts.map((part) => [part.seq, presentBriefly(part, language)]));
  const present = ({ partSeq, by, maker, number }: NumberRow): NumberMatch[] => {
    const part = bySeq.get(partSeq);
    return part ? [{ by, number, ...(maker !== '' && { maker }), part }] : [];
  };
  return rows.map(({ found, proposed }, index) => ({
    number: requested[index] ?? '',
    matches: found.flatMap(present),
    proposals: proposed.flatMap(present),
  }));
}

/** The row numbers of the parts that have these numbers. */
export const seqsOf = (rows: NumberRow[]) => [...new Set(rows.map(({ partSeq }) => partSeq))];

export const unique = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '');

/** Numbers, by their keys, that are written as one, or else have its letters and digits. */
export function sameNumbers(byKey: ReadonlyMap<string, NumberRow[]>, number: string): NumberRow[] {
  const exact = exactKey(number);
  return preferred(byKey.get(numberKey(number)) ?? [], (row) => row.exactKey === exact);
}

/** Those that are exact, or all where none is. */
export function preferred(rows: NumberRow[], isExact: (row: NumberRow) => boolean): NumberRow[] {
  const exact = rows.filter(isExact);
  return exact.length > 0 ? exact : rows;
}

export const sorted = (rows: NumberRow[]) =>
  [...rows].sort((a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || a.partSeq - b.partSeq);

/** Slips by key, up to `MAX_SLIPS` altogether. */
export function slipsOfAll(keys: string[]): Map<string, string[]> {
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
