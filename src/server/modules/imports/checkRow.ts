import { attributeKeyOf } from '@/shared/changes';
import { IMAGE_SEPARATOR, type Cell, type ImportField, type RowChange } from '@/shared/imports';
import { PART_TEXTS, TRANSLATED_FIELDS } from '@/shared/partFields';
import { newId } from '@/server/lib/ids';
import { assertApplies } from '../attributes/partAttributes';
import { numberRow } from '../spareParts/numberRepository';
import type { PartChanges } from '../spareParts/partChanges';
import { columnsOf, textsOf, type StoredPart } from '../spareParts/storedPart';
import { translationState } from '../translations/state';
import type { CategoryTree, Filing } from './categoryTree';
import { problemOf } from './cells';
import type { MatchedRow } from './matching';
import type { RowImages } from './rowImages';
import type { CheckedRow, RowOutcome, RowProblem, RowValue } from './types';
import { readState, readTextCell, readValue, type ReadAttribute } from './values';

/** What the rows are checked by. */
export interface CheckContext {
  categories: CategoryTree;
  addsCategories: boolean;
  attributes: ReadonlyMap<string, ReadAttribute>;
  images: RowImages;
  isStored: (image: string) => boolean;
}

/** What importing the row would do, without regard to other rows. */
export async function checkRow(row: MatchedRow, context: CheckContext): Promise<CheckedRow> {
  const { part, cells } = row;
  const { categories, attributes } = context;
  const problems: RowProblem[] = [...row.problems];
  const changes: RowChange[] = [];

  /** What the part has afterwards: what the reader returns for the cell, or else what it has now. */
  const read = <T>(
    field: ImportField,
    now: T,
    reader: (cell: Cell) => T,
    textOf: (value: T) => string = String,
    source = field,
  ): T => {
    const cell = cells.get(source);
    if (!cell) return now;
    try {
      const value = reader(cell);
      const [before, after] = [textOf(now), textOf(value)];
      if (after !== before) changes.push({ field, before, after });
      return value;
    } catch (error) {
      problems.push({ field: source, ...problemOf(error, cell) });
      return now;
    }
  };

  const set: PartChanges = {};
  for (const field of PART_TEXTS) {
    const now = part?.[field] ?? '';
    const text = read(field, now, (cell) => readTextCell(field, cell, now));
    if (text !== now) set[field] = text;
  }
  if (!part && !cells.has('name')) problems.push({ field: 'name', code: 'name_missing' });

  const filed: Filing = { id: part?.categoryId ?? null, names: [] };
  const filing = read(
    'category',
    filed,
    (cell) => categories.read(cell, filed.id),
    categories.pathOf,
  );
  const newCategory = filing.names.length > 0 ? categories.pathOf(filing) : null;
  if (newCategory !== null && !context.addsCategories) {
    const params = { category: newCategory };
    problems.push({ field: 'category', code: 'category_unknown', params });
  }
  if (newCategory === null && filing.id !== filed.id) set.categoryId = filing.id;

  const wasHidden = part?.hidden === 1;
  const hidden = read('hidden', wasHidden, readState, (value) => (value ? 'true' : ''));
  if (hidden !== wasHidden) set.hidden = hidden;

  const present = part?.images ?? [];
  const isNamed = cells.has('images');
  const images = read(
    'images',
    present,
    (cell) =>
      isNamed
        ? context.images.read(cell, (name) => present.includes(name) || context.isStored(name))
        : context.images.addByNumber(row.key, present),
    (files) => files.join(`${IMAGE_SEPARATOR} `),
    isNamed ? 'images' : 'partNumber',
  );

  const branch = categories.branchOf(filing);
  const values = [...cells.keys()].flatMap((field) => {
    const attribute = attributes.get(attributeKeyOf(field) ?? '');
    if (!attribute) return [];
    const { id: attributeId, key, unit } = attribute;
    const own = part?.attributes.find((each) => each.key === key);
    const [number, choice] = [own?.number ?? null, own?.choice ?? null];
    const now: RowValue = { attributeId, value: choice ?? number?.toString() ?? null, number };
    const value = read(
      field,
      now,
      (cell) => {
        const found = readValue(cell, attribute, now);
        // What the part has already may stay in any category.
        if (found !== now && found.value !== null) assertApplies(attribute, branch);
        return found;
      },
      (each) => [each.value, each.value && unit].filter(Boolean).join(' '),
    );
    return value === now ? [] : value;
  });

  const outcome: RowOutcome = { changes, problems };
  const checked = { row: row.row, numberKey: row.key, newCategory, outcome };
  if (problems.length > 0) return { ...checked, state: 'faulty', partId: part?.id ?? null };
  if (part && changes.length === 0) return { ...checked, state: 'unchanged', partId: part.id };
  if (newCategory !== null) outcome.newCategory = { parentId: filing.id, names: filing.names };
  if (part) {
    outcome.set = set;
    if (values.length > 0) outcome.values = values;
    if (changes.some(({ field }) => field === 'images')) outcome.images = images;
    return { ...checked, state: 'changed', partId: part.id };
  }
  const texts = textsOf({ name: '', ...set });
  const categoryKeys = categories.keysOf(filing);
  const filedIn = { categoryId: set.categoryId ?? null, categoryKeys };
  outcome.content = await contentOf({ texts, ...filedIn, hidden, images }, values);
  return { ...checked, state: 'new', partId: outcome.content.part.id };
}

/** All rows of a new part. */
export async function contentOf(
  part: Pick<StoredPart, 'texts' | 'categoryId' | 'categoryKeys' | 'hidden' | 'images'>,
  values: RowValue[],
): Promise<NonNullable<RowOutcome['content']>> {
  const { texts, images } = part;
  const columns = await columnsOf({
    ...part,
    translation: translationState(TRANSLATED_FIELDS, texts),
  });
  const now = new Date().toISOString();
  const number = { by: 'own' as const, maker: '', number: texts.partNumber };
  return {
    part: { id: newId(), ...columns, searchVersion: 0, version: 1, createdAt: now, updatedAt: now },
    images: images.map((file, position) => ({ partSeq: 0, position, file })),
    numbers: texts.partNumber ? [numberRow(0, 0, number)] : [],
    values: values.flatMap(({ value, ...each }) =>
      value === null ? [] : { partSeq: 0, value, ...each },
    ),
  };
}
