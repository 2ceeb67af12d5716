import { attributeKeyOf } from '@/shared/changes';
import {
  IMAGE_SEPARATOR,
  type Cell,
  type ImportField,
  type RowChange,
  type RowProblem,
} from '@/shared/imports';
import { PART_TEXTS, TRANSLATED_FIELDS, type PartText } from '@/shared/partFields';
import { newId } from '@/server/lib/ids';
import { assertApplies } from '../attributes/partAttributes';
import { numberRow } from '../spareParts/numberRepository';
import type { PartChanges } from '../spareParts/partChanges';
import type { WholePart } from '../spareParts/repository';
import { columnsOf, textsOf, type PartTexts } from '../spareParts/storedPart';
import { translationState } from '../translations/state';
import type { CategoryTree, Filing } from './categoryTree';
import { problemOf } from './cellProblem';
import type { Target } from './matching';
import type { RowImages } from './rowImages';
import type { CheckedRow, RowOutcome, RowValue } from './types';
import { readState, readTextCell, readValue, type ReadAttribute } from './values';

/** What the rows are checked by. */
export interface CheckContext {
  categories: CategoryTree;
  addsCategories: boolean;
  attributes: ReadonlyMap<string, ReadAttribute>;
  images: RowImages;
  isStored: (image: string) => boolean;
}

/** A row that matches a part, or none. */
export interface MatchedRow extends Target {
  part: WholePart | undefined;
  problems: RowProblem[];
}

/** What importing the row would do. */
export async function checkRow(row: MatchedRow, context: CheckContext): Promise<CheckedRow> {
  const { part } = row;
  const problems = [...row.problems];
  const changes: RowChange[] = [];
  const note = (field: ImportField, before: string, after: string): void => {
    if (before !== after) changes.push({ field, before, after });
  };
  /** Reads the cell of a field, if the row has one. */
  const read = <T>(field: ImportField, reader: (cell: Cell) => T): T | undefined => {
    const filled = row.cells.get(field);
    if (!filled) return undefined;
    try {
      return reader(filled.cell);
    } catch (error) {
      problems.push({ column: filled.column, ...problemOf(error, filled.cell.text) });
      return undefined;
    }
  };

  const texts: Partial<PartTexts> = {};
  for (const field of PART_TEXTS) {
    const before = part?.[field] ?? '';
    const text = read(field, (cell) => readTextCell(field, cell, before));
    if (text === undefined || text === before) continue;
    texts[field] = text;
    note(field, before, text);
  }
  if (!part && !row.cells.has('name')) problems.push(missingName(row));

  const current: Filing = { id: part?.categoryId ?? null };
  const { categories } = context;
  const filed = read('category', (cell) =>
    categories.read(cell.text.trim(), current.id, context.addsCategories),
  );
  const filing = filed ?? current;
  note('category', categories.pathOf(current), categories.pathOf(filing));

  const wasHidden = part?.hidden === 1;
  const hidden = read('hidden', readState) ?? wasHidden;
  note('hidden', wasHidden ? 'true' : '', hidden ? 'true' : '');

  const present = part?.images ?? [];
  const images = readImages(row, context, read, problems) ?? present;
  note('images', present.join(IMAGE_TEXT), images.join(IMAGE_TEXT));
  const hasOtherImages = images.join(IMAGE_TEXT) !== present.join(IMAGE_TEXT);

  const values = readValues(row, context, filing, read, note);
  const outcome: RowOutcome = { changes, problems };
  const checked = { row: row.row, numberKey: row.key, outcome };
  if (problems.length > 0) return { ...checked, state: 'faulty', partId: part?.id ?? null };
  if (changes.length === 0 && part) return { ...checked, state: 'unchanged', partId: part.id };
  if ('newCategory' in filing) outcome.newCategory = filing.newCategory;
  if (!part) {
    outcome.content = await contentOf({ texts, filing, hidden, images, values }, categories);
    return { ...checked, state: 'new', partId: outcome.content.part.id };
  }
  outcome.set = changesOf(texts, filing, current, hidden, wasHidden);
  if (values.length > 0) outcome.values = values;
  if (hasOtherImages) outcome.images = images;
  return { ...checked, state: 'changed', partId: part.id };
}

const IMAGE_TEXT = `${IMAGE_SEPARATOR} `;

const missingName = ({ columns }: MatchedRow): RowProblem => {
  const column = columns.get('name');
  return { code: 'name_missing', ...(column !== undefined && { column }) };
};

type ReadCell = <T>(field: ImportField, reader: (cell: Cell) => T) => T | undefined;

/** Undefined: the part has the images that it has. */
function readImages(
  { part, key, cells, columns }: MatchedRow,
  { images, isStored }: CheckContext,
  read: ReadCell,
  problems: RowProblem[],
): string[] | undefined {
  const present = part?.images ?? [];
  if (cells.has('images'))
    return read('images', (cell) =>
      images.read(cell, (name) => present.includes(name) || isStored(name)),
    );
  if (key === '') return undefined;
  try {
    return images.addByNumber(key, present);
  } catch (error) {
    const column = columns.get('partNumber');
    problems.push({ ...(column !== undefined && { column }), ...problemOf(error, '') });
    return undefined;
  }
}

/** Those that differ. Attributes that the part has already may stay in any category. */
function readValues(
  { part, cells }: MatchedRow,
  { attributes, categories }: CheckContext,
  filing: Filing,
  read: ReadCell,
  note: (field: ImportField, before: string, after: string) => void,
): RowValue[] {
  const branch = categories.branchOf(filing);
  return [...cells.keys()].flatMap((field) => {
    const attribute = attributes.get(attributeKeyOf(field) ?? '');
    if (!attribute) return [];
    const current = part?.attributes.find(({ key }) => key === attribute.key);
    const value = read(field, (cell) => {
      const found = readValue(cell, attribute, current);
      if (found && found.value !== null) assertApplies(attribute, branch);
      return found;
    });
    if (!value) return [];
    const withUnit = (text: string) =>
      attribute.unit && text ? `${text} ${attribute.unit}` : text;
    const before = current?.choice ?? current?.number?.toString() ?? '';
    note(field, withUnit(before), withUnit(value.value ?? ''));
    return value;
  });
}

function changesOf(
  texts: Partial<Record<PartText, string>>,
  filing: Filing,
  current: { id: string | null },
  hidden: boolean,
  wasHidden: boolean,
): PartChanges {
  const isMoved = 'id' in filing && filing.id !== current.id;
  return {
    ...texts,
    ...(isMoved && { categoryId: filing.id }),
    ...(hidden !== wasHidden && { hidden }),
  };
}

interface NewPart {
  texts: Partial<PartTexts>;
  filing: Filing;
  hidden: boolean;
  images: string[];
  values: RowValue[];
}

/** All rows of a new part. */
async function contentOf(
  { texts, filing, hidden, images, values }: NewPart,
  categories: CategoryTree,
): Promise<NonNullable<RowOutcome['content']>> {
  const all = textsOf({ name: '', ...texts });
  const columns = await columnsOf({
    texts: all,
    translation: translationState(TRANSLATED_FIELDS, all),
    categoryId: 'id' in filing ? filing.id : null,
    categoryKeys: categories.keysOf(filing),
    hidden,
  });
  const now = new Date().toISOString();
  const number = { by: 'own' as const, maker: '', number: all.partNumber };
  return {
    part: { id: newId(), ...columns, searchVersion: 0, version: 1, createdAt: now, updatedAt: now },
    images: images.map((file, position) => ({ partSeq: 0, position, file })),
    numbers: all.partNumber ? [numberRow(0, 0, number)] : [],
    values: values.flatMap(({ value, ...each }) =>
      value === null ? [] : { partSeq: 0, value, ...each },
    ),
  };
}
