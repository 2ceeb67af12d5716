import type { Piece } from './analyse';
import type { Correction } from './corrections';
import type { Knowledge } from './knowledge';
import type { Unit } from './units';
import { isWeakWord } from './weakWords';

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
  /** What was taken for it where nobody has it, the likeliest first. */
  instead: string[][];
  /** Of a phrase: each of its words by itself. */
  words: Group[];
  /** The query names this; its other words tell more about it. */
  isHead: boolean;
  /** Parts that may have it, at most. */
  docs: number;
}

/** Of fewer parts words are also looked for in the middle of others. */
const FEW = 12;
const RARE = 3;
const MIN_MIDDLE = 5;
/** Of more parts with a word nobody comes to those where it is but the beginning of one. */
const MANY = 300;

/** Whether it says nothing beside others. */
export const isWeak = (unit: Unit | undefined) =>
  unit?.pieces.length === 1 && isWeakWord(unit.pieces[0]?.token ?? '');

/** Measures are whole or not at all; of letters one alone begins too many words. */
export const mayBegin = ({ kind, token }: Piece) =>
  kind === 'han' ? [...token].length === 1 : kind !== 'measure' && token.length > 1;

type Correct = (word: string, know: Knowledge) => Promise<Correction[]> | Correction[];

/** Whether the query names it, nobody knows yet. */
type Found = Omit<Group, 'isHead'>;

/** What a unit asks for by its words and by what means the same, each of them whole. */
function wholeGroup(
  { typed, pieces, own, meanings, readings, words }: Unit,
  docs: Map<string, number>,
): Found {
  const choices: Choice[] = [];
  const add = (tokens: string[], quality: Quality) => {
    const found = Math.min(...tokens.map((token) => docs.get(token) ?? 0));
    if (tokens.length > 0 && found > 0) choices.push({ tokens, quality, docs: found });
  };
  // Where a number is written in several pieces these may also be of others.
  const isNumber = pieces.length > 1 && words.length === 0 && own.some((token) => /\d/.test(token));
  add(own, isNumber ? 1 : 0);
  for (const tokens of meanings) add(tokens, 0);
  for (const tokens of readings) add(tokens, 1);
  const strong = own.filter((token) => !isWeakWord(token));
  if (words.length > 0 && strong.length < own.length) add(strong, 1);
  return {
    typed,
    choices,
    asked: [own, ...meanings, ...readings].flatMap(([first = '']) => first),
    instead: [],
    words: words
      .filter((word) => !isWeak(word))
      .map((word) => ({ ...wholeGroup(word, docs), isHead: false })),
    docs: docsOf(choices),
  };
}

const docsOf = (choices: Choice[]) => choices.reduce((sum, { docs }) => sum + docs, 0);

/** Of a word also what begins with it or holds it, and what is meant where nobody has it. */
export async function makeGroup(
  unit: Unit,
  docs: Map<string, number>,
  know: Knowledge,
  correct: Correct,
): Promise<Found> {
  const group = wholeGroup(unit, docs);
  const { choices } = group;
  const [piece] = unit.pieces;
  const word = piece?.token;
  if (unit.pieces.length > 1 || piece === undefined || word === undefined) return group;
  const add = (tokens: string[], quality: Quality) => {
    const found = Math.min(...tokens.map((token) => docs.get(token) ?? 0));
    if (found > 0) choices.push({ tokens, quality, docs: found });
  };
  if (mayBegin(piece) && (docs.get(word) ?? 0) < MANY) {
    for (const term of docs.keys()) if (term !== word && term.startsWith(word)) add([term], 1);
  }
  // `og240` of `og 240`, and what stands on both sides of a dash.
  if (piece.parts.length > 1 && (piece.kind === 'word' || choices.length === 0)) {
    add(piece.parts, 0);
  }
  if (piece.kind === 'word' && /^\p{L}+$/u.test(word)) {
    if (word.length >= MIN_MIDDLE && docsOf(choices) < FEW) {
      for (const { term, docs: found } of await know.terms.findMiddles(word)) {
        if (term.startsWith(word)) continue;
        docs.set(term, found);
        add([term], 2);
      }
    }
    // The beginning of a rare word or two may also be a word misspelt.
    if (choices.every(({ quality }) => quality > 0) && docsOf(choices) < RARE) {
      const instead = await correct(word, know);
      for (const meant of instead) if (meant.docs > 0) choices.push({ ...meant, quality: 0 });
      const tokens = instead.map((meant) => meant.tokens);
      return { ...group, choices, instead: tokens, docs: docsOf(choices) };
    }
  }
  return { ...group, docs: docsOf(choices) };
}
