import { MAX_LENGTHS } from './limits';

interface PartFieldRules {
  maxLength: number;
  /** A text of several lines. */
  multiline?: boolean;
  required?: boolean;
  /** Its weight in the search, from the highest to the lowest; `facts` by default. */
  searchedAs?: 'name' | 'numbers' | 'kind' | 'description';
  /** It is also one of the labelled facts of the part's page. */
  labelled?: boolean;
  /**
   * Its position in the specification grid, if that is not its position in this list; `customs`: it is
   * in the list of customs and shipping instead.
   */
  grid?: 'none' | 'end' | 'customs';
  /** Written alike in all languages. */
  untranslated?: true;
}

const { name, line, paragraphs } = MAX_LENGTHS;

const FIELDS = [
  { name: 'name', maxLength: name, required: true, searchedAs: 'name', labelled: true },
  {
    name: 'partNumber',
    maxLength: MAX_LENGTHS.partNumber,
    searchedAs: 'numbers',
    grid: 'none',
    untranslated: true,
  },
  {
    name: 'brand',
    maxLength: line,
    searchedAs: 'kind',
    labelled: true,
    grid: 'end',
    untranslated: true,
  },
  { name: 'partType', maxLength: line, searchedAs: 'kind', labelled: true },
  { name: 'material', maxLength: line, labelled: true },
  { name: 'dimensions', maxLength: line, labelled: true },
  { name: 'installSize', maxLength: line },
  { name: 'faceplateSize', maxLength: line },
  { name: 'weight', maxLength: line },
  { name: 'application', maxLength: line },
  { name: 'warrantyTime', maxLength: line },
  { name: 'certificates', maxLength: line },
  { name: 'moq', maxLength: line, grid: 'none' },
  // As long as that of a quotation's line, which starts with it.
  { name: 'leadTime', maxLength: MAX_LENGTHS.word, grid: 'none' },
  { name: 'shippingTerms', maxLength: line },
  { name: 'paymentTerms', maxLength: line },
  { name: 'paymentCurrency', maxLength: line },
  { name: 'packing', maxLength: line },
  {
    name: 'hsCode',
    maxLength: MAX_LENGTHS.word,
    searchedAs: 'numbers',
    grid: 'customs',
    untranslated: true,
  },
  { name: 'countryOfOrigin', maxLength: line, grid: 'customs' },
  { name: 'netWeight', maxLength: line, grid: 'customs', untranslated: true },
  { name: 'grossWeight', maxLength: line, grid: 'customs', untranslated: true },
  {
    name: 'description',
    maxLength: paragraphs,
    multiline: true,
    searchedAs: 'description',
    labelled: true,
    grid: 'end',
  },
] as const satisfies readonly (PartFieldRules & { name: string })[];

export type PartFieldName = (typeof FIELDS)[number]['name'];

export interface PartField extends PartFieldRules {
  name: PartFieldName;
}

/**
 * The text fields of a spare part in the order of the console's form. Columns, form, conflict
 * dialog, search, specification grid and facts are made from this list.
 */
export const PART_FIELDS: readonly PartField[] = FIELDS;

/** Fields that have a Chinese text as well, in the field that `zhOf` names. */
export type TranslatedField = Exclude<
  PartFieldName,
  Extract<(typeof FIELDS)[number], { untranslated: true }>['name']
>;
export type ZhField = `${TranslatedField}Zh`;

export const isTranslated = (field: PartFieldName): field is TranslatedField =>
  !PART_FIELDS.find(({ name }) => name === field)?.untranslated;

export const zhOf = <Field extends TranslatedField>(field: Field): `${Field}Zh` => `${field}Zh`;

export const TRANSLATED_FIELDS = PART_FIELDS.map(({ name }) => name).filter(isTranslated);

/** Whether a text can be an HS code: 4 to 12 digits, in groups or not. */
export const isHsCode = (text: string): boolean => /^(?:[. ]*\d){4,12}[. ]*$/.test(text);

/** A text in either language. */
export type PartText = PartFieldName | ZhField;

export const maxLengthOf = (text: PartText): number =>
  PART_FIELDS.find(({ name: field }) => text === field || text === `${field}Zh`)?.maxLength ?? 0;

/** All texts of a part, each Chinese one after its English one. */
export const PART_TEXTS = PART_FIELDS.flatMap(({ name: field }): PartText[] =>
  isTranslated(field) ? [field, zhOf(field)] : [field],
);
