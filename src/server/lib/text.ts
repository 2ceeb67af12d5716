import { PART_FIELDS } from '@/shared/partFields';
import { fold } from '@/shared/search';
import { hasControlCharacter, hasLineBreak, tidyLine } from '@/shared/texts';
import { badRequest } from './httpError';

/** In characters, of four bytes at most: PostgreSQL's indexes take rows of some 2,700 bytes. */
export const MAX_KEY_LENGTH = 600;

/**
 * A folded text to sort by, of bounded length: one character may fold to eighteen. Texts that
 * differ only beyond it sort as equals.
 */
export function sortKey(text: string): string {
  const key = fold(text);
  return key.length <= MAX_KEY_LENGTH ? key : [...key].slice(0, MAX_KEY_LENGTH).join('');
}

/**
 * Rejects what neither database nor JSON can carry back unchanged: NUL characters and halves of
 * surrogate pairs. `field` is its name within the message.
 */
export function assertStorable(text: string, field: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw characterNotAllowed(field);
}

const characterNotAllowed = (field: string) =>
  badRequest('character_not_allowed', `The ${field} holds a character that is not allowed.`, {
    field,
  });

/**
 * A text that strangers may have typed, fit for one line of a log or a terminal: at most 254
 * characters, without those that break lines, move the cursor or turn the direction of writing.
 */
export function printable(text: string): string {
  const cut = [...text.slice(0, 508)].slice(0, 254).join('');
  return cut.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, '\ufffd');
}

/** Whether an account can have this e-mail address; any host will do, such as `localhost`. */
export const isAccountEmail = (text: string): boolean => /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(text);

/** Texts that people write in paragraphs. All others stand on one line, wherever they are shown. */
const PARAGRAPHS = new Set<string>([
  ...PART_FIELDS.flatMap(({ name, multiline }) => (multiline ? name : [])),
  'inquiryDetails',
  'aboutyou',
]);

/** The text of a field as it is stored, or a 400 that says what is wrong with it. */
export function readText(field: string, text: string): string {
  const name = label(field);
  assertStorable(text, name);
  if (PARAGRAPHS.has(field)) return text.trim();
  const line = tidyLine(text);
  if (hasLineBreak(line)) {
    throw badRequest('line_break_not_allowed', `The ${name} must be on one line.`, { field: name });
  }
  if (hasControlCharacter(line)) throw characterNotAllowed(name);
  return line;
}

/** Of fields whose names do not say it themselves. */
const LABELS: Record<string, string> = {
  emailId: 'email',
  moq: 'minimum order quantity',
  parentId: 'parent category',
  categoryId: 'category',
  imageOrder: 'order of the images',
  email: 'e-mail address',
  inquiryDetails: 'inquiry',
  aboutyou: 'text about you',
  q: 'search text',
};

/** A field's name within a message: `part type` for `partType`. */
export function label(field: string): string {
  return LABELS[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
