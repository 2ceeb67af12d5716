import { attributeKeyOf } from './history';
import { PART_TEXTS, type PartText } from './partFields';

/* The import of parts from a spreadsheet: what client and server both know. */

/**
 * `reading`: the file is read and staged; `columns`: waits for the columns to be confirmed;
 * `checking`: the dry run; `ready`: waits to be applied.
 */
export const importStates = [
  'reading',
  'columns',
  'checking',
  'ready',
  'applied',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What the import does with a row. */
export const rowStates = ['new', 'changed', 'unchanged', 'faulty'] as const;
export type RowState = (typeof rowStates)[number];

/** What a column can hold beside texts: `attributeField(key)` for each attribute. */
export const RECORD_FIELDS = ['_id', 'category', 'hidden', 'images'] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];

/** A field that a column of the file is imported into. */
export type ImportField = PartText | RecordField | `attribute.${string}`;

export const isImportField = (field: string): field is ImportField =>
  [...PART_TEXTS, ...RECORD_FIELDS].includes(field as PartText) ||
  attributeKeyOf(field) !== undefined;

/** Divides the names of a category's path. */
export const PATH_SEPARATOR = ' > ';
/** Divides the images of a cell. */
export const IMAGE_SEPARATOR = ';';
/** A cell with this alone clears the field; an empty one leaves it as it is. */
export const CLEAR = '-';

/** Why a row is not imported. */
export const problemCodes = [
  'attribute_not_in_category',
  'cell_error',
  'category_ambiguous',
  'category_unknown',
  'choice_unknown',
  'date_in_text',
  'id_and_number_differ',
  'id_unknown',
  'image_ambiguous',
  'image_of_several',
  'image_rejected',
  'image_unknown',
  'name_missing',
  'number_invalid',
  'number_repeated',
  'number_taken',
  'part_repeated',
  'scientific_notation',
  'state_unknown',
  'too_long',
  'too_many_images',
  'value_invalid',
  'zeros_lost',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export type ProblemParams = Record<string, string | number>;

/** Of a field, as people read it; an empty text stands for no value. */
export interface RowChange {
  field: ImportField;
  before: string;
  after: string;
}
