import { randomBytes } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/**
 * A new id: 24 lower-case hexadecimal digits. 12 of the time in milliseconds, 4 of a counter and
 * 8 random ones, so that ids of one process sort in the order in which they were made and
 * those of several processes don't meet.
 */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    counter = 0;
  } else if (++counter > 0xffff) {
    lastTime += 1;
    counter = 0;
  }
  return hex(lastTime, 12) + hex(counter, 4) + randomBytes(4).toString('hex');
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

// Without 0, 1, I, L, O and U, which are misread or misspelt on the phone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that people can read to each other: prefix, dash, six letters and digits. */
export function newReference(prefix: string): string {
  let reference = `${prefix}-`;
  while (reference.length < prefix.length + 7) {
    const byte = randomBytes(1)[0] ?? 0;
    // Values beyond the last whole multiple would make some letters likelier.
    if (byte < 240) reference += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return reference;
}
