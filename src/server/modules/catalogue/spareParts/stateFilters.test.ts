import type { SparePart } from '@/server/generated/requests';
import { searchIndex } from '@/server/search/searchIndex';
import { useTestApp } from '@/server/testing/buildTestApp';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { createCategory } from '../categories/service';
import { insertSpareParts } from './service';

describe('lists of parts by their state', () => {
  const app = useTestApp({ role: 'admin' });

  const find = async (query: string) => {
    const path = `/spare-parts?page=1&sort=name&includeHidden=true&${query}`;
    const { body } = await app.get<{ data: SparePart[]; total: number }>(path);
    expect(body.total).toBe(body.data.length);
    return body.data.map(({ name }) => name);
  };

  test('find what lacks something, what is outdated and what is hidden, also by words', async () => {
    const values = { name: 'Doors', description: '', parentId: null };
    const { id: categoryId } = await createCategory(app.db, values, null);
    await changeCatalogue(app.db, async (trx) => {
      await insertSpareParts(trx, [
        { values: { name: 'belt', partNumber: 'B-1', categoryId }, images: ['a.jpg'] },
        { values: { name: 'comb', partNumber: 'C-1' }, images: [] },
        {
          values: { name: 'draft belt', categoryId },
          references: [{ kind: 'oem', maker: 'Zeta', number: '4711' }],
          images: [],
        },
      ]);
      const set = (name: string, state: object) =>
        trx.updateTable('spareParts').set(state).where('name', '=', name).execute();
      await set('belt', { outdatedZh: 'name ', missingZh: '' });
      await set('comb', { missingZh: '' });
      await set('draft belt', { hidden: 1, missingZh: 'name ' });
      await searchIndex(trx).remove([3]);
    });
    expect(await find('missing=image')).toEqual(['comb', 'draft belt']);
    expect(await find('missing=image&missing=category')).toEqual(['comb']);
    expect(await find('missing=partNumber')).toEqual(['draft belt']);
    expect(await find('missing=translation&missing=image')).toEqual(['draft belt']);
    expect(await find('outdated=true')).toEqual(['belt']);
    expect(await find('hidden=false')).toEqual(['belt', 'comb']);
    expect(await find('hidden=true')).toEqual(['draft belt']);
    expect(await find('q=belt')).toEqual(['belt', 'draft belt']);
    expect(await find('q=belt&hidden=true')).toEqual(['draft belt']);
    expect(await find('q=ＢＥＬＴ doors')).toEqual(['belt', 'draft belt']);
    expect(await find('q=zeta 4711')).toEqual(['draft belt']);
    expect(await find(`q=belt&missing=image&categoryId=${categoryId}`)).toEqual(['draft belt']);
  });
});
