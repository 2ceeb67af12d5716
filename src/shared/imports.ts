import { attributeKeyOf } from './history';
import type { importProblems } from './importProblems/en';
import { PART_TEXTS, type PartText } from './partFields';
import { PRICE_FIELDS } from './prices';

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
export type RowState = 'new' | 'changed' | 'unchanged' | 'faulty';

/**
 * Why a row is no part: `heading`: the headings again; `section`: the title of a group; `remark`: about
 * the list; `hidden`: the file hides it.
 */
export type SkipReason = 'heading' | 'section' | 'remark' | 'hidden';

/** Columns for the numbers of other makers, by their kind. */
export const REFERENCE_FIELDS = {
  oem: 'oemNumbers',
  supplier: 'supplierNumbers',
  replaced: 'replacedNumbers',
} as const;
type ReferenceKind = keyof typeof REFERENCE_FIELDS;
export type ReferenceField = (typeof REFERENCE_FIELDS)[ReferenceKind];

export const REFERENCE_KINDS = Object.keys(REFERENCE_FIELDS) as ReferenceKind[];

/** Whether it is one of those; several columns may hold the numbers of one kind. */
export const isReferenceField = (field: string | null): field is ReferenceField =>
  Object.values<string | null>(REFERENCE_FIELDS).includes(field);

/** What a column can hold beside texts: `attributeField(key)` for each attribute. */
export const RECORD_FIELDS = [
  '_id',
  'category',
  'hidden',
  'images',
  ...Object.values(REFERENCE_FIELDS),
  ...PRICE_FIELDS,
] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];

/** Whether a column has prices or costs, which are of a currency. */
export const isAmount = (field: string | null): boolean => field === 'price' || field === 'cost';

/** A field that a column of the file is imported into. */
export type ImportField = PartText | RecordField | `attribute.${string}`;

export const isImportField = (field: string): field is ImportField =>
  [...PART_TEXTS, ...RECORD_FIELDS].includes(field as PartText) ||
  attributeKeyOf(field) !== undefined;

/** Whether an admin can say once what a word in a column with this field stands for. */
export const hasWords = (field: string): boolean =>
  field === 'category' || field === 'brand' || attributeKeyOf(field) !== undefined;

/** Divides the names of a category's path. */
export const PATH_SEPARATOR = ' > ';
/** Divides the images of a cell. */
export const IMAGE_SEPARATOR = ';';
/** A cell with this alone clears the field; an empty one leaves it as it is. */
export const CLEAR = '-';

/** Why a row is not imported. */
export type ProblemCode = keyof typeof importProblems;

/** A spreadsheet may have changed what was typed into it; the admin may know that it has not. */
export const DOUBTS: readonly ProblemCode[] = [
  'currency_differs',
  'price_jump',
  'date_in_text',
  'name_exists',
  'scientific_notation',
  'zeros_lost',
];

export type ProblemParams = Record<string, string | number>;

/** Of a field, as people read it; an empty text stands for no value. */
export interface RowChange {
  field: ImportField;
  before: string;
  after: string;
  /** Of a price: how much higher it is, in per cent. */
  percent?: number;
}
