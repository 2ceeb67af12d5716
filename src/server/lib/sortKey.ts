import type { pinyin as Pinyin } from 'pinyin-pro';
import { fold } from '@/shared/search';
import { cut } from '@/shared/texts';

/** In characters, of four bytes at most: PostgreSQL's indexes take rows of some 2,700 bytes. */
export const MAX_KEY_LENGTH = 600;

const HAN = /\p{Script=Han}+/gu;

/** Digits of the numbers that sort by their value, such as the 18 of a shipping label. */
const DIGITS = 20;

/**
 * The text that a name is sorted by, on both databases by code point: folded, numbers by their
 * value, Chinese by its pinyin. Texts that differ only beyond its length sort as equals.
 */
export async function sortKey(text: string): Promise<string> {
  const key = fold(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
  return cut(/\p{Script=Han}/u.test(key) ? await romanize(key) : key, MAX_KEY_LENGTH);
}

/** What a named record is sorted by in lists of either language. */
export async function nameKeys({ name, nameZh }: { name: string; nameZh: string }) {
  return { nameKey: await sortKey(name), nameKeyZh: await sortKey(nameZh || name) };
}

let library: Promise<{ pinyin: typeof Pinyin }> | undefined;

/** Loaded when it is needed, and once: the dictionary takes some 20 MB of memory. */
export const loadPinyin = async () => (await (library ??= import('pinyin-pro'))).pinyin;

/**
 * Chinese comes after digits and before Latin letters, as in `compareNames`. Each syllable ends with
 * a blank, so that an-niu sorts before ang.
 */
async function romanize(text: string): Promise<string> {
  const pinyin = await loadPinyin();
  return text.replace(HAN, (characters) =>
    pinyin(characters, { toneType: 'num', type: 'array' })
      .map((syllable) => `@${syllable} `)
      .join(''),
  );
}
