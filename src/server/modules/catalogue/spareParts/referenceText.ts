import type { PartReference } from './form';

type Named = Pick<PartReference, 'maker' | 'number'>;

const COMMAS = ',，、';
const COLONS = ':：';
/** What ends a text, unless it is in double quotes. */
const ENDS = `;；\r\n${COMMAS}${COLONS}`;
const NEEDS_QUOTES = new RegExp(`^"|[${ENDS}]`, 'u');

const quoted = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Numbers of other makers as one text: `KONE: KM853; OTIS: FAA24`. */
export const writeReferences = (references: Named[]): string =>
  references
    .map(({ maker, number }) => [maker, number].filter(Boolean).map(quoted).join(': '))
    .join('; ');

/**
 * The numbers in such a text, also on lines or after commas; an entry without a maker has that before
 * the comma. They are not validated.
 */
export function parseReferences(text: string): Named[] {
  const found: Named[] = [];
  let former = '';
  let maker: string | undefined;
  let number = '';
  for (const { piece, end } of divide(text)) {
    const isColon = end !== '' && COLONS.includes(end);
    if (isColon && maker === undefined) {
      maker = piece;
    } else if (isColon) {
      number += piece + end;
    } else {
      number += piece;
      if (maker !== undefined || number !== '') found.push({ maker: maker ?? former, number });
      former = COMMAS.includes(end) ? (maker ?? former) : '';
      maker = undefined;
      number = '';
    }
  }
  return found;
}

/** What stands before each end. A quote that is never closed is one of the text. */
function divide(text: string, hasQuotes = true): { piece: string; end: string }[] {
  const pieces: { piece: string; end: string }[] = [];
  let piece = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (!isQuoted && ENDS.includes(sign)) {
      pieces.push({ piece: piece.trim(), end: sign });
      piece = '';
    } else if (sign !== '"' || !hasQuotes) {
      piece += sign;
    } else if (isQuoted && text[at + 1] === '"') {
      piece += sign;
      at += 1;
    } else if (isQuoted || piece.trim() === '') {
      isQuoted = !isQuoted;
    } else {
      piece += sign;
    }
  }
  return isQuoted ? divide(text, false) : [...pieces, { piece: piece.trim(), end: '' }];
}
