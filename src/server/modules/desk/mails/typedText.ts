import { cut } from '@/shared/texts';

const MAX_LINE = 100;

const withoutLinks = (word: string): string =>
  /[@＠]/.test(word) ? '…' : word.replace(/[a-z][a-z\d+.-]{0,20}:\/\/.*/i, '…');

/**
 * What a buyer typed, for a mail that a stranger may have caused: without URLs and e-mail addresses,
 * so that it leads nowhere, and short.
 */
export function typedText(text: string, length = MAX_LINE): string {
  const harmless = text
    .split(/(\s)/)
    .map(withoutLinks)
    .join('')
    // Mail programs make links of `shop.example`; a number such as `KM853.G01` stays as it is.
    .replace(/(?<=[\p{L}\p{N}])[.．。｡](?=\p{L}{2})/gu, '. ');
  return harmless.length > length ? `${cut(harmless, length).trimEnd()}…` : harmless;
}
