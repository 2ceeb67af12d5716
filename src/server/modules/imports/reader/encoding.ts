import { badRequest } from '@/server/lib/httpError';

/** What stands for bytes that are no text in the file's encoding. */
const BROKEN = '\ufffd';

export const isBroken = (text: string): boolean => text.includes(BROKEN);

/** The text of a file in the encoding that its bytes suggest. Throws 400 for what is no text. */
export function decodeText(bytes: Buffer): string {
  const text = decode(bytes);
  if (text.includes('\0') || /^\s*<(!doctype|html|\?xml|table)/i.test(text.slice(0, 1000)))
    throw badRequest('import_file_type', 'The file is no XLSX workbook and no CSV file.');
  return text;
}

function decode(bytes: Buffer): string {
  const as = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be');
  if (hasZeros(bytes)) {
    const [little, big] = [as('utf-16le'), as('utf-16be')];
    return countOf(SEPARATORS, little) >= countOf(SEPARATORS, big) ? little : big;
  }
  const utf8 = as('utf-8');
  const broken = countOf(/\ufffd/g, utf8);
  if (broken === 0) return utf8;
  // In other encodings bytes hardly ever make characters of UTF-8, of three bytes least of all.
  const isUtf8 =
    countOf(/[\u0800-\ufffc]/g, utf8) * 4 > broken ||
    countOf(/[^\0-\x7f\ufffd]/g, utf8) > broken * 4;
  if (isUtf8) return utf8;
  return isWestern(bytes) ? as('windows-1252').replace(NO_WESTERN, BROKEN) : as('gb18030');
}

/** Bytes without a character in windows-1252, and one that is a sign of broken text. */
const NO_WESTERN = /[\x80-\x9fÿ]/g;

const SEPARATORS = /[\n\r,;\t]/g;

const countOf = (characters: RegExp, text: string): number => text.match(characters)?.length ?? 0;

/** Whether it is UTF-16, where at least separators have bytes that are zero. */
function hasZeros(bytes: Buffer): boolean {
  let zeros = 0;
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) zeros += 1;
  return zeros * 50 > bytes.length;
}

/** In GB18030 bytes beyond ASCII stand in pairs; in Western texts many stand alone, as in `Stück`. */
function isWestern(bytes: Buffer): boolean {
  const runs = bytes.toString('latin1').match(/[^\0-\x7f]+/g) ?? [];
  return runs.filter(({ length }) => length === 1).length * 2 >= runs.length;
}
