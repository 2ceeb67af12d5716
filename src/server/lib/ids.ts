import { createHash, randomBytes, randomInt } from 'node:crypto';

let last = 0n;

/**
 * A new id of 24 hexadecimal digits: 12 of the time in milliseconds, 4 of a counter and 8 random
 * ones, so that ids of one process sort in the order in which they were made.
 */
export function newId(now = Date.now()): string {
  const time = BigInt(now) << 16n;
  last = time > last ? time : last + 1n;
  return last.toString(16).padStart(16, '0') + randomBytes(4).toString('hex');
}

/** An id that is the same for the same text. */
export const hashId = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 24);

// Without 0, 1, I, L, O and U, which are misread or misspelt on the phone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that people can read to each other: prefix, dash, six letters and digits. */
export function newReference(prefix: string): string {
  const letters = Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${prefix}-${letters.join('')}`;
}
