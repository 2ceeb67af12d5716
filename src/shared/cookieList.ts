import type { InquiryLine } from './inquiries';
import { MAX_COOKIE_LIST, MAX_LENGTHS, MAX_LINES, MAX_QUANTITY } from './limits';
import { isQuantity, quantityIn } from './quantity';
import { cut } from './texts';

/**
 * The quotation list of a browser without script, in a cookie that the site's server sets. Scripts
 * may read it: once there is script, its lines move into the list of the store.
 */

const LIST_COOKIE = 'quotationList';

/** A quarter, as long as the link of a shared list is valid. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;

const PART_ID = /^[\w-]{1,64}$/;

/** Whether both are for the same goods; the unit may be another one. */
export const isSameGoods = (a: InquiryLine, b: InquiryLine): boolean =>
  a.partId || b.partId ? a.partId === b.partId : a.text === b.text;

function merge(line: InquiryLine, added: InquiryLine): InquiryLine {
  const isSameUnit = !line.unit || !added.unit || line.unit === added.unit;
  const sum = (line.quantity ?? 0) + (isSameUnit ? (added.quantity ?? 0) : 0);
  const notes = [
    line.note,
    // Metres and pieces have no sum.
    !isSameUnit && added.quantity && `+ ${added.quantity} ${added.unit}`,
    added.note !== line.note && added.note,
  ];
  return {
    ...line,
    quantity: sum > 0 ? Math.min(sum, MAX_QUANTITY) : undefined,
    unit: line.unit ?? added.unit,
    note: cut(notes.filter(Boolean).join('; '), MAX_LENGTHS.line) || undefined,
    original: line.original ?? added.original,
    doubtful: line.doubtful ?? added.doubtful,
  };
}

const isLine = ({ partId, text, quantity }: InquiryLine): boolean =>
  (partId ? PART_ID.test(partId) : !!text) && (quantity === undefined || isQuantity(quantity));

/** The list with further lines, each part and each text once; undefined where it is full. */
export function withCookieLines(
  lines: readonly InquiryLine[],
  added: readonly InquiryLine[],
): InquiryLine[] | undefined {
  const all: InquiryLine[] = [];
  for (const line of [...lines, ...added].filter(isLine)) {
    const index = all.findIndex((other) => isSameGoods(other, line));
    if (index < 0) all.push(line);
    else all[index] = merge(all[index]!, line);
  }
  return all.length > MAX_LINES ? undefined : all;
}

/** `.` and `~` stand between lines and between fields. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[.~]/g, (mark) => (mark === '.' ? '%2E' : '%7E'));

/** The name of a part is the catalogue's. */
function encodeLine({
  partId,
  quantity,
  unit,
  note,
  original,
  text,
  doubtful,
}: InquiryLine): string {
  const name = partId ? undefined : text;
  const mark = doubtful ? '1' : undefined;
  const fields = [partId, quantity?.toString(), unit, note, original, name, mark];
  const end = fields.findLastIndex(Boolean) + 1;
  return fields
    .slice(0, end)
    .map((field = '') => encode(field))
    .join('~');
}

function decodeLine(line: string): InquiryLine | undefined {
  try {
    const [partId, quantity = '', ...texts] = line.split('~').map(decodeURIComponent);
    const [unit, note, original, text, mark] = texts.map((field) => cut(field, MAX_LENGTHS.line));
    const doubtful = mark === '1';
    const fields = { partId, quantity: quantityIn(quantity), unit, note, original, text, doubtful };
    if (quantity !== '' && fields.quantity === undefined) return undefined;
    return Object.fromEntries(Object.entries(fields).filter(([, field]) => field)) as InquiryLine;
  } catch {
    return undefined;
  }
}

/** The first lines of a list, as many as the cookie has room for. */
export function storedLines(lines: readonly InquiryLine[]): readonly InquiryLine[] {
  let length = 0;
  const end = lines.findIndex((line) => {
    length += encodeLine(line).length + 1;
    return length > MAX_COOKIE_LIST;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

/** The list in a `Cookie` header or in `document.cookie`, where anything may stand. */
export function readCookieList(cookies = ''): InquiryLine[] {
  const named = cookies.split(';').map((pair) => pair.trim().split('='));
  const [, value = ''] = named.find(([name]) => name === LIST_COOKIE) ?? [];
  const lines = value.split('.', MAX_LINES).flatMap((line) => decodeLine(line) ?? []);
  return withCookieLines([], lines) ?? [];
}

/** A `Set-Cookie` header, or a value of `document.cookie`; an empty list deletes the cookie. */
export function cookieOfList(lines: readonly InquiryLine[], isSecure: boolean): string {
  const value = storedLines(lines).map(encodeLine).join('.');
  const maxAge = lines.length > 0 ? MAX_AGE_SECONDS : 0;
  const attributes = `Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${LIST_COOKIE}=${value}; ${attributes}`;
}
