import { DATABASE_KINDS, useTestDatabase } from '@/server/testing/databases';
import { storedAttributes, writePartAttributes } from '@/server/testing/partAttributes';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { createCategory } from '../categories/service';
import { createSparePart } from '../spareParts/service';
import { readPartAttributes, type AttributeValueInput } from './partAttributes';
import { createAttribute } from './service';

test.each<[string[], AttributeValueInput[]]>([
  [[], []],
  [[''], []],
  [['{"key":"load","number":630}'], [{ key: 'load', number: 630 }]],
  [
    ['{"key":"a","choice":"发纹"}', '{"key":"b","number":-0.5}'],
    [
      { key: 'a', choice: '发纹' },
      { key: 'b', number: -0.5 },
    ],
  ],
])('%j is read', (texts, values) => {
  expect(readPartAttributes(texts)).toEqual(values);
});

const ODD = 'An attribute is not a key with a number or a choice.';
const one = '{"key":"a","number":1}';

test.each<[string[], string]>([
  [['', ''], ODD],
  [[one, ''], ODD],
  [['nonsense'], ODD],
  [['null'], ODD],
  [['[]'], ODD],
  [['{"number":1}'], ODD],
  [['{"key":"a"}'], ODD],
  [['{"key":"a","number":"1"}'], ODD],
  [['{"key":"a","number":null}'], ODD],
  [['{"key":"a","number":1,"choice":"b"}'], ODD],
  [['{"key":"a","number":1,"more":1}'], ODD],
  [[one, one], 'An attribute is named twice.'],
])('%j is rejected', (texts, message) => {
  const error = expect.objectContaining({ statusCode: 400, message }) as Error;
  expect(() => readPartAttributes(texts)).toThrow(error);
});

describe.each(DATABASE_KINDS)('attributes of a part on %s', (kind) => {
  const database = useTestDatabase(kind);
  let partSeq = 0;
  let doors = '';
  let inner = '';

  beforeEach(async () => {
    const { db } = database;
    const category = async (name: string, parentId: string | null) =>
      (await createCategory(db, { name, description: '', parentId }, null)).id;
    doors = await category('Doors', null);
    inner = await category('Inner', doors);
    const load = { key: 'load', labelEn: 'Load', labelZh: '载重', unit: 'kg' };
    await createAttribute(db, { ...load, kind: 'number', categoryIds: [doors] });
    const finish = { key: 'finish', labelEn: 'Finish', labelZh: '表面' };
    await createAttribute(db, { ...finish, kind: 'choice' });
    const values = { name: 'Part', categoryId: inner };
    partSeq = (await createSparePart(db, { values, images: [] })).seq;
  });

  const write = (categoryId: string | null, ...values: AttributeValueInput[]) =>
    changeCatalogue(database.db, async (trx) => {
      const before = await storedAttributes(trx, partSeq);
      const part = { seq: partSeq, categoryId };
      return writePartAttributes(trx, part, before, values);
    });
  const read = () => storedAttributes(database.db.reader, partSeq);

  test('come back in the order of the attributes, and are replaced as a whole', async () => {
    await write(inner, { key: 'finish', choice: ' 发纹 ' }, { key: 'load', number: 0.1 + 0.2 });
    const load = { key: 'load', labelEn: 'Load', labelZh: '载重', unit: 'kg', number: 0.3 };
    const finish = { key: 'finish', labelEn: 'Finish', labelZh: '表面', choice: '发纹' };
    expect(await read()).toEqual([load, finish]);
    await write(inner, { key: 'load', number: -0 });
    expect(await read()).toEqual([{ ...load, number: 0 }]);
    await write(inner);
    expect(await read()).toEqual([]);
  });

  test('belong to the branch of their attribute, unless the part has them already', async () => {
    const error = { statusCode: 400, message: 'Parts of this category have no attribute "Load".' };
    await expect(write(null, { key: 'load', number: 630 })).rejects.toMatchObject(error);
    await write(doors, { key: 'load', number: 630 });
    await write(null, { key: 'load', number: 630 }, { key: 'finish', choice: 'Mirror' });
    await expect(write(null, { key: 'load', number: 800 })).rejects.toMatchObject(error);
    expect(await read()).toHaveLength(2);
  });

  test('go with the part', async () => {
    await write(doors, { key: 'load', number: 630 });
    await database.db.writer.deleteFrom('spareParts').execute();
    const values = database.db.reader.selectFrom('partAttributes').selectAll();
    expect(await values.execute()).toEqual([]);
  });
});
