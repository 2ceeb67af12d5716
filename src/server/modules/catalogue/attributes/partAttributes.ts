import type { ErrorCode } from '@/shared/generated/errorCodes';
import { MAX_LENGTHS } from '@/shared/limits';
import { cut, lengthOf } from '@/shared/texts';
import { normalizeUnicode } from '@/shared/unicode';
import { MAX_NUMBER, roundNumber } from '@/shared/units';
import { parseRows } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { PartAttribute } from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { parseObject } from '@/server/lib/parseObject';
import { readText } from '@/server/lib/text';
import { categoryRepository } from '../categories/repository';
import { attributeRepository, type AttributeRow } from './repository';
import type { StoredValue } from './valueRepository';

/** A value as it is sent: one of `number` and `choice`. */
export interface AttributeValueInput {
  key: string;
  number?: number | null;
  choice?: string | null;
}

/**
 * Reads the attributes of a part's form, each one JSON; a single empty text means none. Throws
 * `attribute_value_invalid` for what is no value, and `attribute_repeated`.
 */
export function readPartAttributes(texts: string[]): AttributeValueInput[] {
  if (texts.length === 1 && texts[0] === '') return [];
  const values = texts.map(readValue);
  const keys = new Set(values.map(({ key }) => key));
  if (keys.size < values.length)
    throw badRequest('attribute_repeated', 'An attribute is named twice.');
  return values;
}

function readValue(text: string): AttributeValueInput {
  const { key, number, choice, ...others } = parseObject(text) ?? {};
  if (typeof key !== 'string' || Object.keys(others).length > 0) throw notAValue();
  if (typeof number === 'number' && choice === undefined) return { key, number };
  if (typeof choice === 'string' && number === undefined) return { key, choice };
  throw notAValue();
}

const notAValue = () =>
  badRequest('attribute_value_invalid', 'An attribute is not a key with a number or a choice.');

const invalid = (code: ErrorCode, attribute: string, message: string) =>
  badRequest(code, message, { attribute });

/** Throws `attribute_unknown`. */
export function findByKey(attributes: readonly AttributeRow[], key: string): AttributeRow {
  const attribute = attributes.find((candidate) => candidate.key === key);
  if (attribute) return attribute;
  const name = cut(key, 40);
  throw badRequest('attribute_unknown', `The attribute "${name}" does not exist.`, { key: name });
}

/**
 * Returns the value as it is stored. Throws `attribute_takes_number`, `attribute_number_too_large`,
 * `attribute_takes_text`, `attribute_empty` and `attribute_too_long`.
 */
export function checkValue(
  { number, choice }: AttributeValueInput,
  { id: attributeId, kind, labelEn }: AttributeRow,
): Omit<StoredValue, 'partSeq'> {
  if (kind === 'number') {
    if (typeof number === 'number' && choice === undefined)
      return { attributeId, ...checkNumber(number, labelEn) };
    const message = `The attribute "${labelEn}" takes a number.`;
    throw invalid('attribute_takes_number', labelEn, message);
  }
  if (typeof choice === 'string' && number === undefined)
    return { attributeId, value: checkChoice(choice, labelEn), number: null };
  throw invalid('attribute_takes_text', labelEn, `The attribute "${labelEn}" takes a text.`);
}

/** Returns a number as it is stored. Throws `attribute_number_too_large`. */
export function checkNumber(input: number, label: string): { value: string; number: number } {
  if (!Number.isFinite(input) || Math.abs(input) > MAX_NUMBER) {
    const message = `The number of the attribute "${label}" is too large.`;
    throw invalid('attribute_number_too_large', label, message);
  }
  const number = roundNumber(input);
  return { value: String(number), number };
}

/** Folds width and white space, so that all ways to write a choice are one. */
function checkChoice(text: string, label: string): string {
  const choice = readText('attribute', normalizeUnicode(text, 'NFKC')).replace(/\s+/g, ' ');
  if (choice === '') throw invalid('attribute_empty', label, `The attribute "${label}" is empty.`);
  if (lengthOf(choice) > MAX_LENGTHS.choice) {
    const message = `The attribute "${label}" has more than ${MAX_LENGTHS.choice} characters.`;
    const params = { attribute: label, max: MAX_LENGTHS.choice };
    throw badRequest('attribute_too_long', message, params);
  }
  return choice;
}

/** The category of a part and all above it. */
export const listBranch = async (queries: Queries, categoryId: string | null): Promise<string[]> =>
  categoryId === null ? [] : categoryRepository(queries).listAncestors(categoryId);

/**
 * Throws `attribute_not_in_category` unless parts can have the attribute; `branch` is their category
 * and all above it.
 */
export function assertApplies({ labelEn, categoryIds }: AttributeRow, branch: string[]): void {
  if (categoryIds.length === 0 || categoryIds.some((id) => branch.includes(id))) return;
  const message = `Parts of this category have no attribute "${labelEn}".`;
  throw invalid('attribute_not_in_category', labelEn, message);
}

/**
 * Returns the values of a part as they are stored; undefined: they are as `before`. Throws
 * `attribute_unknown`, `attribute_not_in_category` (except for a value that the part has already), and
 * what `checkValue` throws.
 */
export async function checkPartAttributes(
  queries: Queries,
  categoryId: string | null,
  before: PartAttribute[],
  values: AttributeValueInput[],
): Promise<Omit<StoredValue, 'partSeq'>[] | undefined> {
  const changed = values.filter(({ key, number, choice }) => {
    const old = before.find((value) => value.key === key);
    return !old || old.number !== number || old.choice !== choice;
  });
  if (values.length === before.length && changed.length === 0) return undefined;
  const attributes = await attributeRepository(queries).list();
  const branch = await listBranch(queries, categoryId);
  const rows = values.map((value) => checkValue(value, findByKey(attributes, value.key)));
  for (const { key } of changed) assertApplies(findByKey(attributes, key), branch);
  return rows;
}

/** From the `attributesOfPart` of the repository of values. */
export const parsePartAttributes = (rows: string | null): PartAttribute[] =>
  parseRows<[string, string, string, string, string, number | null, string | null]>(rows).map(
    ([key, labelEn, labelZh, unit, value, number, choiceZh]) => ({
      ...presentValue({ key, labelEn, labelZh, unit }, { value, number }),
      ...(choiceZh !== null && { choiceZh }),
    }),
  );

function presentValue(
  { key, labelEn, labelZh, unit }: Pick<AttributeRow, 'key' | 'labelEn' | 'labelZh' | 'unit'>,
  { value, number }: Pick<StoredValue, 'value' | 'number'>,
): PartAttribute {
  const named = { key, labelEn, labelZh, ...(unit && { unit }) };
  return number === null ? { ...named, choice: value } : { ...named, number };
}
