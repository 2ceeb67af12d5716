import { MAX_LOOKUP } from '../../../src/shared/limits';
import type { Call } from './calls';
import { partNumber, type LoadedCatalogue } from './catalogue';
import { makeRandom } from './random';

/**
 * Buyers' lists of as many numbers as may be looked up at once, each in the spelling of the one who
 * made the list; every fifth is mistyped or belongs to no part.
 */
export function lookupCalls({ otherNumbers }: LoadedCatalogue, count: number): Call[] {
  const random = makeRandom(20_261_125);
  const others = otherNumbers.filter((number) => number !== '');
  const some = [
    () => partNumber(random.below(otherNumbers.length)),
    () => random.pick(others),
    () => partNumber(random.below(otherNumbers.length)).replace('HW', 'hw-'),
    () => random.pick(others).replace(/[./-]/g, ' '),
    () => random.pick([wrong(random.pick(others)), partNumber(900_000 + random.below(99_999))]),
  ];
  return Array.from({ length: count }, () => {
    const numbers = Array.from({ length: MAX_LOOKUP }, (_, place) => some[place % some.length]?.());
    return {
      path: '/spare-parts/lookup',
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ numbers })),
    };
  });
}

/** With the letter O for zero, or one digit more. */
const wrong = (number: string) =>
  number.includes('0') ? number.replaceAll('0', 'O') : `${number.slice(0, -1)}7${number.slice(-1)}`;
