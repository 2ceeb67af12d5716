import { attributeField } from '@/shared/history';
import type { Cell } from '@/shared/cells';
import { IMAGE_SEPARATOR, type ImportField, type RowChange } from '@/shared/imports';
import { PART_TEXTS, type PartText } from '@/shared/partFields';
import { cleanLine, isBlank } from '@/shared/texts';
import { newId } from '@/server/lib/ids';
import { fold, numberKey } from '@/shared/search';
import { assertApplies } from '../../catalogue/attributes/partAttributes';
import type { PartChanges } from '../../catalogue/spareParts/partChanges';
import type { NewValue } from '../../catalogue/spareParts/partDetails';
import { textsOf } from '../../catalogue/spareParts/storedPart';
import type { CategoryTree, Filing } from './categoryTree';
import { problemOf } from './cells';
import type { MatchedRow } from './matching';
import { readOtherNumbers } from './otherNumbers';
import { rowsOfChanged, rowsOfNew, withPrices } from './partRows';
import type { EarlierRows } from './repeatedParts';
import type { RowImages } from './rowImages';
import { readRowPrices, type AmountColumn } from './rowPrices';
import type { CheckedRow, RowOutcome, RowProblem } from './types';
import { findChoice, readState, readTextCell, readValue, type ReadAttribute } from './values';
import type { Words } from './words';

/** What the rows are checked by. */
export interface CheckContext {
  categories: CategoryTree;
  addsCategories: boolean;
  /** Whether `yes` in the column of the state means a draft. */
  meansHidden: boolean;
  attributes: ReadonlyMap<string, ReadAttribute>;
  /** Of numbers in a text without one, from the heading; empty: none. */
  unitOf: (field: PartText) => string;
  images: RowImages;
  words: Words;
  /** Brands of parts, folded. */
  brands: ReadonlySet<string>;
  isStored: (image: string) => boolean;
  /** Whether a column has names: without one no part is added. */
  hasNames: boolean;
  amountColumn: (field: 'price' | 'cost') => AmountColumn;
}

/** What importing the row would do, with regard to rows before it about the same part alone. */
export async function checkRow(
  row: MatchedRow,
  context: CheckContext,
  earlier: EarlierRows,
): Promise<Omit<CheckedRow, 'skipped'>> {
  const { part, cells } = row;
  const { categories, attributes, words } = context;
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

  const isBrand = (text: string) => context.brands.has(fold(cleanLine(text)));
  const set: PartChanges = {};
  for (const field of PART_TEXTS) {
    const now = part?.[field] ?? '';
    const text = read(field, now, (cell) => {
      const named = field === 'brand' ? words.read(field, cell, isBrand) : cell;
      return named ? readTextCell(field, named, now, context.unitOf(field)) : now;
    });
    if (text !== now) set[field] = text;
  }
  if (!part && !cells.has('name'))
    problems.push(
      context.hasNames ? { field: 'name', code: 'name_missing' } : { code: 'part_unknown' },
    );

  const filed: Filing = { id: part?.categoryId ?? null, names: [] };
  const choice = words.choiceOf('category', cells.get('category'));
  const filing = read(
    'category',
    filed,
    (cell) =>
      choice ? categories.readChoice(choice, cell, filed.id) : categories.read(cell, filed.id),
    categories.pathOf,
  );
  const newCategory = filing.names.length > 0 ? categories.pathOf(filing) : null;
  const isAmbiguous = problems.some(({ code }) => code === 'category_ambiguous');
  if (choice || newCategory !== null || isAmbiguous)
    words.count('category', cells.get('category')?.text ?? '');
  if (newCategory !== null && !choice && !context.addsCategories) {
    const params = { category: newCategory };
    problems.push({ field: 'category', code: 'category_unknown', params });
  }
  const newCategories = categories.newCategories(filing);
  const categoryId = newCategories.at(-1)?.id ?? filing.id;
  if (categoryId !== filed.id) set.categoryId = categoryId;

  const wasHidden = part?.hidden === 1;
  const readHidden = (cell: Cell) => readState(cell, context.meansHidden);
  const hidden = read('hidden', wasHidden, readHidden, (value) => (value ? 'true' : ''));
  if (hidden !== wasHidden) set.hidden = hidden;

  const present = part?.images ?? [];
  const isKnown = (name: string) => present.includes(name) || context.isStored(name);
  const images = read(
    'images',
    present,
    (cell) => {
      const named = isBlank(cells.get('images')?.text ?? '')
        ? context.images.addByNumber(row.key, present)
        : context.images.read(cell, isKnown);
      return context.images.addOfRow(named, cell);
    },
    (files) => files.join(`${IMAGE_SEPARATOR} `),
    cells.has('images') ? 'images' : 'partNumber',
  );

  const branch = categories.branchOf(filing);
  const values = [...attributes.values()].flatMap((attribute) => {
    const { id: attributeId, key, unit } = attribute;
    const field = attributeField(key);
    const own = part?.attributes.find((value) => value.key === key);
    const [number, choice] = [own?.number ?? null, own?.choice ?? null];
    const now: NewValue = { attributeId, value: choice ?? number?.toString() ?? null, number };
    const value = read(
      field,
      now,
      (cell) => {
        const isChoice = (text: string) => findChoice(text, attribute) !== undefined;
        const named = attribute.kind === 'number' ? cell : words.read(field, cell, isChoice);
        if (!named) return now;
        const choices = named === cell ? attribute.choices : [...attribute.choices, named.text];
        const found = readValue(named, { ...attribute, choices }, now);
        // What the part has already may stay in any category.
        if (found !== now && found.value !== null) assertApplies(attribute, branch);
        return found;
      },
      (known) => [known.value, known.value && unit].filter(Boolean).join(' '),
    );
    const { value: text } = value;
    return text === null ? [] : { field, ...value, value: text };
  });

  const numbers = readOtherNumbers(row.numbers, part?.references ?? []);
  const { references } = numbers;
  changes.push(...numbers.changes);
  problems.push(...numbers.problems);

  const isPriceAlone = !part || changes.length === 0;
  const prices = readRowPrices(cells, row.prices, context.amountColumn, earlier.prices);
  changes.push(...prices.changes);
  problems.push(...prices.problems);

  const isFurther = earlier.partId !== undefined;
  const outcome: RowOutcome = { changes: isFurther ? prices.changes : changes, problems };
  // One that cannot be read is not said to be repeated as well.
  const ownKey = prices.problems.length > 0 ? `row ${row.row}` : prices.key;
  const priceKey = isPriceAlone ? ownKey : '';
  const keys = { exactKey: row.key, numberKey: numberKey(row.key), priceKey };
  const checked = { row: row.row, ...keys, newCategory, outcome };
  if (problems.length > 0) return { ...checked, state: 'faulty', partId: part?.id ?? null };
  if (part && changes.length === 0) return { ...checked, state: 'unchanged', partId: part.id };
  if (newCategories.length > 0) outcome.newCategories = newCategories;
  const categoryKeys = await categories.keysOf(filing);
  if (part) {
    const edit = { set, categoryKeys, images, references, values };
    const writes = withPrices(await rowsOfChanged(part, edit), part, row.prices, prices.set);
    return { ...checked, state: 'changed', partId: part.id, writes };
  }
  const texts = textsOf({ name: '', ...set });
  const filedIn = { categoryId, categoryKeys };
  const added = await rowsOfNew({ texts, ...filedIn, hidden, images, references }, values);
  const writes = { ...added, prices: prices.set };
  return { ...checked, state: 'new', partId: earlier.partId ?? newId(), writes };
}
