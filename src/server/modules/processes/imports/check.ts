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
import { makeRepeatedParts, type RepeatedParts } from './repeatedParts';
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
  const repeated = new Set<string>();
  const finder = titleFinder(sheet);
  for await (const rows of batchesOfRows(reader, stored, sheet)) {
    for (const row of rows) {
      if (row.skipped === 'hidden') continue;
      const { key } = readRow(sheet, row);
      if (numbers.has(key)) repeated.add(key);
      numbers.add(key);
      finder.add(row);
    }
    await report(0, total);
  }
  const shared = await readContext(reader, stored, sheet, numbers);
  const parts = makeRepeatedParts(repeated);
  const context = { ...shared, parts, titles: finder.titles() };
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

/**
 * Checks a row that is corrected or included again, and is never skipped then, with the rows of the part
 * that it was or is about; `markRepeated` follows.
 */
export async function recheckRow(trx: Trx, stored: StoredImport, row: number): Promise<void> {
  const sheet = sheetOf(stored);
  if (!sheet) return;
  const { id, sheet: index } = stored;
  const outcomes = checkRepository(trx);
  const found = await importRepository(trx).findRow(id, index, row);
  if (!found) return;
  const read = readRow(sheet, found);
  const rows = await importRepository(trx).listRelated(id, index, row, read);
  const numbers = new Set(await outcomes.listExactKeys(id, index));
  numbers.add(read.key);
  const shared = await readContext(trx, stored, sheet, numbers);
  const parts = makeRepeatedParts(new Set(rows.map((one) => readRow(sheet, one).key)));
  const included = rows.map((one): StagedRow =>
    one.row === row ? { ...one, skipped: 'included' } : one,
  );
  const checked = await checkRows(trx, sheet, included, { ...shared, parts });
  await outcomes.saveOutcomes(id, index, checked);
}

/** The rows below the headings. */
const batchesOfRows = (queries: Queries, { id, sheet }: StoredImport, { headerRow }: ImportSheet) =>
  batchesAfter(headerRow, BATCH, (after, limit) =>
    importRepository(queries).readRows(id, sheet, after, limit),
  );

type SharedContext = Omit<CheckContext, 'isStored'>;

/** Of a dry run. */
interface RunContext extends SharedContext {
  parts: RepeatedParts;
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
  { parts, titles = new Set(), ...context }: RunContext,
): Promise<CheckedRow[]> {
  const read = rows.map((row) => readRow(sheet, row));
  const names = read.flatMap(({ cells }) => namesIn(cells.get('images')?.text ?? ''));
  const stored = new Set(await checkRepository(queries).listStored(names));
  const isStored = (name: string) => stored.has(name);
  const checked: CheckedRow[] = [];
  for (const [index, matched] of (await matchParts(queries, read)).entries()) {
    const staged = rows[index]!;
    const isIncluded = staged.skipped === 'included';
    const isPart = isIncluded || (matched.part !== undefined && staged.skipped !== 'hidden');
    const reason = isPart ? undefined : reasonToSkip(staged, sheet, titles);
    if (reason) {
      checked.push(skippedRow(staged.row, reason));
      continue;
    }
    matched.problems.push(...lengthProblems(staged, sheet));
    const { row, earlier } = parts.read(matched);
    const found = await checkRow(row, { ...context, isStored }, earlier);
    const added = parts.add(matched, earlier, found);
    checked.push({ ...added, skipped: isIncluded ? 'included' : '' });
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
