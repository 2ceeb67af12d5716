import { Converter } from 'opencc-js/t2cn';
import { exactKey, fold, foldCase, isStopWord, numberKey, singular } from '@/shared/search';
import { isWeakForeign } from './foreignTerms';
import { matchQuantity, plainNumber } from './measures';

/** One token of a text. */
export interface Token {
  kind: 'word' | 'code' | 'quantity' | 'han';
  /** Its position in the normalized text. */
  start: number;
  end: number;
  /** The term that it is indexed under; of Chinese the characters themselves. */
  term: string;
  /** Terms that can stand for it: `og` and `240` of `og240`, `24` of `24v`. */
  parts: string[];
}

/** Longer numbers of one text are no terms. */
const MAX_TERM_LENGTH = 80;
/** Of one number; longer ones are found as a whole. */
const MAX_PARTS = 12;
const HAN = /\p{Script=Han}+/uy;
/** Letters and digits of one script, joined by what stands within names and numbers. */
const CHUNK =
  /(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}]|[-/._'’+&](?=(?!\p{Script=Han})[\p{L}\p{N}]))*/uy;

/** Words that distinguish no lift parts, unless a query has no others. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'elevator lift spare part component item product piece type ' +
    '电梯 升降机 配件 零件 备件 部件 组件 装置 设备 总成 专用 原装 原厂 全新 型号 规格 配套 适用 用于'
  ).split(' '),
);

/** Whether a term counts only where a query has no others. */
export const isWeakWord = (term: string): boolean => weakWords.has(term) || isWeakForeign(term);

/** Made when the first Chinese text comes, as that takes 30 ms. */
let converter: ((text: string) => string) | undefined;

/**
 * A text without case, width and accents, in simplified Chinese; its numbers without separators,
 * and the sides of a size apart, each with its unit.
 */
export function normalize(text: string): string {
  return simplify(fold(text))
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (digits) => digits.replaceAll(',', ''))
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(/(\d(?:\s?(?:mm|cm))?)(\s?)[x×*✕]\2(?=\d)/g, '$1 x ')
    .replace(/(\d) x (?=(?:[\d.]+ x ){0,2}[\d.]+\s?(mm|cm)(?![a-z\d]))/g, '$1 $2 x ');
}

/** A folded text in simplified Chinese. */
export function simplify(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  converter ??= Converter({ from: 't', to: 'cn' });
  return converter(text);
}

/** The keys of a number from each of its runs of letters or digits on: `dtb0900` of `HW-DTB-0900`. */
export function numberEnds(number: string): string[] {
  const runs = foldCase(number).match(/\p{L}+|\p{N}+/gu) ?? [];
  return runs.slice(1, MAX_PARTS).map((_, index) => runs.slice(index + 1).join(''));
}

/** Chinese is written without blanks. */
const SIGN = /(?!\p{Script=Han})[\p{L}\p{N}]/u;

/** Tells which exact keys of numbers a text has as they are, not as parts of longer numbers. */
export function writtenIn(text: string): (key: string) => boolean {
  const folded = exactKey(text);
  return (key) => {
    for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + 1)) {
      const around = [folded[at - 1], folded[at + key.length]];
      if (!around.some((sign) => sign !== undefined && SIGN.test(sign))) return true;
    }
    return false;
  };
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
    const match = matchQuantity(text, at) ?? matchHan(text, at) ?? matchChunk(text, at);
    if (match) {
      const { length, ...token } = match;
      tokens.push({ ...token, start: at, end: at + length });
    }
    at += match?.length ?? 1;
  }
  return tokens;
}

function matchHan(text: string, at: number) {
  HAN.lastIndex = at;
  const [term] = HAN.exec(text) ?? [];
  return term ? { kind: 'han' as const, length: term.length, term, parts: [] } : undefined;
}

function matchChunk(text: string, at: number) {
  CHUNK.lastIndex = at;
  const [chunk] = CHUNK.exec(text) ?? [];
  if (!chunk) return undefined;
  const kind = /\p{N}/u.test(chunk) ? ('code' as const) : ('word' as const);
  // Of a part number, such as `7371.423`, the digits in front are more.
  const isDecimal = /^\d{1,3}\.\d+$/.test(chunk);
  const key = numberKey(chunk);
  const term = kind === 'word' ? singular(key) : isDecimal ? plainNumber(chunk) : key;
  const runs = isDecimal ? [] : (chunk.match(/\p{L}+|\p{N}+/gu) ?? []);
  const parts = runs.length > 1 ? [...new Set(runs.map(singular))].slice(0, MAX_PARTS) : [];
  return { kind, length: chunk.length, term, parts };
}

/** All terms that a text is found by, each once. */
export function termsOf(text: string): string[] {
  const terms = tokenize(normalize(text)).flatMap(({ kind, term, parts }) =>
    kind === 'han' ? bigrams(term) : [term, ...parts],
  );
  return [...new Set(terms)].filter(
    (term) => term !== '' && term.length <= MAX_TERM_LENGTH && !isStopWord(term),
  );
}
