import { undoOf } from '@/server/app';
import { editParts } from '@/server/testing/editParts';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeFindableParts, type FindableParts } from '@/server/testing/findableParts';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { findCategory, updateCategory } from '../../catalogue/categories/service';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import type { PartChanges } from '../../catalogue/spareParts/partChanges';
import { deleteCategory } from '../../catalogue/categories/deletion';
import { deletePartsAs } from '../../catalogue/spareParts/service';
import { recordChange } from '../../core/history/changeRepository';

const ACTOR = { email: 'admin@example.com' };

describe.each(DATABASE_KINDS)('an undo that another change precedes on %s', (kind) => {
  let catalogue: FindableParts;
  beforeEach(async () => {
    catalogue = await makeFindableParts(kind);
  });
  afterEach(() => catalogue.remove());

  const edit = (ids: string[], set: PartChanges) =>
    changeCatalogue(catalogue.db, async (trx) => {
      const items = await editParts(trx, ids, () => set);
      return (
        (await recordChange(trx, { actor: ACTOR, kind: 'part', action: 'edited', items })) ?? ''
      );
    });

  /** The other change is made after the undo has begun, and before its transaction. */
  const undoAfter = (change: string, other: () => Promise<unknown>) => {
    const inTurn: FindableParts['db']['inTurn'] = async (work) => {
      await other();
      return catalogue.db.inTurn(work);
    };
    return undoOf({ ...catalogue.db, inTurn }).undoChange(change, {}, ACTOR);
  };

  const read = async (id: string) =>
    (await sparePartRepository(catalogue.db.reader).listEditable([id]))[0];

  const addTwo = () =>
    catalogue.addMany(2, (index) => ({ name: `belt ${index}`, material: 'steel' }));

  test('leaves a part that is edited in between', async () => {
    const [id = '', other = ''] = await addTwo();
    const change = await edit([id, other], { material: 'rubber', packing: 'Box' });
    const result = await undoAfter(change, () => edit([id], { material: 'wool', packing: 'Bag' }));
    expect(result).toMatchObject({ changed: 1, skipped: [{ _id: id, reason: 'edited' }] });
    expect(await read(id)).toMatchObject({ material: 'wool', packing: 'Bag' });
    expect(await read(other)).toMatchObject({ material: 'steel', packing: '' });
  });

  test('leaves a part that is deleted in between', async () => {
    const [id = '', other = ''] = await addTwo();
    const change = await edit([id, other], { material: 'rubber' });
    const result = await undoAfter(change, () =>
      changeCatalogue(catalogue.db, (trx) => deletePartsAs(trx, [id], ACTOR)),
    );
    expect(result).toMatchObject({ changed: 1, skipped: [{ _id: id, reason: 'missing' }] });
    expect(await read(other)).toMatchObject({ material: 'steel' });
  });

  test('moves no part back into a category that is deleted or renamed in between', async () => {
    const [id = ''] = await addTwo();
    const deleted = await catalogue.addCategory('Ropes');
    const renamed = await catalogue.addCategory('Belts');
    const last = await catalogue.addCategory('Doors');
    await edit([id], { categoryId: deleted });
    const first = await edit([id], { categoryId: last });
    expect(await undoAfter(first, () => deleteCategory(catalogue.db, deleted))).toMatchObject({
      changed: 0,
      skipped: [{ _id: id, reason: 'referenceMissing' }],
    });
    await edit([id], { categoryId: renamed });
    const second = await edit([id], { categoryId: last });
    const rename = { name: 'Traction', description: '', parentId: null };
    await undoAfter(second, () => updateCategory(catalogue.db, renamed, rename, undefined));
    expect((await findCategory(catalogue.db.reader, renamed)).name).toBe('Traction');
    expect(await read(id)).toMatchObject({ categoryId: renamed, categoryKey: 'traction' });
  });
});
