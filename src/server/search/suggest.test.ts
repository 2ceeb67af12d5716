import { DATABASE_KINDS } from '@/server/testing/databases';
import { useFindableParts, type Given } from '@/server/testing/findableParts';
import { sparePartRepository } from '../modules/catalogue/spareParts/repository';

describe.each(DATABASE_KINDS)('suggestions on %s', (kind) => {
  const parts = useFindableParts(kind);

  const add = (name: string, given?: Given) => parts.add(name, given);
  const suggestions = (query: string) => parts.search.suggest(query, 8);

  test('suggested words are those that parts are called by, no pieces of names with a dash', async () => {
    const wanted = { description: 'Operating, opened, optional' };
    for (const name of ['Door operator a', 'Door operator b', 'Door opening']) {
      await add(name, wanted);
    }
    await add('Door-zone sensor');
    const words = async (query: string) => (await suggestions(query)).words;
    expect(await words('door op')).toEqual(['door operator', 'door opening']);
    expect(await words('door')).toEqual([]);
  });

  test('makers that no part mentions neither hide nor change what is suggested', async () => {
    await add('Door roller', { categoryId: await parts.addCategory('Door rollers') });
    await add('Gone bolt');
    const { words, categories, seqs } = await suggestions('Kone door rol');
    expect(words).toEqual(['Kone door roller']);
    expect(categories).toHaveLength(1);
    expect(seqs).toHaveLength(1);
    expect(await suggestions('kone')).toEqual({ words: [], categories: [], seqs: [] });
  });

  test('suggested Chinese words are those of the dictionary, none that are cut out of longer ones', async () => {
    await parts.addSynonyms([['门机', 'door operator']]);
    for (const name of ['门机', '门机 B', '门电机', '门电机 B']) await add(name);
    expect((await suggestions('门')).words).toEqual(['门机']);
  });

  test('suggested categories are those with the fewest other words first', async () => {
    for (const name of ['A door belt kit', 'Door belts', 'Doors']) {
      await add('Part', { categoryId: await parts.addCategory(name) });
    }
    const { categories } = await suggestions('door');
    expect(categories.map(({ name }) => name)).toEqual(['Doors', 'Door belts', 'A door belt kit']);
  });

  test('all entries together are no more than wanted', async () => {
    for (const name of ['Door', 'Doors b', 'Doors c']) {
      await add(`${name} operator`, { categoryId: await parts.addCategory(name) });
    }
    for (const limit of [1, 3, 5]) {
      const { words, categories, seqs } = await parts.search.suggest('door', limit);
      expect([words, categories, seqs].flat()).toHaveLength(limit);
    }
  });

  test('no category is suggested that has no part, neither itself nor below', async () => {
    const above = await parts.addCategory('Buffers above');
    await parts.addCategory('Buffers that are empty');
    const below = await parts.addCategory('Springs', above);
    await add('Part', { categoryId: below });
    const { categories } = await suggestions('buffers');
    expect(categories).toEqual([{ id: above, name: 'Buffers above', nameZh: '' }]);
  });

  test('of many parts that have a word in their descriptions alone the better ones are suggested', async () => {
    await parts.addMany(60, (index) => ({ name: `Part ${index}`, description: 'With a hook' }));
    await add('Hook');
    const { seqs } = await suggestions('hook');
    const rows = await sparePartRepository(parts.db.reader).listBySeq(seqs);
    expect(rows).toHaveLength(8);
    expect(rows[0]?.name).toBe('Hook');
  });
});
