import { SEQ_RANGE, type TokenQuery } from '../../db/search';
import type { Db } from '../../db/kysely';
import type { Wanted } from '../catalogue/sources';
import { numberKey, singular } from './analyse';
import type { CategoryTokens } from './categoryTokens';
import type { Group } from './groups';
import { termsOf, type IndexRow } from './indexRow';
import type { Knowledge } from './knowledge';
import { leaveOut } from './leaveOut';
import { readNumberedRows } from './numberedRowRepository';
import { makePlan, type Plan } from './plan';
import { hasNumber, rank } from './rank';
import { tokenQuery } from './tokenQuery';

/** Parts that are put in exact order; those behind them keep the order of the index. */
const MOST_RANKED = 100;
const MOST_SUGGESTED = 50;
/** Parts by which it is chosen what is left out. */
const MOST_COMPARED = 30;
/** Of fewer parts those follow that lack a word. */
const ENOUGH = 3;

export interface Found {
  /** Row numbers of the parts, the best first. */
  seqs: Uint32Array;
  corrected: Plan['corrected'];
  /** As they were typed. */
  dropped: string[];
  /** No part has all that was asked for. */
  isMissed: boolean;
  /** What a part must have to change this; undefined: any part may. */
  wanted: Wanted | undefined;
}

type FindDb = Pick<Db, 'reader' | 'findRows'>;

/** Finds what a query asks for. */
export async function findParts(
  db: FindDb,
  know: Knowledge,
  query: string,
  verbatim: boolean,
): Promise<Found> {
  const plan = await makePlan(query, verbatim, know);
  const first = await findAll(db, plan);
  const isEnough = first.seqs.length >= ENOUGH || first.isNumber || verbatim;
  const { seqs, dropped, best } = isEnough
    ? { ...first, dropped: [] }
    : await findWithLess(db, plan, first);
  // Whatever is said of words depends on all that there are.
  const isPlain = first.seqs.length >= ENOUGH && plan.corrected.length === 0;
  return {
    seqs: Uint32Array.from(seqs),
    corrected: correctedIn(plan, best).filter(({ from }) => !dropped.includes(from)),
    // What led to nothing was not left out of anything.
    dropped: seqs.length > 0 ? dropped : [],
    isMissed: first.seqs.length === 0,
    wanted: isPlain ? wantedBy(plan, know.categories) : undefined,
  };
}

/** The tokens by which a part belongs to what is found; also those that begin or hold a word. */
function wantedBy(
  { groups, numbers, longerNumbers, key }: Plan,
  { byWord }: CategoryTokens,
): Wanted {
  const tokens = ({ choices, asked, typed }: Group) => {
    const firsts = [...asked, ...choices.flatMap(({ tokens: [first = ''] }) => first)];
    const categories = firsts.flatMap((word) => [...(byWord.get(word) ?? [])]);
    const word = /^\p{L}{5,}$/u.test(typed) ? [singular(typed)] : [];
    const starts = [...firsts, ...categories, singular(numberKey(typed))].filter(Boolean);
    return [...starts.map((start) => ` ${start}`), ...word];
  };
  const keys = [...numbers, ...longerNumbers, ...(key === '' ? [] : [key])];
  return { groups: groups.map(tokens), numbers: keys.map((number) => ` ${number}`) };
}

/** What was taken for words that nobody has: of several that are as near, what the best part has. */
function correctedIn({ corrected, groups }: Plan, best: IndexRow | undefined): Plan['corrected'] {
  if (!best) return corrected;
  const has = termsOf(best);
  return corrected.map(({ from, to }) => {
    const group = groups.find(({ typed, instead }) => typed === from && instead.length > 0);
    const meant = group?.instead.find((tokens) => tokens.every((token) => has.has(token)));
    return { from, to: meant?.join(' ') ?? to };
  });
}

/** The best parts of a query, at most `most`, and rows of some more; without counting all that there are. */
export async function findBest(
  db: FindDb,
  know: Knowledge,
  query: string,
  most: number,
): Promise<{ seqs: number[]; rows: IndexRow[]; plan: Plan }> {
  const plan = await makePlan(query, false, know);
  const some = await findSome(db, plan, { most: MOST_SUGGESTED, enough: most });
  const rows = rank(some, plan);
  return { seqs: rows.slice(0, most).map(seqOf), rows, plan };
}

type Wishes = Pick<Plan, 'groups' | 'optional' | 'numbers' | 'longerNumbers' | 'key'>;

/** Some of the best rows, those with one of the numbers among them. */
async function findSome(
  db: FindDb,
  { groups, numbers, longerNumbers }: Wishes,
  options: { most: number; enough: number },
): Promise<IndexRow[]> {
  const [numbered, { rows }] = await Promise.all([
    readNumberedRows(db.reader, [...numbers, ...longerNumbers]),
    findRows(db, tokenQuery(groups), { ...options, wantsAll: false }),
  ]);
  return unique([...numbered, ...rows]);
}

interface FoundAll {
  seqs: number[];
  isNumber: boolean;
  /** Undefined: nothing is found. */
  best: IndexRow | undefined;
}

async function findAll(db: FindDb, plan: Wishes): Promise<FoundAll> {
  const options = { most: MOST_RANKED, enough: MOST_RANKED, wantsAll: true };
  const [numbered, { seqs: all, rows }] = await Promise.all([
    readNumberedRows(db.reader, [...plan.numbers, ...plan.longerNumbers]),
    findRows(db, tokenQuery(plan.groups), options),
  ]);
  const whole = all.length > rows.length ? await findWhole(db, plan) : [];
  const ranked = rank(unique([...numbered, ...whole, ...rows]), plan);
  const isNumber = ranked.some((row) => hasNumber(row, plan.numbers));
  const placed = new Set(ranked.map(seqOf));
  const rest = placed.size === all.length ? [] : all.filter((seq) => !placed.has(seq));
  return { seqs: [...placed, ...rest], isNumber, best: ranked[0] };
}

/** Of more parts than are put in order the best of those that have all words as a whole. */
async function findWhole(db: FindDb, { groups }: Wishes): Promise<IndexRow[]> {
  const whole = groups.map((group) => ({
    ...group,
    choices: group.choices.filter(({ quality }) => quality === 0),
  }));
  if (whole.every(({ choices }, index) => choices.length === groups[index]?.choices.length)) {
    return [];
  }
  const options = { most: MOST_RANKED, enough: MOST_RANKED, wantsAll: false };
  return (await findRows(db, tokenQuery(whole), options)).rows;
}

const NOTHING = { seqs: [], rows: [] };

const findRows = async (
  db: FindDb,
  wanted: TokenQuery | undefined,
  options: Parameters<FindDb['findRows']>[2],
) => (wanted ? db.findRows(db.reader, wanted, options) : NOTHING);

/** Leaves out words, first those that nobody has, until there is enough. */
async function findWithLess(
  db: FindDb,
  plan: Plan,
  first: FoundAll,
): Promise<{ seqs: number[]; best: IndexRow | undefined; dropped: string[] }> {
  let { seqs, best } = first;
  let { groups, optional } = plan;
  const left = new Set<string>();
  let isFound = false;
  const readSome = async (wanted: TokenQuery) => {
    const options = { most: MOST_COMPARED, enough: 1, wantsAll: false };
    return (await findRows(db, wanted, options)).rows;
  };
  while (seqs.length < ENOUGH && groups.length > 1) {
    const known = groups.filter(({ choices }) => choices.length > 0);
    const kept = known.length < groups.length ? known : await leaveOut(groups, readSome);
    const lost = groups.filter((group) => !kept.includes(group));
    const phrase = lost.find(({ words }) => words.length > 0);
    if (phrase) {
      // Before all of it is lost, some of its words may do.
      groups = groups.flatMap((group) => (group === phrase ? group.words : group));
      continue;
    }
    // Of what the best of them have nothing is said to be left out, though others follow without it.
    if (!isFound) for (const { typed } of lost) left.add(typed);
    if (kept.length === 0) break;
    groups = kept;
    optional = [...optional, ...lost.filter(({ choices }) => choices.length > 0)];
    const more = await findAll(db, { ...plan, groups, optional });
    best ??= more.best;
    const all = new Set([...seqs, ...more.seqs]);
    isFound ||= all.size > seqs.length;
    seqs = [...all];
  }
  return { seqs, best, dropped: [...left] };
}

const seqOf = ({ rowid }: Pick<IndexRow, 'rowid'>) => Number(rowid) % SEQ_RANGE;

const unique = (rows: IndexRow[]): IndexRow[] => [
  ...new Map(rows.map((row) => [Number(row.rowid), row])).values(),
];
