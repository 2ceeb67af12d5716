import { MAX_LENGTHS, MAX_REFERENCES } from '@/shared/limits';
import type { SparePartForm } from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { readText } from '@/server/lib/text';
import { numberKey } from '@/server/search/analyzer';
import { readPartAttributes, type AttributeValueInput } from '../attributes/partAttributes';
import {
  OPTIONAL_TEXTS,
  type PartReference,
  type SparePartTexts,
  type SparePartValues,
} from './fields';

/** What a form says of a part; what is missing stays as it is. */
export interface PartInput {
  values: SparePartValues;
  references: PartReference[] | undefined;
  attributes: AttributeValueInput[] | undefined;
}

/** Reads the form of a part, without its images. Throws 400 for what is invalid. */
export function readPartForm(form: SparePartForm): PartInput {
  const texts = Object.fromEntries(OPTIONAL_TEXTS.map((field) => [field, form[field] ?? '']));
  const { name, categoryId = null, references, attributes } = form;
  return {
    values: { ...(texts as SparePartTexts), name, categoryId },
    references: references && readReferences(references),
    attributes: attributes && readPartAttributes(attributes),
  };
}

const KINDS = new Set<unknown>(['oem', 'supplier', 'replaced']);

/**
 * The entries of a form's field, each a JSON text; one empty entry means none. Throws 400 for what
 * is no reference, and for one that is there twice.
 */
function readReferences(texts: string[]): PartReference[] {
  const entries = texts.length === 1 && texts[0] === '' ? [] : texts;
  if (entries.length > MAX_REFERENCES) {
    throw badRequest(
      'too_many_references',
      `A spare part has at most ${MAX_REFERENCES} other numbers.`,
      { max: MAX_REFERENCES },
    );
  }
  const references = entries.map(readReference);
  const seen = new Set<string>();
  for (const { kind, maker, number } of references) {
    const key = `${kind} ${maker} ${numberKey(number)}`;
    if (seen.has(key)) {
      throw badRequest('reference_repeated', `The other number ${number} is there twice.`, {
        number,
      });
    }
    seen.add(key);
  }
  return references;
}

function readReference(text: string): PartReference {
  const { kind, maker = '', number } = parse(text);
  if (!KINDS.has(kind)) {
    throw badRequest('reference_kind_unknown', 'The kind of another number is not known.');
  }
  return {
    kind: kind as PartReference['kind'],
    maker: readLine('maker', maker, MAX_LENGTHS.maker),
    number: readNumber(readLine('other number', number, MAX_LENGTHS.partNumber)),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw badRequest('references_invalid', 'The other numbers are not valid JSON.');
}

function readLine(field: string, value: unknown, maxLength: number): string {
  if (typeof value !== 'string') {
    throw badRequest('field_type_wrong', `The ${field} must be text.`, { field, type: 'text' });
  }
  const line = readText(field, value);
  if ([...line].length > maxLength) {
    throw badRequest('field_too_long', `The ${field} is longer than ${maxLength} characters.`, {
      field,
      max: maxLength,
    });
  }
  return line;
}

/** A number that can be found: one of signs alone could not. */
export function readNumber(number: string): string {
  if (numberKey(number) === '') {
    throw badRequest('number_invalid', `The number "${number}" has no letter or digit.`, {
      number,
    });
  }
  return number;
}

/**
 * The images of a part after an update, by the entries of `imageOrder`: names of images that
 * the part has, or `new:0`, `new:1` … for those sent along. One empty entry means no image.
 */
export function arrangeImages(present: string[], added: string[], order: string[]): string[] {
  const entries = order.length === 1 && order[0] === '' ? [] : order;
  // A part may show one image twice; an entry takes away one of them.
  const left = new Map<string, number>();
  for (const file of present) left.set(file, (left.get(file) ?? 0) + 1);
  const used = new Set<number>();
  const arranged = entries.map((entry) => {
    const index = /^new:(\d{1,2})$/.exec(entry)?.[1];
    if (index !== undefined) return takeNew(added, Number(index), used);
    const count = left.get(entry) ?? 0;
    if (count === 0) throw unknownImage();
    left.set(entry, count - 1);
    return entry;
  });
  if (used.size < added.length) {
    throw badRequest(
      'image_order_incomplete',
      'The order of the images leaves out an image that was sent along.',
    );
  }
  return arranged;
}

function takeNew(added: string[], index: number, used: Set<number>): string {
  const file = added[index];
  if (file === undefined || used.has(index)) throw unknownImage();
  used.add(index);
  return file;
}

const unknownImage = () =>
  badRequest(
    'image_order_invalid',
    'The order of the images names an image that is not there, or names it too often.',
  );
