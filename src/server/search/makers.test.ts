import { DATABASE_KINDS } from '@/server/testing/databases';
import { useFindableParts, type Given } from '@/server/testing/findableParts';

const maker = 'Tessin';

describe.each(DATABASE_KINDS)('the names of makers on %s', (kind) => {
  const parts = useFindableParts(kind);

  const add = (name: string, given?: Given) => parts.add(name, given);

  test.each(['Kone', 'TK Elevator', 'THYSSEN KRUPP', 'Ziehl Abegg', 'LG', '通力', '蒂森克虜伯'])(
    '%s, which no part mentions, is skipped and reported as typed, not corrected',
    async (name) => {
      await add('Door roller', {
        references: [{ kind: 'oem', maker, number: 'TK-48126 elevator' }],
      });
      await add('Gone bolt');
      const found = { names: ['Door roller'], corrected: [], dropped: [], makers: [name] };
      expect(await parts.find(`${name} door roller`)).toMatchObject(found);
      expect(await parts.find(`door roller ${name}`)).toMatchObject(found);
      expect(await parts.find(name)).toMatchObject({ ...found, names: [] });
      expect(await parts.find(`${name} KM1234G01`)).toMatchObject({ ...found, names: [] });
    },
  );

  test('the name in a run of Chinese characters is', async () => {
    await parts.addSynonyms([['门轮', 'door roller']]);
    await add('Door roller');
    expect(await parts.find('通力门轮')).toMatchObject({
      names: ['Door roller'],
      makers: ['通力'],
    });
  });

  test('a number is found with the name of any maker', async () => {
    await add('Coil', { partNumber: 'TB-48126' });
    expect(await parts.find('Schindler TB48126')).toMatchObject({ names: ['Coil'], makers: [] });
  });

  test('one that a part mentions is required, by any of its names', async () => {
    for (const name of ['Door roller', 'Door rollers', 'Roller for a door']) await add(name);
    const reference = { kind: 'oem' as const, maker: 'TK Elevator', number: 'T-1' };
    await add('Zinc door roller', { references: [reference] });
    for (const name of ['TK Elevator', 'Thyssenkrupp', '蒂森']) {
      const { names, makers } = await parts.find(`${name} door roller`);
      expect([names[0], makers]).toEqual(['Zinc door roller', []]);
    }
    expect(await parts.names('thyssen krupp')).toEqual(['Zinc door roller']);
  });

  test('a misspelt one is not taken for another word', async () => {
    for (const name of ['Spindle', 'Zone', 'Spindle bolt']) await add(name);
    for (const query of ['shindler', 'schind', 'kone', 'schindle']) {
      expect(await parts.find(query)).toMatchObject({ names: [], corrected: [] });
    }
  });

  test('who insists on all words finds nothing', async () => {
    await add('Door roller');
    expect(await parts.find('Kone door roller', true)).toMatchObject({ names: [], makers: [] });
  });
});
