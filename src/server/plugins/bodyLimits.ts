import {
  MAX_DOCUMENTS,
  MAX_DOCUMENT_MIB,
  MAX_IMAGES,
  MAX_IMAGE_MIB,
  MAX_JSON_BYTES,
} from '@/shared/limits';
import { resolve, type Contract, type Schema } from './contract';

const KIB = 1024;
const MIB = 1024 * KIB;

/** Of any JSON body, so that clients need not count. */
export const MIN_JSON_BYTES = 64 * KIB;

/** Of the largest form, with all files at their limit and room for the texts. */
export const MAX_FORM_BYTES =
  (MAX_IMAGES * MAX_IMAGE_MIB + MAX_DOCUMENTS * MAX_DOCUMENT_MIB + 2) * MIB;

/** A character in UTF-8. */
const CHARACTER = 4;
/** A number, a date, an id or a word of a fixed list. */
const SHORT = 64;

/** The bytes that a JSON body of a schema may have: as many as the longest valid one needs. */
export const jsonLimitOf = (contract: Contract, schema: Schema | undefined): number =>
  Math.min(Math.max(schema ? sizeOf(contract, schema) : 0, MIN_JSON_BYTES), MAX_JSON_BYTES);

function sizeOf({ components }: Contract, schema: Schema): number {
  const size = (part: Schema): number => {
    const resolved = resolve(part, components.schemas);
    const { format, maxLength, items, maxItems = Infinity, properties = {} } = resolved;
    if (items) return maxItems * (size(items) + 1) + 2;
    // Files come in forms.
    if (maxLength !== undefined && format !== 'binary') return CHARACTER * maxLength + 2;
    const parts = [...(resolved.allOf ?? []), ...(resolved.oneOf ?? [])];
    const named = Object.entries(properties).map(([name, value]) => name.length + 4 + size(value));
    return [...parts.map(size), ...named].reduce((sum, bytes) => sum + bytes, SHORT);
  };
  return size(schema);
}
