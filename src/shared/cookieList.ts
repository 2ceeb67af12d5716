import { MAX_COOKIE_LINES, MAX_QUANTITY } from './limits';
import { isQuantity, quantityIn } from './quantity';

/**
 * The quotation list of a browser without script, in a cookie that the site's server sets. Scripts
 * may read it: once there is script, its lines move into the list of the store.
 */
export interface CookieLine {
  partId: string;
  quantity: number;
}

const LIST_COOKIE = 'quotationList';

/** A quarter, as long as the link of a shared list is valid. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;

/** Bounds the cookie to 2,200 bytes. */
const PART_ID = /^[\w-]{1,64}$/;

/** Returns each part once, with valid quantities. */
const valid = (lines: readonly CookieLine[]): CookieLine[] => {
  const quantities = new Map<string, number>();
  for (const { partId, quantity } of lines) {
    if (!PART_ID.test(partId) || !isQuantity(quantity)) continue;
    quantities.set(partId, Math.min((quantities.get(partId) ?? 0) + quantity, MAX_QUANTITY));
  }
  return [...quantities].map(([partId, quantity]) => ({ partId, quantity }));
};

/** The list with further parts, one that it has already merged; undefined where it is full. */
export function withCookieLines(
  lines: readonly CookieLine[],
  added: readonly CookieLine[],
): CookieLine[] | undefined {
  const all = valid([...lines, ...added]);
  return all.length > MAX_COOKIE_LINES ? undefined : all;
}

/** The list in a `Cookie` header or in `document.cookie`, where anything may stand. */
export function readCookieList(cookies = ''): CookieLine[] {
  const named = cookies.split(';').map((pair) => pair.trim().split('='));
  const [, value = ''] = named.find(([name]) => name === LIST_COOKIE) ?? [];
  const lines = value.split('.').map((line) => {
    const [partId = '', quantity = ''] = line.split('~');
    return { partId, quantity: quantityIn(quantity.replace('_', '.')) ?? 0 };
  });
  return valid(lines).slice(0, MAX_COOKIE_LINES);
}

/** A `Set-Cookie` header, or a value of `document.cookie`; an empty list deletes the cookie. */
export function cookieOfList(lines: readonly CookieLine[], isSecure: boolean): string {
  // A point divides the lines.
  const value = lines
    .map(({ partId, quantity }) => `${partId}~${String(quantity).replace('.', '_')}`)
    .join('.');
  const maxAge = lines.length > 0 ? MAX_AGE_SECONDS : 0;
  const attributes = `Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${LIST_COOKIE}=${value}; ${attributes}`;
}
