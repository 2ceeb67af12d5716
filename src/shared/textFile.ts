/** What stands for bytes that are no text in the file's encoding. */
const BROKEN = '\ufffd';
const SEPARATOR = /[\n\r,;\t]/;
/** Bytes without a character in windows-1252, and one that is a sign of broken text. */
const NO_WESTERN = /[\x80-\x9fÿ]/g;

/**
 * The text of a file of separated values in the encoding that its bytes suggest: UTF-8, UTF-16, or,
 * as Excel writes CSV, GB18030 in China and windows-1252 in Europe.
 */
export function decodeText(bytes: Uint8Array): string {
  const as = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be');
  if (bytes.includes(0)) {
    // In UTF-16 at least separators have bytes that are zero.
    const text = ['utf-16le', 'utf-16be'].map(as).find((decoded) => SEPARATOR.test(decoded));
    if (text) return text;
  }
  const utf8 = as('utf-8');
  const broken = countOf(/\ufffd/g, utf8);
  // In other encodings bytes hardly ever make characters of UTF-8, of three bytes least of all.
  if (
    broken === 0 ||
    countOf(/[\u0800-\ufffc]/g, utf8) * 4 > broken ||
    countOf(/[^\0-\x7f\ufffd]/g, utf8) > broken * 4
  )
    return utf8;
  const western = as('windows-1252');
  return isWestern(western) ? western.replace(NO_WESTERN, BROKEN) : as('gb18030');
}

const countOf = (characters: RegExp, text: string): number => text.match(characters)?.length ?? 0;

/** Characters of GB18030 that have four bytes, with digits in between. */
const FOUR_BYTES = /[^\0-\x7f]\d[^\0-\x7f]\d/g;

/** In GB18030 other bytes beyond ASCII stand in pairs; in Western texts many stand alone, as in `Stück`. */
function isWestern(text: string): boolean {
  const runs = text.replace(FOUR_BYTES, '').match(/[^\0-\x7f]+/g) ?? [];
  return runs.filter(({ length }) => length === 1).length * 2 >= runs.length;
}
