import { DATABASE_KINDS } from '@/server/testing/databases';
import { useFindableParts, type Given } from '@/server/testing/findableParts';

const maker = 'Tessin';

describe.each(DATABASE_KINDS)('what a query is taken for on %s', (kind) => {
  const parts = useFindableParts(kind);

  const add = (name: string, given?: Given) => parts.add(name, given);

  describe('numbers', () => {
    test('one is found among other words, which are not reported as dropped', async () => {
      await add('Coil', { references: [{ kind: 'oem', maker, number: 'TB-48126/X8' }] });
      for (const name of ['Brake', 'Brake lever', 'Brake pad']) await add(name);
      for (const query of ['part no. TB-48126/X8', 'brake TB 48126 X8', 'tb48126x8 for a crane']) {
        expect(await parts.find(query)).toMatchObject({ names: ['Coil'], dropped: [] });
      }
      expect(await parts.find('brake TB-48126')).toMatchObject({ dropped: ['TB-48126'] });
    });

    test('two find both', async () => {
      await add('Pin', { partNumber: 'HW-1001' });
      await add('Bolt', { partNumber: 'HW-1002' });
      await add('Other', { partNumber: 'HW-1003' });
      expect((await parts.names('HW-1002 hw1001')).sort()).toEqual(['Bolt', 'Pin']);
    });

    test('one comes first, however many parts have it in their names', async () => {
      await parts.addMany(150, (index) => ({ name: `Arm 778899 n${index}` }));
      await add('Zinc pin', { partNumber: '77-88.99' });
      for (const query of ['778899', '77 88 99']) {
        expect((await parts.names(query))[0]).toBe('Zinc pin');
      }
    });

    test('its key keeps accents and marks, which make it another number', async () => {
      await add('Short i', { partNumber: 'Й-77' });
      await add('I', { partNumber: 'И-77' });
      expect((await parts.names('и77'))[0]).toBe('I');
    });
  });

  test('whole words come before beginnings, however many these are', async () => {
    await parts.addMany(150, (index) => ({ name: `Arm zorkelling ${index}` }));
    await add('Zinc zorkel');
    const names = await parts.names('zorkel');
    expect(names).toHaveLength(151);
    expect(names[0]).toBe('Zinc zorkel');
  });

  describe('words that lead to too little', () => {
    test('those are dropped without which the others stand in weightier places', async () => {
      await add('Compensation chain', { application: 'Below the car' });
      for (const name of ['a', 'b', 'c']) await add(name, { description: 'Under the car' });
      expect(await parts.find('compensation chain under the car')).toMatchObject({
        names: ['Compensation chain', 'a', 'b', 'c'],
        dropped: ['under'],
      });
    });

    test('what is named comes before what it is for', async () => {
      await add('Brake lining');
      for (const name of ['Motor a', 'Motor b', 'Motor c']) await add(name);
      expect(await parts.find('brake lining for a motor')).toMatchObject({
        names: ['Brake lining'],
        dropped: ['motor'],
      });
    });

    test('of equals the rarest is', async () => {
      for (const name of ['Governor a', 'Governor b', 'Governor c']) await add(name);
      await add('Walnut');
      const found = { names: ['Governor a', 'Governor b', 'Governor c'], dropped: ['walnut'] };
      expect(await parts.find('walnut governor')).toMatchObject(found);
      expect(await parts.find('governor walnut')).toMatchObject(found);
    });

    test('those that no part has are dropped first, however many they are', async () => {
      for (const name of ['Door belt', 'Door cam', 'Door lock']) await add(name);
      const { names, dropped } = await parts.find('pq1 urgent pq2 offer pq3 hotel pq4 door price');
      expect(names).toEqual(['Door belt', 'Door cam', 'Door lock']);
      expect(dropped).toEqual(['pq1', 'urgent', 'pq2', 'offer', 'pq3', 'hotel', 'pq4', 'price']);
    });

    test('a word that was corrected is no rarer than what it was taken for', async () => {
      for (const name of ['Encoder a', 'Encoder b', 'Encoder c', 'Pin']) await add(name);
      expect(await parts.find('encodder pin')).toMatchObject({
        names: ['Encoder a', 'Encoder b', 'Encoder c'],
        corrected: [{ from: 'encodder', to: 'encoder' }],
        dropped: ['pin'],
      });
    });

    test('none is reported as dropped where no part was added', async () => {
      await add('Governor rope');
      expect(await parts.find('governor rope')).toMatchObject({
        names: ['Governor rope'],
        dropped: [],
      });
    });

    test('they are reported as they were typed', async () => {
      for (const name of ['Door a', 'Door b', 'Door 緩衝器']) await add(name);
      expect(await parts.find('DOOR Wälnut')).toMatchObject({ dropped: ['Wälnut'] });
      expect(await parts.find('door 緩衝器')).toMatchObject({ dropped: ['緩衝器'] });
      expect(await parts.find('DOOR Enkoder')).toMatchObject({ dropped: ['Enkoder'] });
    });

    test('one that is dropped is not reported as corrected', async () => {
      for (const name of ['Door a', 'Door b', 'Door c', 'Encoder']) await add(name);
      expect(await parts.find('encodder door')).toMatchObject({
        names: ['Door a', 'Door b', 'Door c'],
        corrected: [],
        dropped: ['encodder'],
      });
    });
  });

  describe('lengths', () => {
    test('those in inches find what is rounded to millimetres', async () => {
      for (const name of ['Rope 8 mm', 'Rope 10 mm', 'Rope 13 mm']) await add(name);
      for (const query of ['3/8 rope', '3/8" rope'])
        expect((await parts.names(query))[0]).toBe('Rope 10 mm');
      expect((await parts.names('1/2 inch rope'))[0]).toBe('Rope 13 mm');
    });

    test('one that no part has finds what is sold by the metre, and never pushes out the noun', async () => {
      await add('A handrail');
      await add('Handrail belt, per metre');
      await add('Lamp 50');
      expect((await parts.names('handrail 50 ft'))[0]).toBe('Handrail belt, per metre');
      expect((await parts.names('lamp 50 ft'))[0]).toBe('Lamp 50');
    });
  });

  describe('other languages', () => {
    test.each([
      'boton ascensor',
      'Botones para el ascensor',
      'botões de elevador',
      'кнопками лифта',
      'أزرار المصعد',
      'asansör butonları',
    ])('%s are buttons', async (query) => {
      for (const name of ['Button', 'Bolton door', 'Elevator door']) await add(name);
      expect(await parts.find(query)).toMatchObject({
        names: ['Button'],
        corrected: [],
        dropped: [],
      });
    });

    test.each(['correa de la puerta', 'ремень двери', 'سير الباب', 'kapı kayışı'])(
      '%s is a door belt',
      async (query) => {
        for (const name of ['Belt', 'Door', 'Door belt']) await add(name);
        expect((await parts.names(query))[0]).toBe('Door belt');
      },
    );

    test('words of English that begin alike are others', async () => {
      await add('Guide shoe');
      await add('Seal kit');
      expect(await parts.names('patent')).toEqual([]);
      expect(await parts.names('contain')).toEqual([]);
    });
  });

  describe('pinyin', () => {
    beforeEach(async () => {
      await parts.addSynonyms([
        ['门机', 'door operator'],
        ['皮带', 'belt'],
        ['铝门', 'aluminium door'],
      ]);
      for (const name of ['Door operator belt', 'Belt', 'Aluminium door']) await add(name);
    });

    test.each(['men ji pi dai', 'menjipidai', 'Menji pídài'])('%s is 门机皮带', async (query) => {
      const { names, corrected } = await parts.find(query);
      expect(names[0]).toBe('Door operator belt');
      expect(corrected).toEqual([{ from: query, to: '门机皮带' }]);
    });

    test.each(['lü men', 'lvmen', 'lumen'])('%s is 铝门', async (query) => {
      expect((await parts.names(query))[0]).toBe('Aluminium door');
    });

    test('is reported beside a misspelt word that no part has with it', async () => {
      await add('Guide shoe');
      expect(await parts.find('pidai shoo')).toMatchObject({
        corrected: [{ from: 'pidai', to: '皮带' }],
        dropped: ['shoo'],
      });
    });

    test('a word that a part has is none, nor where all words are meant as typed', async () => {
      await add('Pidai');
      expect(await parts.find('pidai')).toMatchObject({ names: ['Pidai'], corrected: [] });
      expect((await parts.find('menjipidai', true)).names).toEqual([]);
    });
  });

  describe('misspelt words', () => {
    test('a short word is taken for another only where a part has it with the other words', async () => {
      for (const name of ['Guide shoe', 'Lamp', 'Spring', 'Copper']) await add(name);
      for (const query of ['shoo', 'lump', 'string', 'hopper', 'shoo lamp']) {
        expect([query, (await parts.find(query)).corrected]).toEqual([query, []]);
      }
      expect((await parts.find('guide shoo')).corrected).toEqual([{ from: 'shoo', to: 'shoe' }]);
    });

    test('of several that are as near, what goes with the other words is meant', async () => {
      for (const name of ['Call', 'Cell', 'Coil', 'Aluminium sill']) await add(name);
      const { names, corrected } = await parts.find('aluminium cill');
      expect(names[0]).toBe('Aluminium sill');
      expect(corrected).toEqual([{ from: 'cill', to: 'sill' }]);
    });

    test('the beginning of a word is not taken for another word with another first letter', async () => {
      for (const name of ['Møllerup hook', 'Roller', 'Guide roller']) await add(name);
      expect(await parts.find('mollerup')).toMatchObject({
        names: ['Møllerup hook'],
        corrected: [],
      });
      expect(await parts.find('moller')).toMatchObject({ names: ['Møllerup hook'], corrected: [] });
    });

    test('two letters are forgiven wherever they are in a long word', async () => {
      await add('Grumbelforth');
      for (const query of ['xrumbelfortx', 'rumbelfort', 'gruxbelxorth', 'rgumbelfotrh']) {
        expect(await parts.names(query)).toEqual(['Grumbelforth']);
      }
    });

    test('only five words of a query are corrected', async () => {
      await add('Encoder governor bracket suspension cabinet pressure');
      const words = ['encoxder', 'goverxnor', 'brackxet', 'suspexnsion', 'cabixnet', 'pressxure'];
      const { corrected } = await parts.search.find(words.join(' '), false);
      expect(corrected.map(({ from }) => from)).toEqual(words.slice(0, 5));
    });

    test('only the first twelve words of a query count, and the others are reported', async () => {
      await add('Encoder');
      const fillers = Array.from({ length: 11 }, (_, index) => `qx${index}`).join(' ');
      const { names, dropped } = await parts.find(`the ${fillers} encodder for a Belt`);
      expect(names).toEqual(['Encoder']);
      expect(dropped).toEqual([...fillers.split(' '), 'Belt']);
      expect((await parts.find(`${fillers} qx11 encodder`)).names).toEqual([]);
    });

    test('a phrase written in one is known, misspelt too', async () => {
      await parts.addSynonyms([['toe guard', 'apron']]);
      for (const name of ['Toe guard', 'Apron', 'Guard']) await add(name);
      for (const query of ['toeguard', 'toegard', 'toe gaurd']) {
        expect((await parts.names(query)).sort()).toEqual(['Apron', 'Toe guard']);
      }
    });

    test('words that are written in one elsewhere mean the same apart', async () => {
      await parts.addSynonyms([['motherboard', 'main board']]);
      await add('Main board');
      expect(await parts.names('mother board')).toEqual(['Main board']);
    });
  });

  describe('synonyms', () => {
    test('the words that a search passes over do not matter in them', async () => {
      await parts.addSynonyms([['wiznak of the flur', 'governor']]);
      await add('Governor');
      expect(await parts.names('wiznak of flur')).toEqual(['Governor']);
    });

    test('one that leads to no part is no misspelt word', async () => {
      await parts.addSynonyms([['krazbit', 'governor']]);
      expect(await parts.find('krazbit')).toMatchObject({ names: [], corrected: [] });
    });

    test('what says nothing by itself may be missing from a phrase', async () => {
      await parts.addSynonyms([['elevator cable', 'elevator rope']]);
      await add('Travelling cable');
      await add('Elevator rope');
      expect(await parts.names('elevator cable')).toEqual(['Elevator rope', 'Travelling cable']);
    });
  });

  describe('Chinese', () => {
    test('traditional and simplified characters are the same, on both sides', async () => {
      await add('Governor (限速器)');
      await add('Buffer (緩衝器)');
      expect(await parts.names('限速器')).toEqual(['Governor (限速器)']);
      expect(await parts.names('缓冲器')).toEqual(['Buffer (緩衝器)']);
      expect(await parts.names('緩衝器')).toEqual(['Buffer (緩衝器)']);
    });

    test('a compound is understood by its terms, and by the characters between them', async () => {
      await parts.addSynonyms([
        ['皮带', 'belt'],
        ['夹', 'clamp'],
        ['阀', 'valve'],
        ['板', 'board'],
      ]);
      await add('Belt clamp');
      await add('Belt');
      await add('Valve board');
      expect((await parts.names('皮带夹'))[0]).toBe('Belt clamp');
      expect(await parts.names('阀板')).toEqual(['Valve board']);
      expect((await parts.names('用皮带的'))[0]).toBe('Belt');
    });

    test('what a part has as it is typed is not taken apart', async () => {
      await parts.addSynonyms([['板', 'board']]);
      await add('面板');
      await add('Board');
      expect((await parts.names('面板'))[0]).toBe('面板');
    });
  });

  test('what a query names comes first, then what it is for', async () => {
    const given = { partType: 'Hook lock with contact' };
    for (const name of ['Aa lock', 'Ab lock', 'Ac lock']) await add(name, given);
    await add('Contact', { partType: 'For a lock' });
    expect((await parts.names('contact for a lock'))[0]).toBe('Contact');
  });
});
