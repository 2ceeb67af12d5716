import { isStopWord } from '@/shared/search';
import { analyse, normalise, numberKey, type Piece } from './analyse';
import { corrections } from './corrections';
import { isWeak, makeGroup, mayBegin, type Group } from './groups';
import { headOf } from './head';
import type { Knowledge } from './knowledge';
import { joinRuns, runsOf, type Run } from './runs';
import { cutIntoUnits, isPlainWord, meaningsBy, phraseKeys, type Unit } from './units';

/** What a query asks for. */
export interface Plan {
  /** A part has all of them … */
  groups: Group[];
  /** … and comes earlier with these. */
  optional: Group[];
  /** … or one of these numbers, by their keys: the whole query, or what is in it, … */
  numbers: string[];
  /** … or one of these, which begin with the whole query. */
  longerNumbers: string[];
  /** The whole query as a number; empty where it has no digit. */
  key: string;
  corrected: { from: string; to: string }[];
}

const MAX_PIECES = 24;
/** Words of one query, from the first on, that are thought about where nobody has them. */
const MAX_CORRECTED = 8;

/** Makes out what a query asks for; `verbatim` takes its words as they are. */
export async function makePlan(query: string, verbatim: boolean, know: Knowledge): Promise<Plan> {
  const { plan, joined } = await planWords(query, verbatim, know);
  const { corrected } = plan;
  if (corrected.length === 0 && joined.length === 0) return plan;
  // A phrase of several words means something only where all of them are written as it has them.
  const text = correctWords(query, [...joined, ...corrected]);
  const phrases = (of: string) => unitsIn(of, know).apart.filter(({ pieces }) => pieces.length > 1);
  if (phrases(text).length <= phrases(query).length) return plan;
  return { ...(await planWords(text, verbatim, know)).plan, corrected };
}

/** A query with its words corrected. */
export function correctWords(query: string, corrected: Plan['corrected']): string {
  return corrected.reduce((text, { from, to }) => text.replace(from, to), query.toLowerCase());
}

function unitsIn(query: string, { synonyms }: Knowledge) {
  const text = normalise(query);
  const all = analyse(text).slice(0, MAX_PIECES);
  const told = all.filter(({ token }) => !isStopWord(token));
  const pieces = told.length > 0 ? told : all;
  const { joined } = synonyms;
  const pairs = synonyms.findByKeys(phraseKeys(pieces, joined));
  const apart = cutIntoUnits(pieces, meaningsBy(pairs), joined, text);
  return { text, pieces, apart, head: headOf(apart, all) };
}

async function planWords(
  query: string,
  verbatim: boolean,
  know: Knowledge,
): Promise<{ plan: Plan; joined: Plan['corrected'] }> {
  const { text, pieces, apart, head } = unitsIn(query, know);
  const runs = runsOf(apart, text);
  const key = numberKey(query);
  const isNumber = /\d/.test(key) && key.length >= 3;
  const docs = await readTerms(apart, runs, isNumber ? [key] : [], know);
  const units = joinRuns(apart, runs, docs, text);
  const groups = await Promise.all(
    units.map(async (unit, place) => ({
      ...(await makeGroup(
        unit,
        docs,
        know,
        verbatim || place >= MAX_CORRECTED ? none : corrections,
      )),
      isHead: unit.pieces.some((piece) => head?.pieces.includes(piece)),
    })),
  );
  const strong = groups.filter((_, index) => !isWeak(units[index]));
  const [needed, optional] =
    strong.length > 0 && !verbatim
      ? [strong, groups.filter((each) => !strong.includes(each))]
      : [groups, []];
  const within = [...runs.map((run) => run.key), ...pieces.flatMap(codeOf)];
  const numbers = [...(isNumber ? [key] : []), ...within].filter((term) => docs.has(term));
  const plan = {
    groups: needed,
    optional: optional.filter(({ choices }) => choices.length > 0),
    numbers: [...new Set(numbers)],
    longerNumbers: isNumber
      ? [...docs.keys()].filter((term) => term !== key && term.startsWith(key))
      : [],
    key: isNumber ? key : '',
    corrected: needed.flatMap(({ typed, instead: [best] }) =>
      best ? { from: typed, to: best.join(' ') } : [],
    ),
  };
  const joined = units.filter((unit) => !apart.includes(unit) && unit.pieces.every(isPlainWord));
  return { plan, joined: joined.map(({ typed }) => ({ from: typed, to: numberKey(typed) })) };
}

const none = () => [];

/** Shorter ones are sizes or the ends of names. */
const MIN_CODE = 4;

const codeOf = ({ kind, token }: Piece) =>
  kind === 'code' && token.length >= MIN_CODE ? [token] : [];

/** How many parts have each token of the units, and each beginning of them. */
async function readTerms(
  units: Unit[],
  runs: Run[],
  keys: string[],
  { terms }: Knowledge,
): Promise<Map<string, number>> {
  const wanted = new Set([...keys, ...runs.map(({ key }) => key)]);
  const beginnings = new Set(keys);
  for (const { pieces, own, meanings, readings } of units.flatMap((unit) => [
    unit,
    ...unit.words,
  ])) {
    for (const token of [...own, ...meanings.flat(), ...readings.flat()]) wanted.add(token);
    for (const { parts } of pieces) for (const part of parts) wanted.add(part);
  }
  for (const { pieces } of units) {
    const [piece] = pieces;
    if (pieces.length === 1 && piece && mayBegin(piece)) beginnings.add(piece.token);
  }
  const found = await terms.find([...wanted], [...beginnings]);
  return new Map(found.map(({ term, docs }) => [term, docs]));
}
