import { Converter } from 'opencc-js/t2cn';
import { isStopWord } from '@/shared/search';
import { matchQuantity, plainNumber } from './quantities';

/** One token of a text. */
export interface Token {
  kind: 'word' | 'code' | 'quantity' | 'size' | 'han';
  /** Its position in the normalized text. */
  start: number;
  end: number;
  /** The term that it is indexed under; of Chinese the characters themselves. */
  term: string;
  /** Terms that it consists of and that can stand apart: `og` and `240` of `og240`. */
  parts: string[];
  /** What else a text says with it: the number of a quantity without its unit. */
  more: string[];
}

/** Longer numbers of one text are no terms. */
const MAX_TERM_LENGTH = 80;
/** Of one number; longer ones are found as a whole. */
const MAX_PARTS = 12;
const ASCII = /^[\0-\x7f]*$/;
const DIGIT = /[0-9]/;
const HAN = /\p{Script=Han}+/uy;
/** Letters and digits of one script, joined by what stands within names and numbers. */
const CHUNK =
  /(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}]|[-/._'’+&](?=(?!\p{Script=Han})[\p{L}\p{N}]))*/uy;

/** Words that say nothing in a catalogue of lift parts, unless a query has no others. */
const WEAK_WORDS = new Set(
  (
    'elevator lift spare part component item product piece ' +
    '电梯 配件 零件 备件 部件 组件 装置 设备 总成 专用 原装 原厂 全新 型号 规格 配套 适用 用于'
  ).split(' '),
);

/** Whether a term says nothing beside others. */
export const isWeakWord = (term: string): boolean => WEAK_WORDS.has(term);

/** Made when the first Chinese text comes, as that takes 30 ms. */
let simplify: ((text: string) => string) | undefined;

/** A text without case, width and accents, in simplified Chinese, its numbers without separators. */
export function normalize(text: string): string {
  return (ASCII.test(text) ? text.toLowerCase() : foldAll(text))
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (digits) => digits.replaceAll(',', ''))
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.');
}

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

function foldAll(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[ßæœþðøłđı]/g, (letter) => LETTERS[letter] ?? letter);
  if (!/\p{Script=Han}/u.test(folded)) return folded;
  simplify ??= Converter({ from: 't', to: 'cn' });
  return simplify(folded);
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

/** Chinese text is indexed in pairs of neighbouring characters; one alone stands for itself. */
export function bigrams(characters: string): string[] {
  const all = [...characters];
  if (all.length < 2) return all;
  return all.slice(1).map((character, index) => `${all[index]}${character}`);
}

/** The tokens of a normalized text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const match = matchToken(text, at);
    if (match) {
      const { length, ...token } = match;
      tokens.push({ ...token, start: at, end: at + length });
    }
    at += match?.length ?? 1;
  }
  return tokens;
}

function matchToken(text: string, at: number) {
  const character = text.charAt(at);
  if (character === ' ') return undefined;
  const quantity = DIGIT.test(character) ? matchQuantity(text, at) : undefined;
  if (quantity) return { ...quantity, parts: [] };
  HAN.lastIndex = at;
  const [term] = HAN.exec(text) ?? [];
  if (term) return { kind: 'han' as const, length: term.length, term, parts: [], more: [] };
  CHUNK.lastIndex = at;
  const [chunk] = CHUNK.exec(text) ?? [];
  return chunk ? chunkToken(chunk) : undefined;
}

function chunkToken(chunk: string) {
  const kind = /\p{N}/u.test(chunk) ? ('code' as const) : ('word' as const);
  const key = /^[a-z]+$/.test(chunk) ? chunk : numberKey(chunk);
  const isDecimal = /^\d+\.\d+$/.test(chunk);
  const runs = key === chunk && kind === 'word' ? [] : (chunk.match(/\p{L}+|\p{N}+/gu) ?? []);
  const term = kind === 'word' ? singular(key) : isDecimal ? plainNumber(chunk) : key;
  const parts =
    runs.length > 1 && !isDecimal ? [...new Set(runs.map(singular))].slice(0, MAX_PARTS) : [];
  return { kind, length: chunk.length, term, parts, more: [] };
}

/** All terms that a text is found by, each once. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>();
  const tokens = tokenize(normalize(text));
  for (const [index, token] of tokens.entries()) {
    for (const term of token.kind === 'han' ? bigrams(token.term) : [token.term]) terms.add(term);
    for (const term of [...token.parts, ...token.more]) terms.add(term);
    const next = tokens[index + 1];
    if (next) for (const term of joinedTerms(token, next)) terms.add(term);
  }
  return [...terms].filter(
    (term) => term !== '' && term.length <= MAX_TERM_LENGTH && !isStopWord(term),
  );
}

/** Of two neighbours that are also written in one. */
function joinedTerms(token: Token, next: Token): string[] {
  const isShortWord =
    token.kind === 'word' &&
    /^[a-z]{1,5}$/.test(token.term) &&
    (token.term.length === 1 || !isStopWord(token.term));
  // `EN 81-50` and `IP 65`.
  if (isShortWord && next.kind === 'code' && /^\p{N}/u.test(next.term)) {
    return [next.term, ...next.parts.slice(0, 1)].map((term) => token.term + numberKey(term));
  }
  // The end of a dashed name with the number behind it, such as the `c2 900` of `dx-c2 900`.
  const isModel = token.kind === 'code' && token.parts.length > 0;
  return isModel && /^\d+$/.test(next.term) ? [token.term + next.term] : [];
}
