import { isStopWord } from '@/shared/search';
import { bigrams, isWeakWord, normalize, numberKey, tokenize, type Token } from './analyzer';
import { MAX_HAN, MAX_PHRASE, termsOfKey, type Synonyms } from './synonyms';

/** A word of a query, a phrase that has synonyms, or a number of several tokens. */
export interface Segment {
  typed: string;
  tokens: Token[];
  /** Its own terms. */
  own: string[];
  /** Lists of terms: its synonyms, … */
  meanings: string[][];
  /** … and what a Chinese compound may mean by its characters. */
  readings: string[][];
  /** Of a phrase: each word by itself. */
  words: Segment[];
}

/** A query in segments. */
export interface Segmented {
  text: string;
  tokens: Token[];
  segments: Segment[];
  /** What the query names; the other words say more about it. */
  head: Segment | undefined;
}

/** Longer queries are cut. */
const MAX_TOKENS = 16;
/** More readings of one compound say nothing any more. */
const MAX_READINGS = 6;
const PREPOSITIONS = new Set(
  'at by for from in into of off on onto per to under with without'.split(' '),
);

export const isWord = ({ kind }: Token): boolean => kind === 'word';
const isText = ({ kind }: Token) => kind === 'word' || kind === 'han';

/** Cuts a query into the longest phrases that have synonyms, and single words between them. */
export function segment(query: string, synonyms: Synonyms): Segmented {
  const text = normalize(query);
  const all = tokenize(text).slice(0, MAX_TOKENS);
  const telling = all.filter(({ term }) => !isStopWord(term));
  const tokens = telling.length > 0 ? telling : all;
  const segments: Segment[] = [];
  for (let start = 0; start < tokens.length;) {
    const rest = tokens.slice(start, start + MAX_PHRASE);
    let length = rest.length;
    while (length > 1 && meaningsOf(rest.slice(0, length), synonyms).length === 0) length -= 1;
    const [first] = rest;
    if (length === 1 && first?.kind === 'han') segments.push(...segmentHan(first, synonyms));
    else segments.push(phrase(rest.slice(0, length), synonyms, text));
    start += length;
  }
  segments.splice(MAX_TOKENS);
  return { text, tokens, segments, head: headOf(segments, all) };
}

function phrase(tokens: Token[], synonyms: Synonyms, text: string): Segment {
  return {
    typed: textOf(tokens, text),
    tokens,
    own: tokens.flatMap(({ kind, term }) => (kind === 'han' ? bigrams(term) : term)),
    meanings: meaningsOf(tokens, synonyms),
    readings: [],
    words: tokens.length > 1 ? tokens.map((token) => phrase([token], synonyms, text)) : [],
  };
}

const textOf = (tokens: Token[], text: string) => text.slice(tokens[0]?.start, tokens.at(-1)?.end);

/** Also of two words that synonyms have in one, and of one that they have in two. */
function meaningsOf(tokens: Token[], { meanings, compounds }: Synonyms): string[][] {
  const key = tokens.map(({ term }) => term).join(' ');
  const inOne = tokens.length === 2 && tokens.every(isWord) ? key.replace(' ', '') : '';
  const inTwo = compounds.get(key);
  const keys = [
    ...(meanings.get(key) ?? []),
    ...(meanings.has(inOne) ? [inOne, ...(meanings.get(inOne) ?? [])] : []),
    ...(inTwo === undefined ? [] : [inTwo, ...(meanings.get(inTwo) ?? [])]),
  ];
  return keys.map(termsOfKey);
}

/** Chinese has no blanks: the longest terms of the dictionary, and what is left between them. */
function segmentHan(token: Token, { meanings }: Synonyms): Segment[] {
  const characters = [...token.term];
  const segments: Segment[] = [];
  let rest = '';
  const add = (term: string, known: Pick<Segment, 'meanings' | 'readings'>) =>
    segments.push({
      typed: term,
      tokens: [{ ...token, term }],
      own: bigrams(term),
      meanings: known.meanings,
      readings: known.readings,
      words: [],
    });
  const addRest = () => {
    const readings = readingsOf(rest, meanings);
    // A single character without meaning, such as a particle, says less than the terms beside it.
    const isParticle = ([...rest].length === 1 && rest !== token.term) || isStopWord(rest);
    if (rest !== '' && (readings.length > 0 || !isParticle)) add(rest, { meanings: [], readings });
    rest = '';
  };
  for (let at = 0; at < characters.length;) {
    const termOf = (length: number) => characters.slice(at, at + length).join('');
    let length = Math.min(MAX_HAN, characters.length - at);
    while (length > 1 && !meanings.has(termOf(length)) && !isWeakWord(termOf(length))) length -= 1;
    if (length === 1) {
      rest += termOf(1);
    } else {
      addRest();
      const known = meanings.get(termOf(length)) ?? [];
      add(termOf(length), { meanings: known.map(termsOfKey), readings: [] });
    }
    at += length;
  }
  addRest();
  return segments;
}

/** What a compound may mean that is no term itself, by those of its characters that are. */
function readingsOf(compound: string, meanings: Synonyms['meanings']): string[][] {
  const known = [...compound].flatMap((character) => {
    const own = meanings.get(character);
    return own ? [own.map(termsOfKey)] : [];
  });
  if (known.length === 0) return [];
  return known.reduce<string[][]>(
    (readings, own) =>
      readings.flatMap((terms) => own.map((other) => [...terms, ...other])).slice(0, MAX_READINGS),
    [[]],
  );
}

/**
 * What a query names: `belt` of `door belt for a 900 mm door`, the last word before it says for what
 * or how large; of Chinese the last term before a blank. `tokens` are those of the whole query.
 */
function headOf(segments: Segment[], tokens: Token[]): Segment | undefined {
  const words = segments.filter((each) => each.tokens.some(isText));
  const [first] = words.flatMap((each) => each.tokens);
  if (!first) return undefined;
  const other = tokens.find(
    (token) =>
      token.start > first.start &&
      (!isText(token) || PREPOSITIONS.has(token.term) || first.kind === 'han'),
  );
  const end = other?.start ?? Infinity;
  return words.filter((each) => (each.tokens.at(-1)?.start ?? 0) < end).at(-1);
}

/** Neighbours that may be one number, or one word. */
export interface Run {
  start: number;
  length: number;
  key: string;
}

/** The longest first. */
export function runsOf({ segments, text }: Segmented): Run[] {
  return [5, 4, 3, 2].flatMap((length) =>
    segments.slice(0, Math.max(0, segments.length - length + 1)).flatMap((_, start) => {
      const tokens = segments.slice(start, start + length).flatMap((each) => each.tokens);
      if (tokens[0]?.kind === 'han') return [];
      const key = numberKey(textOf(tokens, text));
      const isCompound = length === 2 && tokens.length === 2 && tokens.every(isWord);
      return isCompound || (/\d/.test(key) && key.length >= 4) ? [{ start, length, key }] : [];
    }),
  );
}

/** Makes one segment of the neighbours that some part has in one. */
export function joinRuns(
  { segments, text }: Segmented,
  runs: Run[],
  isTerm: (key: string) => boolean,
): Segment[] {
  const joined: (Segment | undefined)[] = [...segments];
  for (const { start, length, key } of runs) {
    const run = joined.slice(start, start + length).flatMap((each) => each ?? []);
    if (!isTerm(key) || run.length < length) continue;
    const tokens = run.flatMap((each) => each.tokens);
    const withMeaning = (place: number, terms: string[]) =>
      run.flatMap((each, index) => (index === place ? terms : each.own));
    joined.fill(undefined, start, start + length);
    joined[start] = {
      typed: textOf(tokens, text),
      tokens,
      own: run.flatMap((each) => each.own),
      meanings: [
        [key],
        ...run.flatMap(({ meanings }, place) => meanings.map((terms) => withMeaning(place, terms))),
      ],
      readings: [],
      words: [],
    };
  }
  return joined.flatMap((each) => each ?? []);
}
