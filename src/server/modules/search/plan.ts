import { isStopWord } from '../../../shared/search';
import { analyse, normalise, numberKey, type Piece } from './analyse';
import { corrections } from './corrections';
import type { Knowledge } from './knowledge';
import {
  cutIntoUnits,
  joinRuns,
  meaningsBy,
  phraseKeys,
  runsOf,
  type Run,
  type Unit,
} from './units';

/** 0: whole words; 1: beginnings; 2: the middle of words. */
export type Quality = 0 | 1 | 2;

/** One way to have what a word of the query asks for: all of these tokens. */
export interface Choice {
  tokens: string[];
  quality: Quality;
  /** Parts that may have them, at most. */
  docs: number;
}

/** What one word of the query asks for, or several that belong together. */
export interface Group {
  /** As it was typed. */
  typed: string;
  choices: Choice[];
  /** First tokens of all that it could be, whether any part has them now or not. */
  asked: string[];
  /** Parts that may have it, at most. */
  docs: number;
}

/** What a query asks for. */
export interface Plan {
  /** A part has all of them … */
  groups: Group[];
  /** … and comes earlier with these. */
  optional: Group[];
  /** … or one of these numbers. */
  numbers: string[];
  /** The whole query as a number; empty where it has no digit. */
  key: string;
  corrected: { from: string; to: string }[];
}

/** In a catalogue of lift parts they say nothing, but as the only word of a query. */
const WEAK_WORDS = new Set(
  'elevator lift spare part component item product piece 电梯 配件 零件 备件 部件'.split(' '),
);
/** Of fewer parts words are also looked for in the middle of others. */
const FEW = 12;
const RARE = 3;
const MIN_MIDDLE = 5;
/** Of more parts with a word nobody comes to those where it is but the beginning of one. */
const MANY = 300;
const MAX_PIECES = 24;

/** Makes out what a query asks for; `verbatim` takes its words as they are. */
export async function makePlan(query: string, verbatim: boolean, know: Knowledge): Promise<Plan> {
  const plan = await planWords(query, verbatim, know);
  const { corrected } = plan;
  if (corrected.length === 0) return plan;
  // A phrase of several words means something only where all of them are spelt right.
  const text = correctWords(query, corrected);
  const phrases = (of: string) => unitsIn(of, know).apart.filter(({ pieces }) => pieces.length > 1);
  if (phrases(text).length === phrases(query).length) return plan;
  return { ...(await planWords(text, verbatim, know)), corrected };
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
  const pairs = synonyms.findByKeys(phraseKeys(pieces));
  return { text, pieces, apart: cutIntoUnits(pieces, meaningsBy(pairs), text) };
}

async function planWords(query: string, verbatim: boolean, know: Knowledge): Promise<Plan> {
  const { text, pieces, apart } = unitsIn(query, know);
  const runs = runsOf(apart, text);
  const key = numberKey(query);
  const isNumber = /\d/.test(key) && key.length >= 3;
  const docs = await readTerms(apart, runs, isNumber ? [key] : [], know);
  const units = joinRuns(apart, runs, docs, text);
  const groups = await Promise.all(
    units.map((unit) => makeGroup(unit, docs, know, verbatim ? () => [] : corrections)),
  );
  const strong = groups.filter(({ group }, index) => !isWeak(units[index], group));
  const [needed, optional] =
    strong.length > 0 && !verbatim
      ? [strong, groups.filter((each) => !strong.includes(each))]
      : [groups, []];
  const numbers = isNumber
    ? [...docs.keys()].filter((term) => term === key || (pieces.length > 1 && term.startsWith(key)))
    : [];
  return {
    groups: needed.map(({ group }) => group),
    optional: optional.map(({ group }) => group).filter(({ choices }) => choices.length > 0),
    numbers,
    key: isNumber ? key : '',
    corrected: needed.flatMap(({ group, correction }) =>
      correction === undefined ? [] : { from: group.typed, to: correction },
    ),
  };
}

const isWeak = (unit: Unit | undefined, { typed }: Group) =>
  unit !== undefined && unit.pieces.length === 1 && WEAK_WORDS.has(unit.pieces[0]?.token ?? typed);

/** How many parts have each token of the units, and each beginning of them. */
async function readTerms(
  units: Unit[],
  runs: Run[],
  keys: string[],
  { terms }: Knowledge,
): Promise<Map<string, number>> {
  const wanted = new Set([...keys, ...runs.map(({ key }) => key)]);
  const beginnings = new Set(keys);
  for (const { pieces, own, meanings } of units) {
    for (const token of [...own, ...meanings.flat()]) wanted.add(token);
    for (const { parts } of pieces) for (const part of parts) wanted.add(part);
    const [piece] = pieces;
    if (pieces.length === 1 && piece && mayBegin(piece)) beginnings.add(piece.token);
  }
  const found = await terms.find([...wanted], [...beginnings]);
  return new Map(found.map(({ term, docs }) => [term, docs]));
}

/** Measures are whole or not at all; of letters one alone begins too many words. */
const mayBegin = ({ kind, token }: Piece) =>
  kind === 'han' ? [...token].length === 1 : kind !== 'measure' && token.length > 1;

type Correct = (word: string, know: Knowledge) => Promise<string[][]> | string[][];

async function makeGroup(
  { typed, pieces, own, meanings }: Unit,
  docs: Map<string, number>,
  know: Knowledge,
  correct: Correct,
): Promise<{ group: Group; correction?: string }> {
  const docsOf = (tokens: string[]) => Math.min(...tokens.map((token) => docs.get(token) ?? 0));
  const choices: Choice[] = [];
  const asked = [own, ...meanings].flatMap(([first = '']) => first);
  const add = (tokens: string[], quality: Quality) => {
    const found = docsOf(tokens);
    if (tokens.length > 0 && found > 0) choices.push({ tokens, quality, docs: found });
  };
  add(own, 0);
  for (const tokens of meanings) add(tokens, 0);
  const [piece] = pieces;
  const word = pieces.length === 1 ? piece?.token : undefined;
  if (word !== undefined && piece && mayBegin(piece) && (docs.get(word) ?? 0) < MANY) {
    for (const term of docs.keys()) if (term !== word && term.startsWith(word)) add([term], 1);
  }
  // `og240` of `og 240`, and what stands on both sides of a dash.
  if (piece && pieces.length === 1 && piece.parts.length > 1) {
    const isDashed = piece.kind === 'word';
    if (isDashed || choices.length === 0) add(piece.parts, 0);
  }
  const count = () => choices.reduce((sum, choice) => sum + choice.docs, 0);
  if (word !== undefined && piece?.kind === 'word' && /^\p{L}+$/u.test(word)) {
    if (word.length >= MIN_MIDDLE && count() < FEW) {
      for (const { term, docs: found } of await know.terms.findMiddles(word)) {
        if (term.startsWith(word)) continue;
        docs.set(term, found);
        add([term], 2);
      }
    }
    // The beginning of a rare word or two may also be a word misspelt.
    if (choices.every(({ quality }) => quality > 0) && count() < RARE) {
      const instead = await correct(word, know);
      for (const tokens of instead) choices.push({ tokens, quality: 0, docs: 1 });
      const [best] = instead;
      if (best) return { group: { typed, choices, asked, docs: 1 }, correction: best.join(' ') };
    }
  }
  return { group: { typed, choices, asked, docs: choices.length === 0 ? 0 : count() } };
}
