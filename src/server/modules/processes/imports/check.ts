import { headingUnit, textUnit, unknownUnit } from '@/shared/headingUnits';
import { attributeField } from '@/shared/history';
import type { ImportField, SkipReason } from '@/shared/imports';
import { fold } from '@/shared/search';
import { batchesAfter } from '@/server/db/batches';
import { readCatalogueVersion } from '@/server/db/catalogueVersion';
import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import { assertChangeSize } from '../../core/catalogueVersion/changeSize';
import { attributeRepository } from '../../catalogue/attributes/repository';
import { valueRepository } from '../../catalogue/attributes/valueRepository';
import { numberRepository } from '../../catalogue/spareParts/numberRepository';
import { makeCategoryTree } from './categoryTree';
import { checkRepository } from './checkRepository';
import { checkRow, type CheckContext } from './checkRow';
import { keyOfColumns } from './columnRepository';
import { meansHidden } from './headings';
import { matchParts, readRow } from './matching';
import { importRepository, sheetOf, type StoredImport } from './repository';
import { makeRowImages, namesIn, numberKeysOf } from './rowImages';
import { lengthProblems, reasonToSkip, titleFinder } from './rowShape';
import { stagedRepository } from './stagedRepository';
import { wordRepository } from './wordRepository';
import { makeWords } from './words';
import type { CheckedRow, ImportSheet, Report, StagedRow } from './types';

/** Rows that are checked at once: other requests are served in between. */
const BATCH = 100;
/** Of images that are listed. */
const MAX_UNMATCHED = 100;

/**
 * The dry run: what applying each row of the import would do, and why some cannot be applied.
 * `report` is called for every batch.
 */
export async function checkImport(
  db: Pick<Db, 'reader' | 'writer' | 'maxChangeBytes'>,
  importId: string,
  { report }: { report: Report },
): Promise<void> {
  const { reader, writer } = db;
  // What changes from now on makes the dry run stale.
  const { stamp: catalogueStamp } = await readCatalogueVersion(writer);
  const staged = importRepository(writer);
  const outcomes = checkRepository(writer);
  const stored = await staged.find(importId);
  const sheet = stored && sheetOf(stored);
  if (!sheet) return;
  const total = await staged.countRowsAfter(importId, stored.sheet, sheet.headerRow);
  const numbers = new Set<string>();
  const finder = titleFinder(sheet);
  for await (const rows of batchesOfRows(reader, stored, sheet)) {
    for (const row of rows) {
      if (row.skipped === 'hidden') continue;
      numbers.add(readRow(sheet, row).key);
      finder.add(row);
    }
    await report(0, total);
  }
  const shared = await readContext(reader, stored, sheet, numbers);
  const context = { ...shared, titles: finder.titles() };
  let done = 0;
  for await (const rows of batchesOfRows(reader, stored, sheet)) {
    const checked = await checkRows(reader, sheet, rows, context);
    await outcomes.saveOutcomes(importId, stored.sheet, checked);
    done += rows.length;
    await report(done, total);
  }
  await outcomes.markRepeated(importId, stored.sheet);
  assertChangeSize(db, await stagedRepository(writer, stored).countBytes());
  await staged.update(importId, ['checking'], {
    state: 'ready',
    catalogueStamp,
    unmatchedImages: JSON.stringify(context.images.listUnmatched().slice(0, MAX_UNMATCHED)),
    words: JSON.stringify(context.words.list()),
    done: total,
    total,
  });
}

/** Checks a row that is corrected or included again, and is never skipped then; `markRepeated` follows. */
export async function recheckRow(trx: Trx, stored: StoredImport, row: number): Promise<void> {
  const sheet = sheetOf(stored);
  if (!sheet) return;
  const { id, sheet: index } = stored;
  const outcomes = checkRepository(trx);
  const found = await importRepository(trx).findRow(id, index, row);
  if (!found) return;
  const numbers = new Set(await outcomes.listExactKeys(id, index));
  numbers.add(readRow(sheet, found).key);
  const context = await readContext(trx, stored, sheet, numbers);
  const included: StagedRow = { ...found, skipped: 'included' };
  await outcomes.saveOutcomes(id, index, await checkRows(trx, sheet, [included], context));
}

/** The rows below the headings. */
const batchesOfRows = (queries: Queries, { id, sheet }: StoredImport, { headerRow }: ImportSheet) =>
  batchesAfter(headerRow, BATCH, (after, limit) =>
    importRepository(queries).readRows(id, sheet, after, limit),
  );

interface SharedContext extends Omit<CheckContext, 'isStored'> {
  /** Names that are titles of groups. */
  titles?: ReadonlySet<string>;
}
/** Texts whose numbers count nothing. */
const UNITLESS: ImportField[] = ['name', 'nameZh', 'partNumber'];

/** `numbers` are the exact keys of those in the file. */
async function readContext(
  queries: Queries,
  { id, newCategories }: StoredImport,
  { columns }: ImportSheet,
  numbers: ReadonlySet<string>,
): Promise<SharedContext> {
  const attributes = await attributeRepository(queries).list();
  const choices = await valueRepository(queries).listChoices();
  const columnOf = (field: string) => columns.find((column) => column.field === field);
  const images = await importRepository(queries).listImages(id);
  const stored = await numberRepository(queries).listExactKeys(images.flatMap(numberKeysOf));
  const choicesOfWords = await wordRepository(queries).list(keyOfColumns(columns));
  return {
    words: makeWords(choicesOfWords),
    brands: new Set((await checkRepository(queries).listBrands()).map(fold)),
    categories: makeCategoryTree(await checkRepository(queries).listCategories(), id),
    addsCategories: newCategories === 1,
    meansHidden: columns.some(({ field, heading }) => field === 'hidden' && meansHidden(heading)),
    unitOf: (field) => (UNITLESS.includes(field) ? '' : textUnit(columnOf(field)?.heading ?? '')),
    attributes: new Map(
      attributes.map((attribute) => {
        const { id: attributeId, key, unit } = attribute;
        const own = choices.get(attributeId) ?? [];
        const column = columnOf(attributeField(key));
        const heading = column?.heading ?? '';
        const units = {
          headingUnit: headingUnit(heading, unit),
          unknownUnit: unknownUnit(heading, unit),
          decimal: column?.decimal ?? 'point',
        };
        return [key, { ...attribute, ...units, choices: own }];
      }),
    ),
    hasNames: columns.some(({ field }) => field === 'name'),
    amountColumn: (field) => {
      const { currency, decimal = 'point' } = columnOf(field) ?? {};
      return { currency, decimal };
    },
    images: makeRowImages(images, new Set([...numbers, ...stored])),
  };
}

async function checkRows(
  queries: Queries,
  sheet: ImportSheet,
  rows: StagedRow[],
  context: SharedContext,
): Promise<CheckedRow[]> {
  const read = rows.map((row) => readRow(sheet, row));
  const names = read.flatMap(({ cells }) => namesIn(cells.get('images')?.text ?? ''));
  const stored = new Set(await checkRepository(queries).listStored(names));
  const isStored = (name: string) => stored.has(name);
  const { titles = new Set() } = context;
  const checked: CheckedRow[] = [];
  for (const [index, row] of (await matchParts(queries, read)).entries()) {
    const staged = rows[index]!;
    const isIncluded = staged.skipped === 'included';
    const isPart = isIncluded || (row.part !== undefined && staged.skipped !== 'hidden');
    const reason = isPart ? undefined : reasonToSkip(staged, sheet, titles);
    if (reason) {
      checked.push(skippedRow(staged.row, reason));
      continue;
    }
    row.problems.push(...lengthProblems(staged, sheet));
    const found = await checkRow(row, { ...context, isStored });
    checked.push({ ...found, skipped: isIncluded ? 'included' : '' });
  }
  return checked;
}

const skippedRow = (row: number, skipped: SkipReason): CheckedRow => ({
  row,
  skipped,
  state: null,
  partId: null,
  exactKey: '',
  numberKey: '',
  priceKey: '',
  newCategory: null,
  outcome: { changes: [], problems: [] },
});
