import { PART_FIELDS } from '@/shared/partFields';
import { cleanLine, cleanParagraphs } from '@/shared/texts';
import { badRequest } from './httpError';

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
  ...PART_FIELDS.flatMap(({ name, multiline }) => (multiline ? [name, `${name}Zh`] : [])),
  'inquiryDetails',
  'aboutyou',
  'noteText',
  'answerText',
  'responseText',
  'deliveryAddress',
  'replyText',
  'introduction',
  'payment',
  'remarks',
  'textEn',
  'textZh',
]);

/**
 * Returns the text of a field as it is stored, empty where nothing of it can be seen. Throws
 * `character_not_allowed` for halves of surrogate pairs, which neither database can store.
 */
export function readText(field: string, text: string): string {
  if (/\p{Surrogate}/u.test(text)) {
    const name = label(field);
    const message = `The ${name} holds a character that is not allowed.`;
    throw badRequest('character_not_allowed', message, { field: name });
  }
  return (PARAGRAPHS.has(field) ? cleanParagraphs : cleanLine)(text);
}

/** Of fields whose names do not say it themselves. */
const LABELS: Record<string, string> = {
  emailId: 'email',
  labelEn: 'English label',
  labelZh: 'Chinese label',
  hsCode: 'HS code',
  moq: 'minimum order quantity',
  textEn: 'English text',
  textZh: 'Chinese text',
  parentId: 'parent category',
  categoryId: 'category',
  imageOrder: 'order of the images',
  email: 'e-mail address',
  inquiryDetails: 'inquiry',
  aboutyou: 'text about you',
  noteText: 'note',
  answerText: 'answer',
  replyText: 'reply',
  assigneeId: 'assignee',
  q: 'search text',
};

/** A field's name within a message: `part type` for `partType`. */
export function label(field: string): string {
  return LABELS[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
