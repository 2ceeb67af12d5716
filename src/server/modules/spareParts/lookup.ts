import { numberKey } from '../search/analyse';
import { looseKey, type numberRepository } from './numberRepository';

type Numbers = Pick<ReturnType<typeof numberRepository>, 'list'>;
type NumberRow = Awaited<ReturnType<Numbers['list']>>[number];

/** What has been found for one number. */
export interface LookedUp {
  number: string;
  matches: NumberRow[];
  /** Numbers that are easily mistaken for it, where nothing matches. */
  proposals: NumberRow[];
}

const MAX_PROPOSALS = 5;
/** A part's own number counts most, a supplier's least. */
const ORDER = ['own', 'replaced', 'oem', 'supplier'];

/** Looks numbers up by their letters and digits. */
export async function lookUp(numbers: Numbers, asked: string[]): Promise<LookedUp[]> {
  const keys = asked.map(numberKey);
  const matches = byOf(await numbers.list('key', unique(keys)), ({ key }) => key);
  const open = unique(keys.filter((key) => !matches.has(key)));
  const alike = byOf(
    await numbers.list('looseKey', unique(open.map(looseKey))),
    (row) => row.looseKey,
  );
  const slips = new Map(open.map((key) => [key, slipsOf(key)]));
  const slipped = byOf(
    await numbers.list('key', unique([...slips.values()].flat())),
    ({ key }) => key,
  );
  return asked.map((number, index) => {
    const key = keys[index] ?? '';
    const found = matches.get(key) ?? [];
    const near = [
      ...(alike.get(looseKey(key)) ?? []),
      ...(slips.get(key) ?? []).flatMap((slip) => slipped.get(slip) ?? []),
    ];
    return {
      number,
      matches: sorted(found),
      proposals: found.length > 0 ? [] : sorted([...new Set(near)]).slice(0, MAX_PROPOSALS),
    };
  });
}

const unique = (keys: string[]) => [...new Set(keys)].filter((key) => key !== '');

const sorted = (rows: NumberRow[]) =>
  [...rows].sort((a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || a.partSeq - b.partSeq);

function byOf(rows: NumberRow[], keyOf: (row: NumberRow) => string): Map<string, NumberRow[]> {
  const groups = new Map<string, NumberRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** The number with one digit less, and with one more at its end or twice. */
function slipsOf(key: string): string[] {
  if (key.length < 3) return [];
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
