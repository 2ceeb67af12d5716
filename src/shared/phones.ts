import { normalizeUnicode } from './unicode';

const DIGIT = /\p{Nd}/gu;

/** A number that comes without an e-mail address has at least this many digits, of any script. */
const LEAST_PHONE_DIGITS = 5;

/** Of an international number, without prefix (E.164). */
const MOST_DIGITS = 15;

/** Fewer digits before a slash are an area code. */
const LEAST_LOCAL_DIGITS = 7;

/** Minus signs and the Japanese long vowel sign are typed as hyphens too. */
const RUN = /(?:\+[\s(]*)?\d(?:[\s().\p{Pd}\u2212ー/]*\d)*/gu;

const countDigits = (text: string) => text.match(DIGIT)?.length ?? 0;

/** Whether the text has a phone number that can be called where it is the only way to reply. */
export const isCallable = (phone: string): boolean => countDigits(phone) >= LEAST_PHONE_DIGITS;

/** The value of a decimal digit: each script has its ten in a row, zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** A run of two numbers: divided by a slash, or by blanks where it is too long for one. */
function divide(run: string): string[] {
  const numbers: string[] = [];
  for (const piece of run.split('/')) {
    const before = numbers.at(-1);
    if (before !== undefined && countDigits(before) < LEAST_LOCAL_DIGITS) {
      numbers.splice(-1, 1, `${before} ${piece}`);
    } else numbers.push(piece);
  }
  return numbers.flatMap((number) =>
    countDigits(number) > MOST_DIGITS ? divideAtBlanks(number) : number,
  );
}

/** Where no piece is a number itself, both numbers are written alike: in the middle. */
function divideAtBlanks(run: string): string[] {
  const pieces = run.split(/\s+/);
  if (pieces.some(isCallable) || pieces.length % 2 === 1) return pieces;
  const middle = pieces.length / 2;
  return [pieces.slice(0, middle).join(' '), pieces.slice(middle).join(' ')];
}

/**
 * The numbers in what a person typed, each as it is dialled: ASCII digits, with a + where one was
 * typed. Extensions and other words are skipped.
 */
export function phoneNumbers(text: string): string[] {
  const plain = normalizeUnicode(text, 'NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(DIGIT, (digit) => String(digitValue(digit)));
  const numbers = (plain.match(RUN) ?? []).flatMap(divide).map((number) =>
    // The zero in +49 (0) 30 is dialled within the country alone.
    number.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, ''),
  );
  return numbers.filter((number) => isCallable(number) && countDigits(number) <= MOST_DIGITS + 2);
}

/** The `tel:` URL of the first number in a text. */
export function telUrl(text: string): string | undefined {
  const [number] = phoneNumbers(text);
  return number && `tel:${number}`;
}
