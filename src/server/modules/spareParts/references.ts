import { MAX_LENGTHS, MAX_REFERENCES } from '@/shared/limits';
import { badRequest } from '@/server/lib/httpError';
import { readText } from '@/server/lib/text';
import { numberKey } from '@/server/search/analyzer';

/** A number under which a part is known beside its own. */
export interface PartReference {
  kind: 'oem' | 'supplier' | 'replaced';
  /** Empty where it is not known. */
  maker: string;
  number: string;
}

const KINDS = new Set<unknown>(['oem', 'supplier', 'replaced']);

/**
 * The entries of a form's field, each a JSON text; one empty entry means none. Throws 400 for what
 * is no reference, and for one that is there twice.
 */
export function readReferences(texts: string[]): PartReference[] {
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
