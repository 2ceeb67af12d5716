import { isStopWord } from '@/shared/search';
import { MEASURE, SIZE, measureToken, plainNumber } from './measures';
import { simplified } from './simplified';

/**
 * What the search makes of texts, the same for parts and for queries: tokens without case, width,
 * accents and English plurals; sizes and numbers with a unit as one token each however they are
 * written; part numbers with and without their punctuation; Chinese in pairs of characters.
 */

/** What one place of a text says. */
export interface Piece {
  kind: 'word' | 'code' | 'measure' | 'size' | 'han';
  /** Its place in the folded text. */
  start: number;
  end: number;
  /** The token that stands for it; of Chinese the characters themselves. */
  token: string;
  /** What it is made of, where that can stand apart: `og`, `240` for `og240`. */
  parts: string[];
  /** What else a text says by it: the number of a measure without its unit. */
  more: string[];
}

const HAN = /\p{Script=Han}+/uy;
/** Letters and digits of one script, joined by what stands within names and numbers. */
const CHUNK =
  /(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}]|[-/._'’+&](?=(?!\p{Script=Han})[\p{L}\p{N}]))*/uy;
const PLAIN_WORD = /^[a-z]+$/;
const RUN = /\p{L}+|\p{N}+/gu;

/** Of these alone no form of writing changes anything, as a part's texts are for the most. */
const ASCII = /^[\0-\x7f]*$/;

/** A text without case, width and accents, in simplified Chinese, its numbers without separators. */
export function normalise(text: string): string {
  return (ASCII.test(text) ? text.toLowerCase() : fold(text))
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (digits) => digits.replaceAll(',', ''))
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.');
}

function fold(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss');
  return /\p{Script=Han}/u.test(folded) ? simplified(folded) : folded;
}

/** Letters and digits alone: what part numbers are compared by. */
export const numberKey = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]/g, '')
    : text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');

/** A word without its English plural ending. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The pieces of a text that `normalise` has made. */
export function analyse(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const found =
      (isDigit(code) ? (sizeIn(match(SIZE), text) ?? measureIn(match(MEASURE))) : undefined) ??
      (code > LAST_ASCII ? hanIn(match(HAN)) : undefined) ??
      chunkIn(code === BLANK ? null : match(CHUNK));
    if (!found) {
      at += 1;
      continue;
    }
    pieces.push({ start: at, end: at + found.length, ...found.piece });
    at += found.length;
  }
  return pieces;
}

const BLANK = 32;
const LAST_ASCII = 127;
const isDigit = (code: number) => code >= 48 && code <= 57;

interface Found {
  length: number;
  piece: Omit<Piece, 'start' | 'end'>;
}

function sizeIn(found: RegExpExecArray | null, text: string): Found | undefined {
  if (!found) return undefined;
  const sides = found[0].split(/[x×*✕]/).map((side) => side.trim());
  const numbers = sides.map((side) => side.replace(/\s?(?:mm|cm)$/, ''));
  const last = sides.at(-1) ?? '';
  // The last unit is that of all sides.
  const unit = /(?:mm|cm)$/.exec(last)?.[0] ?? '';
  const measures =
    unit === '' ? [] : numbers.filter(isPlain).map((side) => measureToken(side, unit));
  // In millimetres, as nearly all sizes are.
  const token =
    unit === 'cm' && measures.length === numbers.length
      ? measures.map((measure) => measure.replace('mm', '')).join('x')
      : numbers.map((side) => plainNumberOf(side)).join('x');
  const end = found.index + found[0].length;
  // Of `4 × 12 V` the unit is that of the last number alone.
  const counted = unit === '' ? measureAt(text.slice(end - last.length)) : undefined;
  const more = [...numbers, ...measures, ...(counted ? [counted.piece.token] : [])];
  return {
    length: found[0].length + (counted ? counted.length - last.length : 0),
    piece: { kind: 'size', token, parts: [], more },
  };
}

function measureAt(text: string): Found | undefined {
  MEASURE.lastIndex = 0;
  return measureIn(MEASURE.exec(text));
}

const isPlain = (side: string) => /^[\d.]+$/.test(side);

/** Such as the `19s` of a rope, which is a number with a letter. */
const plainNumberOf = (side: string) => (/[a-z]$/.test(side) ? side : plainNumber(side));

function measureIn(found: RegExpExecArray | null): Found | undefined {
  if (!found) return undefined;
  const [whole, digits = '', unit = '', current] = found;
  const token = measureToken(digits, unit);
  const more = [plainNumber(digits), ...(current ? [current] : [])];
  return { length: whole.length, piece: { kind: 'measure', token, parts: [], more } };
}

function hanIn(found: RegExpExecArray | null): Found | undefined {
  return found
    ? { length: found[0].length, piece: { kind: 'han', token: found[0], parts: [], more: [] } }
    : undefined;
}

function chunkIn(found: RegExpExecArray | null): Found | undefined {
  if (!found) return undefined;
  const [chunk] = found;
  if (PLAIN_WORD.test(chunk)) {
    const piece = { kind: 'word' as const, token: singular(chunk), parts: [], more: [] };
    return { length: chunk.length, piece };
  }
  const token = numberKey(chunk);
  const runs = chunk.match(RUN) ?? [];
  const isCode = /\p{N}/u.test(chunk);
  const bare = /^\d+\.\d+$/.test(chunk) ? plainNumber(chunk) : token;
  const parts = runs.length > 1 && bare === token ? runs.map(singular) : [];
  return {
    length: chunk.length,
    piece: {
      kind: isCode ? 'code' : 'word',
      token: isCode ? bare : singular(bare),
      parts,
      more: [],
    },
  };
}

/** Pairs of neighbours; one character alone stands for itself. */
export function pairsOf(characters: string): string[] {
  const all = [...characters];
  if (all.length < 2) return all;
  return all.slice(1).map((character, index) => `${all[index]}${character}`);
}

/** Longer numbers of one text are no tokens. */
const MAX_TOKEN_LENGTH = 80;

/** All tokens that a text is found by, each once. */
export function tokensOf(text: string): string[] {
  const tokens = new Set<string>();
  const pieces = analyse(normalise(text));
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'han') for (const pair of pairsOf(piece.token)) tokens.add(pair);
    else tokens.add(piece.token);
    for (const part of [...piece.parts, ...piece.more]) tokens.add(part);
    const next = pieces[index + 1];
    // `EN 81-50` and `IP 65` are also written in one.
    if (next && isShortWord(piece) && startsWithNumber(next)) {
      tokens.add(piece.token + numberKey(next.token));
      if (next.parts[0]) tokens.add(piece.token + next.parts[0]);
    }
    // The end of a dashed name with the number behind it, such as the `c2 900` of `dx-c2 900`.
    if (next && /^\d+$/.test(next.token) && piece.kind === 'code' && piece.parts.length > 0) {
      tokens.add(piece.token + next.token);
    }
  }
  return [...tokens].filter(
    (token) => token !== '' && token.length <= MAX_TOKEN_LENGTH && !isStopWord(token),
  );
}

/** Such as `EN`, or the `A` of a model; the words of a sentence name nothing with the number behind. */
export const isShortWord = ({ kind, token }: Piece): boolean =>
  kind === 'word' &&
  token.length <= 5 &&
  /^[a-z]+$/.test(token) &&
  (token.length === 1 || !isStopWord(token));
export const startsWithNumber = ({ kind, token }: Piece): boolean =>
  kind === 'code' && /^\p{N}/u.test(token);
