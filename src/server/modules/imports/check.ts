import { attributeKeyOf } from '@/shared/changes';
import { readCatalogueVersion } from '@/server/db/catalogueVersion';
import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import { attributeRepository } from '../attributes/repository';
import { valueRepository } from '../attributes/valueRepository';
import { numberRepository } from '../spareParts/numberRepository';
import { makeCategoryTree } from './categoryTree';
import { checkRepository } from './checkRepository';
import { checkRow, type CheckContext } from './checkRow';
import { headingUnit } from './headings';
import { findTargets, makeRepeats, matchParts, type Repeats, type Target } from './matching';
import { importRepository, sheetOf, type StoredImport } from './repository';
import { makeRowImages, namesIn, numbersOf, type RowImages } from './rowImages';
import type { Report } from './runner';
import type { CheckedRow, ImportSheet, RowOutcome, StagedRow } from './types';

/** Rows that are checked at once: other requests are served in between. */
const BATCH = 100;
/** Of categories and images that are listed. */
const MAX_CATEGORIES = 500;
const MAX_UNMATCHED = 100;

interface UnknownCategory {
  path: string;
  rows: number;
}

/**
 * The dry run: what applying each row of the import would do, and why some cannot be applied.
 * `report` is called for every batch.
 */
export async function checkImport(
  { reader, writer }: Pick<Db, 'reader' | 'writer'>,
  importId: string,
  { report }: { report: Report },
): Promise<void> {
  // What changes from now on makes the dry run stale.
  const { stamp: catalogueStamp } = await readCatalogueVersion(writer);
  const staged = importRepository(writer);
  const stored = await staged.find(importId);
  const sheet = stored && sheetOf(stored);
  if (!sheet) return;
  const total = await staged.countRowsAfter(importId, stored.sheet, sheet.headerRow);
  const repeats = makeRepeats();
  for await (const rows of batchesOfRows(reader, stored, sheet)) {
    const targets = await findTargets(reader, sheet, rows);
    for (const target of targets) repeats.add(target);
    await report(0, total);
  }
  const context = await readContext(reader, stored, sheet, repeats);
  const unknown = new Map<string, number>();
  let done = 0;
  for await (const rows of batchesOfRows(reader, stored, sheet)) {
    const targets = await findTargets(reader, sheet, rows);
    const checked = await checkTargets(reader, targets, repeats, context);
    await staged.saveOutcomes(importId, stored.sheet, checked);
    for (const { outcome } of checked) countUnknown(unknown, outcome, 1);
    done += rows.length;
    await report(done, total);
  }
  await staged.update(importId, ['checking'], {
    state: 'ready',
    catalogueStamp,
    unknownCategories: listUnknown(unknown),
    unmatchedImages: JSON.stringify(context.images.listUnmatched().slice(0, MAX_UNMATCHED)),
    holder: null,
    leasedUntil: null,
    done: total,
    total,
  });
}

/**
 * Checks a corrected row again, and those that share its former number or its new one; returns all
 * of them.
 */
export async function recheckRows(
  trx: Trx,
  stored: StoredImport,
  rows: number[],
  formerNumberKey: string,
): Promise<number[]> {
  const sheet = sheetOf(stored);
  if (!sheet) return [];
  const { id, sheet: index } = stored;
  const staged = importRepository(trx);
  /** With the rows of the same numbers and parts, as they are now or were checked before. */
  const withRelated = async (numbers: number[], formerKeys: string[] = []) => {
    const own = await staged.findRows(id, index, numbers);
    const targets = await findTargets(trx, sheet, own);
    const keys = [...targets.map(({ key }) => key), ...formerKeys].filter(Boolean);
    const partIds = [
      ...own.map(({ partId }) => partId ?? ''),
      ...targets.map((target) => target.id || (target.holder?.id ?? '')),
    ].filter(Boolean);
    const related = await checkRepository(trx).listRows(id, index, keys, partIds);
    return [...new Set([...numbers, ...related])];
  };
  const affected = await withRelated(rows, [formerNumberKey]);
  const found = await staged.findRows(id, index, await withRelated(affected));
  const all = await findTargets(trx, sheet, found);
  const repeats = makeRepeats();
  for (const target of all) repeats.add(target);
  const context = await readContext(trx, stored, sheet, repeats);
  const targets = all.filter(({ row }) => affected.includes(row));
  const checked = await checkTargets(trx, targets, repeats, context);
  await staged.saveOutcomes(id, index, checked);
  await updateUnknown(trx, stored, found, checked);
  return affected;
}

async function updateUnknown(
  trx: Trx,
  stored: StoredImport,
  before: StagedRow[],
  checked: CheckedRow[],
): Promise<void> {
  const known = JSON.parse(stored.unknownCategories) as UnknownCategory[];
  const unknown = new Map(known.map(({ path, rows }) => [path, rows]));
  for (const { row, outcome } of checked) {
    const former = before.find((each) => each.row === row)?.outcome;
    if (former) countUnknown(unknown, former, -1);
    countUnknown(unknown, outcome, 1);
  }
  const set = { unknownCategories: listUnknown(unknown) };
  await importRepository(trx).update(stored.id, ['ready'], set);
}

function countUnknown(
  unknown: Map<string, number>,
  { problems }: Pick<RowOutcome, 'problems'>,
  by: 1 | -1,
): void {
  for (const { code, params } of problems) {
    const path = String(params?.['category'] ?? '');
    if (code === 'category_unknown') unknown.set(path, (unknown.get(path) ?? 0) + by);
  }
}

/** The most frequent first. */
const listUnknown = (unknown: ReadonlyMap<string, number>): string => {
  const listed = [...unknown].map(([path, rows]): UnknownCategory => ({ path, rows }));
  const present = listed.filter(({ rows }) => rows > 0).sort((a, b) => b.rows - a.rows);
  return JSON.stringify(present.slice(0, MAX_CATEGORIES));
};

/** The rows below the headings. */
async function* batchesOfRows(
  queries: Queries,
  { id, sheet }: StoredImport,
  { headerRow }: ImportSheet,
): AsyncGenerator<StagedRow[]> {
  for (let last = headerRow; ;) {
    const rows = await importRepository(queries).readRows(id, sheet, last, BATCH);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.row ?? last;
  }
}

type SharedContext = Omit<CheckContext, 'isStored'>;

async function readContext(
  queries: Queries,
  { id, newCategories }: StoredImport,
  { columns }: ImportSheet,
  repeats: Repeats,
): Promise<SharedContext> {
  const attributes = await attributeRepository(queries).list();
  const choices = await valueRepository(queries).listChoices();
  const headingOf = (key: string) =>
    columns.find(({ field }) => field !== null && attributeKeyOf(field) === key)?.heading ?? '';
  return {
    categories: makeCategoryTree(await checkRepository(queries).listCategories()),
    addsCategories: newCategories === 1,
    attributes: new Map(
      attributes.map((attribute) => {
        const unit = headingUnit(headingOf(attribute.key), attribute.unit);
        const own = choices.get(attribute.id) ?? [];
        return [attribute.key, { ...attribute, choices: own, headingUnit: unit }];
      }),
    ),
    images: await readImages(queries, id, repeats),
  };
}

/** An image such as `AX-17-2` is of the part with that number, or else of the second of `AX-17`. */
async function readImages(queries: Queries, id: string, repeats: Repeats): Promise<RowImages> {
  const images = await importRepository(queries).listImages(id);
  const numbers = images.flatMap((image) => numbersOf(image).slice(0, 1));
  const holders = await numberRepository(queries).listHolders(numbers);
  return makeRowImages(images, (key) => holders.has(key) || repeats.hasNumber(key));
}

async function checkTargets(
  queries: Queries,
  targets: Target[],
  repeats: Repeats,
  context: SharedContext,
): Promise<CheckedRow[]> {
  const names = targets.flatMap(({ cells }) => {
    const images = cells.get('images');
    return images ? namesIn(images.cell) : [];
  });
  const stored = new Set(await checkRepository(queries).listStored(names));
  const isStored = (name: string) => stored.has(name);
  const checked: CheckedRow[] = [];
  for (const row of await matchParts(queries, targets, repeats))
    checked.push(await checkRow(row, { ...context, isStored }));
  return checked;
}
