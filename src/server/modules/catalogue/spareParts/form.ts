import { REFERENCE_KINDS } from '@/shared/imports';
import { MAX_LENGTHS, MAX_REFERENCES } from '@/shared/limits';
import { isHsCode, type PartText } from '@/shared/partFields';
import { exactKey, numberKey } from '@/shared/search';
import { lengthOf } from '@/shared/texts';
import type {
  PartReference as SentReference,
  ListedDocument,
  SparePartUpdateForm,
} from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { parseObject } from '@/server/lib/parseObject';
import { readText } from '@/server/lib/text';
import { readPartAttributes, type AttributeValueInput } from '../attributes/partAttributes';

/**
 * What is stored of a part beside its images and numbers. A missing English text is empty; of an
 * update a missing Chinese one stays as it is.
 */
export interface SparePartValues extends Partial<Record<PartText, string>> {
  name: string;
  categoryId?: string | null;
}

/** A number under which a part is known beside its own; `maker` is empty where it is not known. */
export type PartReference = Required<SentReference>;

/** What a form says of a part; what is missing beside texts stays as it is. */
export interface PartInput {
  values: SparePartValues;
  /** Fields whose Chinese text still fits although the English one has changed. */
  reviewedZh?: string[] | undefined;
  /** Fields of which a former Chinese text is restored that was outdated. */
  outdatedZh?: string[];
  references?: PartReference[] | undefined;
  attributes?: AttributeValueInput[] | undefined;
  /** All documents that the part has afterwards. */
  documentList?: ListedDocument[] | undefined;
  /** Hidden from the site. */
  hidden?: boolean | undefined;
}

/**
 * Reads the form of a part, without its files. Throws what `readReferences` and `readPartAttributes`
 * throw.
 */
export function readPartForm(form: SparePartUpdateForm): PartInput {
  const { references, attributes, hidden, reviewedZh, documentList, ...others } = form;
  const { images: _, imageOrder: __, documents: ___, ...values } = others;
  return {
    values,
    reviewedZh,
    references: references && readReferences(references),
    attributes: attributes && readPartAttributes(attributes),
    documentList,
    hidden,
  };
}

const KINDS = new Set<unknown>(REFERENCE_KINDS);

/**
 * The entries of a form's field, each a JSON text; one empty entry means none. Throws
 * `too_many_references`, `reference_repeated`, `reference_kind_unknown`, `references_invalid`,
 * `field_type_wrong`, `field_too_long` and `number_invalid`.
 */
function readReferences(texts: string[]): PartReference[] {
  const entries = texts.length === 1 && texts[0] === '' ? [] : texts;
  const references = entries.map(readReference);
  assertReferences(references);
  return references;
}

/** The key that identifies a number of another maker. */
export const referenceKey = ({ kind, maker, number }: PartReference): string =>
  `${kind} ${maker} ${exactKey(number)}`;

/** Throws `too_many_references` and `reference_repeated`. */
export function assertReferences(references: PartReference[]): void {
  if (references.length > MAX_REFERENCES) {
    throw badRequest(
      'too_many_references',
      `A spare part has at most ${MAX_REFERENCES} other numbers.`,
      { max: MAX_REFERENCES },
    );
  }
  const seen = new Set<string>();
  for (const reference of references) {
    const { number } = reference;
    const key = referenceKey(reference);
    if (seen.has(key)) {
      throw badRequest('reference_repeated', `The other number ${number} is there twice.`, {
        number,
      });
    }
    seen.add(key);
  }
}

function readReference(text: string): PartReference {
  const reference = parseObject(text);
  if (!reference) throw badRequest('references_invalid', 'The other numbers are not valid JSON.');
  const { kind, maker = '', number } = reference;
  if (!KINDS.has(kind)) {
    throw badRequest('reference_kind_unknown', 'The kind of another number is not known.');
  }
  return checkReference({ kind: kind as PartReference['kind'], maker, number });
}

/** Throws `field_type_wrong`, `field_too_long` and `number_invalid`. */
export const checkReference = ({
  kind,
  maker,
  number,
}: Pick<PartReference, 'kind'> & Record<'maker' | 'number', unknown>): PartReference => ({
  kind,
  maker: readLine('maker', maker, MAX_LENGTHS.maker),
  number: readNumber(readLine('other number', number, MAX_LENGTHS.partNumber)),
});

function readLine(field: string, value: unknown, maxLength: number): string {
  if (typeof value !== 'string') {
    throw badRequest('field_type_wrong', `The ${field} must be text.`, { field, type: 'text' });
  }
  const line = readText(field, value);
  if (lengthOf(line) > maxLength) {
    throw badRequest('field_too_long', `The ${field} is longer than ${maxLength} characters.`, {
      field,
      max: maxLength,
    });
  }
  return line;
}

/** Throws `hs_code_invalid`. */
export function assertHsCode(text: string): void {
  if (text === '' || isHsCode(text)) return;
  throw badRequest(
    'hs_code_invalid',
    `The HS code "${text}" is not 4 to 12 digits, with points or blanks between them.`,
    { code: text },
  );
}

/** Returns the number. Throws `number_invalid` where it has signs alone, by which none is found. */
export function readNumber(number: string): string {
  if (numberKey(number) === '') {
    throw badRequest('number_invalid', `The number "${number}" has no letter or digit.`, {
      number,
    });
  }
  return number;
}
