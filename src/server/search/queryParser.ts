import { isWeakWord, numberKey, type Token } from './analyzer';
import { correct, type Correction } from './fuzzy';
import { isWord, joinRuns, runsOf, segment, type Run, type Segment } from './segments';
import type { Synonyms } from './synonyms';
import type { vocabularyRepository } from './vocabularyRepository';

/** 0: whole words; 1: the beginning of words; 2: the middle of words. */
export type Quality = 0 | 1 | 2;

/** One way to have what a clause asks for: all of these terms. */
export interface Alternative {
  terms: string[];
  quality: Quality;
  /** Parts that have them, at most. */
  docs: number;
}

/** What one segment of the query asks for. */
export interface Clause {
  typed: string;
  alternatives: Alternative[];
  /** What was taken for a word that no part has, the likeliest first. */
  corrections: string[][];
  /** Of a phrase: each word by itself. */
  words: Clause[];
  /** The query names this. */
  isHead: boolean;
  /** Parts that have it, at most. */
  docs: number;
}

export interface ParsedQuery {
  /** A part has all of them … */
  clauses: Clause[];
  /** … and ranks higher with these, … */
  optional: Clause[];
  /** … or one of these numbers: the whole query, or what is in it, … */
  numbers: string[];
  /** … or one that begins with the whole query. */
  longerNumbers: string[];
  corrected: { from: string; to: string }[];
}

/** What a query is understood by. */
export interface Lexicon {
  terms: ReturnType<typeof vocabularyRepository>;
  synonyms: Synonyms;
}

/** Words of one query, from the first on, that may be corrected. */
const MAX_CORRECTED = 8;
/** Shorter codes are sizes or the ends of names. */
const MIN_CODE = 4;
/** Of fewer parts, words are also looked for in the middle of others, … */
const FEW = 12;
const MIN_MIDDLE = 5;
/** … and of fewer still, corrected. */
const RARE = 3;
/** Of more parts with a word nobody reaches those where it only begins another. */
const MANY = 300;

/** `verbatim` corrects nothing and requires all words. */
export async function parseQuery(
  query: string,
  verbatim: boolean,
  lexicon: Lexicon,
): Promise<ParsedQuery> {
  const { parsed, compounds } = await parse(query, verbatim, lexicon);
  const { corrected } = parsed;
  if (corrected.length === 0 && compounds.length === 0) return parsed;
  // A phrase has synonyms only where all of its words are written as they are in it.
  const text = correctWords(query, [...compounds, ...corrected]);
  const countPhrases = (of: string) =>
    segment(of, lexicon.synonyms).segments.filter(({ tokens }) => tokens.length > 1).length;
  if (countPhrases(text) <= countPhrases(query)) return parsed;
  return { ...(await parse(text, verbatim, lexicon)).parsed, corrected };
}

/** A query with its words corrected. */
export const correctWords = (query: string, corrected: ParsedQuery['corrected']): string =>
  corrected.reduce((text, { from, to }) => text.replace(from, to), query.toLowerCase());

async function parse(query: string, verbatim: boolean, lexicon: Lexicon) {
  const segmented = segment(query, lexicon.synonyms);
  const runs = runsOf(segmented);
  const whole = numberKey(query);
  const keys = /\d/.test(whole) && whole.length >= 3 ? [whole] : [];
  const docs = await readDocs(segmented.segments, runs, keys, lexicon);
  const segments = joinRuns(segmented, runs, (key) => docs.has(key));
  const clauses = await Promise.all(
    segments.map(async (each, place) => ({
      ...(await makeClause(each, docs, lexicon, !verbatim && place < MAX_CORRECTED)),
      isHead: each.tokens.some((token) => segmented.head?.tokens.includes(token)),
    })),
  );
  const strong = clauses.filter((_, place) => !isWeak(segments[place]));
  const isStrong = strong.length > 0 && !verbatim;
  const required = isStrong ? strong : clauses;
  const codes = segmented.tokens
    .filter(({ kind, term }) => kind === 'code' && term.length >= MIN_CODE)
    .map(({ term }) => term);
  const numbers = [...keys, ...runs.map(({ key }) => key), ...codes];
  const parsed: ParsedQuery = {
    clauses: required,
    optional: isStrong
      ? clauses.filter((each) => !strong.includes(each) && each.alternatives.length > 0)
      : [],
    numbers: [...new Set(numbers)].filter((key) => docs.has(key)),
    longerNumbers: keys.flatMap((key) =>
      [...docs.keys()].filter((term) => term !== key && term.startsWith(key)),
    ),
    corrected: required.flatMap(({ typed, corrections: [best] }) =>
      best ? { from: typed, to: best.join(' ') } : [],
    ),
  };
  const compounds = segments
    .filter((each) => !segmented.segments.includes(each) && each.tokens.every(isWord))
    .map(({ typed }) => ({ from: typed, to: numberKey(typed) }));
  return { parsed, compounds };
}

/** How many parts have each term of the query, and each term that begins with one of them. */
async function readDocs(
  segments: Segment[],
  runs: Run[],
  keys: string[],
  { terms }: Lexicon,
): Promise<Map<string, number>> {
  const wanted = new Set([...keys, ...runs.map(({ key }) => key)]);
  for (const each of segments.flatMap((one) => [one, ...one.words])) {
    const { own, meanings, readings, tokens } = each;
    for (const term of [...own, ...meanings.flat(), ...readings.flat()]) wanted.add(term);
    for (const term of tokens.flatMap(({ parts }) => parts)) wanted.add(term);
  }
  const prefixes = segments.flatMap(({ tokens: [token, ...others] }) =>
    token && others.length === 0 && mayBegin(token) ? token.term : [],
  );
  const found = await terms.find([...wanted], [...new Set([...keys, ...prefixes])]);
  return new Map(found.map(({ term, docs }) => [term, docs]));
}

/** Quantities are whole or not at all; a single letter begins too many words. */
const mayBegin = ({ kind, term }: Token) =>
  kind === 'han' ? [...term].length === 1 : kind !== 'quantity' && term.length > 1;

const isWeak = (each: Segment | undefined) =>
  each?.tokens.length === 1 && isWeakWord(each.tokens[0]?.term ?? '');

type UnplacedClause = Omit<Clause, 'isHead'>;

/** What a segment asks for; of a word also its continuations and corrections. */
async function makeClause(
  each: Segment,
  docs: Map<string, number>,
  { terms, synonyms }: Lexicon,
  mayCorrect: boolean,
): Promise<UnplacedClause> {
  const clause = wholeClause(each, docs);
  const { alternatives } = clause;
  const [token, ...others] = each.tokens;
  if (!token || others.length > 0) return clause;
  const { kind, term: word, parts } = token;
  if (mayBegin(token) && (docs.get(word) ?? 0) < MANY) {
    for (const term of docs.keys()) {
      if (term !== word && term.startsWith(word)) addAlternative(alternatives, [term], 1, docs);
    }
  }
  // What stands on both sides of a dash, and `og 240` of `og240`.
  if (parts.length > 1 && (kind === 'word' || alternatives.length === 0)) {
    addAlternative(alternatives, parts, 0, docs);
  }
  let corrections: Correction[] = [];
  if (kind === 'word' && /^\p{L}+$/u.test(word)) {
    if (word.length >= MIN_MIDDLE && sumDocs(alternatives) < FEW) {
      for (const found of await terms.findContaining(word)) {
        docs.set(found.term, found.docs);
        addAlternative(alternatives, [found.term], 2, docs);
      }
    }
    // The beginning of a rare word or two may also be a misspelt word.
    const isRare = alternatives.every(({ quality }) => quality > 0) && sumDocs(alternatives) < RARE;
    if (isRare && mayCorrect) corrections = await correct(word, synonyms, terms);
    for (const meant of corrections) {
      if (meant.docs > 0) alternatives.push({ terms: meant.terms, quality: 0, docs: meant.docs });
    }
  }
  return {
    ...clause,
    corrections: corrections.map((meant) => meant.terms),
    docs: sumDocs(alternatives),
  };
}

/** A segment's own terms and its synonyms, each as whole words. */
function wholeClause(each: Segment, docs: Map<string, number>): UnplacedClause {
  const { typed, tokens, own, meanings, readings, words } = each;
  const alternatives: Alternative[] = [];
  // The tokens of a number may also come from others.
  const isNumber = tokens.length > 1 && words.length === 0 && own.some((term) => /\d/.test(term));
  addAlternative(alternatives, own, isNumber ? 1 : 0, docs);
  for (const terms of meanings) addAlternative(alternatives, terms, 0, docs);
  for (const terms of readings) addAlternative(alternatives, terms, 1, docs);
  const strong = own.filter((term) => !isWeakWord(term));
  if (words.length > 0 && strong.length < own.length) addAlternative(alternatives, strong, 1, docs);
  return {
    typed,
    alternatives,
    corrections: [],
    words: words
      .filter((word) => !isWeak(word))
      .map((word) => ({ ...wholeClause(word, docs), isHead: false })),
    docs: sumDocs(alternatives),
  };
}

function addAlternative(
  alternatives: Alternative[],
  terms: string[],
  quality: Quality,
  docs: Map<string, number>,
): void {
  const found = Math.min(...terms.map((term) => docs.get(term) ?? 0));
  if (terms.length > 0 && found > 0) alternatives.push({ terms, quality, docs: found });
}

const sumDocs = (alternatives: Alternative[]) =>
  alternatives.reduce((sum, { docs }) => sum + docs, 0);
