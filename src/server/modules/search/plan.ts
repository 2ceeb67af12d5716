import { isStopWord } from '../../../shared/search';
import type { TokenQuery } from '../../db/search';
import { analyse, normalise, numberKey, pairsOf, type Piece } from './analyse';
import type { CategoryTokens } from './categoryTokens';
import { distance, forgiven } from './distance';
import type { termRepository, Term } from './termRepository';
import type { SynonymRow, synonymRepository } from './synonymRepository';

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

export interface Knowledge {
  terms: ReturnType<typeof termRepository>;
  synonyms: Pick<ReturnType<typeof synonymRepository>, 'findByKeys' | 'listKeys'>;
  categories: CategoryTokens;
}

/** In a catalogue of lift parts they say nothing, but as the only word of a query. */
const WEAK_WORDS = new Set(
  'elevator lift spare part component item product piece 电梯 配件 零件 备件 部件'.split(' '),
);
/** Words that may belong together, as a phrase or a number. */
const MAX_PHRASE = 5;
/** Characters of a Chinese term. */
const MAX_HAN = 8;
/** Of fewer parts words are also looked for in the middle of others. */
const FEW = 12;
const RARE = 3;
const MIN_MIDDLE = 5;
const MAX_PIECES = 24;

/** Makes out what a query asks for; `verbatim` takes its words as they are. */
export async function makePlan(query: string, verbatim: boolean, know: Knowledge): Promise<Plan> {
  const text = normalise(query);
  const all = analyse(text).slice(0, MAX_PIECES);
  const told = all.filter(({ token }) => !isStopWord(token));
  const pieces = told.length > 0 ? told : all;
  const pairs = await know.synonyms.findByKeys(phraseKeys(pieces));
  const apart = cutIntoUnits(pieces, meaningsBy(pairs), text);
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

/** A word, a phrase that means the same as others, or a number of several pieces. */
interface Unit {
  typed: string;
  pieces: Piece[];
  /** Of the characters of a Chinese term, or of single words. */
  own: string[];
  /** Token lists of what means the same. */
  meanings: string[][];
}

const isWeak = (unit: Unit | undefined, { typed }: Group) =>
  unit !== undefined && unit.pieces.length === 1 && WEAK_WORDS.has(unit.pieces[0]?.token ?? typed);

/** All keys under which synonyms of these pieces may be found. */
function phraseKeys(pieces: Piece[]): string[] {
  const keys = new Set<string>();
  for (const [start, piece] of pieces.entries()) {
    if (piece.kind === 'han') for (const term of hanTerms(piece.token)) keys.add(term);
    for (let length = 1; length <= MAX_PHRASE && start + length <= pieces.length; length += 1) {
      keys.add(keyOf(pieces.slice(start, start + length)));
    }
  }
  return [...keys];
}

const keyOf = (pieces: Piece[]) => pieces.map(({ token }) => token).join(' ');

function hanTerms(run: string): string[] {
  const characters = [...run];
  return characters.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_HAN, characters.length - start) }, (__, index) =>
      characters.slice(start, start + index + 1).join(''),
    ),
  );
}

function meaningsBy(pairs: SynonymRow[]): Map<string, string[][]> {
  const meanings = new Map<string, string[][]>();
  const add = (key: string, other: string) =>
    void meanings.set(key, [...(meanings.get(key) ?? []), tokensOfKey(other)]);
  for (const pair of pairs) {
    add(pair.termKey, pair.meaningKey);
    add(pair.meaningKey, pair.termKey);
  }
  return meanings;
}

/** Of a synonym's key: its words, Chinese in pairs of characters. */
const tokensOfKey = (key: string) =>
  key.split(' ').flatMap((token) => (isHan(token) ? pairsOf(token) : token));

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/** The longest phrases that mean something, and what is left between them. */
function cutIntoUnits(pieces: Piece[], meanings: Map<string, string[][]>, text: string): Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < pieces.length;) {
    const piece = pieces[start] as Piece;
    if (piece.kind === 'han' && !meanings.has(keyOf(pieces.slice(start, start + 2)))) {
      units.push(...cutHan(piece, meanings));
      start += 1;
      continue;
    }
    let length = Math.min(MAX_PHRASE, pieces.length - start);
    while (length > 1 && !meanings.has(keyOf(pieces.slice(start, start + length)))) length -= 1;
    const some = pieces.slice(start, start + length);
    units.push({
      typed: text.slice(piece.start, some.at(-1)?.end),
      pieces: some,
      own: some.flatMap(({ kind, token }) => (kind === 'han' ? pairsOf(token) : token)),
      meanings: meanings.get(keyOf(some)) ?? [],
    });
    start += length;
  }
  return units;
}

/** Terms of the dictionary, the longest first, and what is left between them. */
function cutHan(piece: Piece, meanings: Map<string, string[][]>): Unit[] {
  const characters = [...piece.token];
  const units: Unit[] = [];
  let rest = '';
  const add = (term: string) => {
    const known = meanings.get(term) ?? [];
    if (term === '' || (known.length === 0 && isStopWord(term))) return;
    const own: Piece = { ...piece, token: term };
    units.push({ typed: term, pieces: [own], own: pairsOf(term), meanings: known });
  };
  for (let at = 0; at < characters.length;) {
    let length = Math.min(MAX_HAN, characters.length - at);
    while (length > 1 && !meanings.has(characters.slice(at, at + length).join(''))) length -= 1;
    if (length === 1 && !(characters.length === 1 && meanings.has(piece.token))) {
      rest += characters[at];
      at += 1;
      continue;
    }
    add(rest);
    rest = '';
    add(characters.slice(at, at + length).join(''));
    at += length;
  }
  // What is left of a phrase, such as a particle, says less than its terms.
  if (units.length === 0 || [...rest].length > 1) add(rest);
  return units;
}

/** Neighbours that may be one number, or one word. */
interface Run {
  start: number;
  length: number;
  key: string;
}

/** The longest first. */
function runsOf(units: Unit[], text: string): Run[] {
  return [5, 4, 3, 2].flatMap((length) =>
    units.slice(0, Math.max(0, units.length - length + 1)).flatMap((_, start) => {
      const some = units.slice(start, start + length);
      const pieces = some.flatMap((unit) => unit.pieces);
      const [first, last] = [pieces[0], pieces.at(-1)];
      if (!first || !last || first.kind === 'han') return [];
      const key = numberKey(text.slice(first.start, last.end));
      const isWord = length === 2 && pieces.length === 2 && pieces.every(isPlainWord);
      return isWord || (/\d/.test(key) && key.length >= 4) ? [{ start, length, key }] : [];
    }),
  );
}

const isPlainWord = ({ kind }: Piece) => kind === 'word';

/** Makes one unit of the neighbours that some part has as one. */
function joinRuns(units: Unit[], runs: Run[], docs: Map<string, number>, text: string): Unit[] {
  const joined: (Unit | undefined)[] = [...units];
  for (const { start, length, key } of runs) {
    const some = joined.slice(start, start + length);
    if (!docs.has(key) || !some.every((unit): unit is Unit => unit !== undefined)) continue;
    const pieces = some.flatMap((unit) => unit.pieces);
    const typed = text.slice(pieces[0]?.start, pieces.at(-1)?.end);
    const own = some.flatMap((unit) => unit.own);
    joined.fill(undefined, start, start + length);
    joined[start] = { typed, pieces, own, meanings: [[key], ...some.flatMap(meaningsInPlace)] };
  }
  return joined.flatMap((unit) => unit ?? []);

  function meaningsInPlace(unit: Unit, index: number, all: Unit[]): string[][] {
    return unit.meanings.map((tokens) =>
      all.flatMap((other, place) => (place === index ? tokens : other.own)),
    );
  }
}

/** How many parts have each token of the units, and each beginning of them. */
async function readTerms(
  units: Unit[],
  runs: Run[],
  keys: string[],
  { terms, categories }: Knowledge,
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
  const docs = new Map(found.map(({ term, docs: count }) => [term, count]));
  for (const token of [...wanted]) {
    if (!docs.has(token) && categories.byWord.has(token)) docs.set(token, 1);
  }
  for (const word of categories.byWord.keys()) {
    if (!docs.has(word) && [...beginnings].some((start) => word.startsWith(start)))
      docs.set(word, 1);
  }
  return docs;
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
  if (word !== undefined && piece && mayBegin(piece)) {
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

/** The words that are meant by one that nobody has, the likeliest first. */
async function corrections(word: string, know: Knowledge): Promise<string[][]> {
  const most = forgiven(word);
  if (most === 0) return [];
  const known = await know.terms.findSimilar(word, most);
  const names = [...know.categories.byWord.keys()];
  const synonyms = await know.synonyms.listKeys();
  const others = [...names, ...synonyms].map((term) => ({ term, docs: 0 }));
  const near = nearest(word, most, [...known, ...others]);
  if (near.length > 0) {
    const pairs = await know.synonyms.findByKeys(near);
    const has = new Set([...known.map(({ term }) => term), ...names]);
    const meanings = pairs.map(({ termKey, meaningKey }) =>
      tokensOfKey(near.includes(termKey) ? meaningKey : termKey),
    );
    return [...near.flatMap((term) => (has.has(term) ? [[term]] : [])), ...meanings];
  }
  const halves = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ]);
  const parts = await know.terms.find([...new Set(halves.flat())], []);
  const has = new Set(parts.map(({ term }) => term));
  const split = halves.find((both) => both.every((half) => has.has(half)));
  return split ? [split] : [];
}

const MAX_CORRECTIONS = 3;

function nearest(word: string, most: number, terms: Term[]): string[] {
  const measured = terms
    .map(({ term, docs }) => ({ term, docs, steps: distance(word, term, most) }))
    .filter(({ term, steps }) => steps <= most && /^\p{L}+$/u.test(term));
  const least = Math.min(...measured.map(({ steps }) => steps));
  const first = (term: string) => (term[0] === word[0] ? 0 : 1);
  const best = measured
    .filter(({ steps }) => steps === least)
    .sort((a, b) => first(a.term) - first(b.term) || b.docs - a.docs || (a.term < b.term ? -1 : 1))
    .map(({ term }) => term);
  return [...new Set(best)].slice(0, MAX_CORRECTIONS);
}

/** The tokens of a plan's parts; with its words in any of the categories that are called so. */
export function tokenQuery(
  { groups, numbers }: Pick<Plan, 'groups' | 'numbers'>,
  { byWord }: CategoryTokens,
): TokenQuery | undefined {
  const token = (word: string): TokenQuery => {
    const categories = byWord.get(word);
    return categories ? { any: [word, ...categories] } : word;
  };
  const group = ({ choices }: Group): TokenQuery => {
    const single = choices.flatMap(({ tokens }) => (tokens.length === 1 ? tokens : []));
    const several = choices.flatMap(({ tokens }) =>
      tokens.length > 1 ? { all: tokens.map(token) } : [],
    );
    const categories = single.flatMap((word) => byWord.get(word) ?? []);
    return { any: [...new Set([...single, ...categories]), ...several] };
  };
  if (groups.some(({ choices }) => choices.length === 0)) {
    return numbers.length > 0 ? { any: numbers } : undefined;
  }
  if (groups.length === 0) return numbers.length > 0 ? { any: numbers } : undefined;
  const words: TokenQuery = { all: groups.map(group) };
  return numbers.length > 0 ? { any: [words, ...numbers] } : words;
}
