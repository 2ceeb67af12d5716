import type { Db } from '../db/kysely';
import type { Category, SparePart } from '../generated/requests';
import { checkImport } from '../modules/processes/imports/check';
import { proposeColumns } from '../modules/processes/imports/columns';
import { importRepository } from '../modules/processes/imports/repository';
import type { TestApp } from './buildTestApp';
import { stageFile } from './stagedFile';

/** Categories, attributes and two parts, of which the first is returned. */
export async function addParts(app: TestApp): Promise<SparePart> {
  const addCategory = async (fields: Record<string, string>) =>
    (await app.sendForm<Category>('POST', '/categories', fields)).body;
  const savePart = async (fields: Parameters<TestApp['sendForm']>[2]) =>
    (await app.sendForm<SparePart>('POST', '/spare-parts', fields)).body;
  const doors = await addCategory({ name: 'Doors', nameZh: '门系统' });
  const belts = await addCategory({ name: 'Belts', nameZh: '皮带', parentId: doors._id });
  const others = await addCategory({ name: 'Escalators', nameZh: '扶梯' });
  await addCategory({ name: 'Belts', parentId: others._id });
  await addCategory({ name: 'Chains/Steps', parentId: others._id });
  const number = { kind: 'number', unit: 'mm', labelEn: 'Length', labelZh: '长度' };
  await app.postJson('/attributes', { key: 'length', ...number, categoryIds: [belts._id] });
  const choice = { kind: 'choice', unit: '', labelEn: 'Opening', labelZh: '开门方式' };
  const choices = [{ value: 'Centre', valueZh: '中分' }];
  await app.postJson('/attributes', { key: 'opening', ...choice, choices });
  const part = await savePart({
    name: 'Belt',
    nameZh: '皮带',
    partNumber: 'AX-0017',
    material: 'Rubber',
    categoryId: belts._id,
    attributes: ['{"key":"opening","choice":"Centre"}'],
    references: [
      '{"kind":"oem","maker":"KONE","number":"KM853"}',
      '{"kind":"oem","maker":"Otis","number":"FAA 24/1"}',
      '{"kind":"replaced","number":"HW-16"}',
    ],
  });
  await savePart({ name: 'Rope', partNumber: '000123' });
  return part;
}

interface CheckedImage {
  name: string;
  file: string | null;
  fault: string;
}

/** The lines of a file, and what else the dry run depends on. */
export type CheckedFile = [
  lines: string[],
  options?: { newCategories?: boolean; images?: CheckedImage[] },
];

/** Stages a file, see `stageFile`, and makes its dry run; returns the id of the import. */
export async function checkFile(db: Db, ...file: CheckedFile): Promise<string> {
  const [lines, { newCategories = false, images = [] } = {}] = file;
  const imports = importRepository(db.writer);
  const id = await stageFile(db.writer, lines);
  const sheets = await proposeColumns(db.reader, id, [{ name: '' }]);
  const set = { sheets: JSON.stringify(sheets), newCategories: Number(newCategories) };
  await imports.update(id, ['reading'], { ...set, state: 'checking' });
  for (const image of images) await imports.insertImage({ importId: id, ...image });
  await checkImport(db, id, { report: () => Promise.resolve() });
  return id;
}
