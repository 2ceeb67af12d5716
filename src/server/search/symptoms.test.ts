import { DATABASE_KINDS } from '@/server/testing/databases';
import { useFindableParts } from '@/server/testing/findableParts';
import { normalize } from './analyzer';
import knownSymptoms from './symptoms.json';
import { findSymptom, symptomConcepts } from './symptoms';
import { makeSynonyms } from './synonyms';

test('all known symptoms consist of words of symptoms, each in its own way', () => {
  const described = knownSymptoms.map(([term = '']) => symptomConcepts(normalize(term)));
  const keys = described.map((concepts) => concepts && [...concepts].sort().join(' '));
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(knownSymptoms.length);
});

test.each([
  'elevator sliding guide shoe',
  'sliding door motor',
  'swing door lock',
  'broken step chain switch',
  'vibration pad for traction machine',
  'elevator drop ceiling',
  'lift sound module',
  '电梯减振垫',
  '漏电保护器 电梯',
])('%s is a part, not a symptom', (query) => {
  expect(findSymptom(normalize(query), makeSynonyms([]).symptoms)).toBeUndefined();
});

describe.each(DATABASE_KINDS)('symptoms on %s', (kind) => {
  const parts = useFindableParts(kind);
  beforeEach(async () => {
    for (const name of ['Light curtain 94 beams', 'Light curtain box', 'Door control board']) {
      await parts.add(name);
    }
    await parts.add('Door closer', { description: 'The door reopens never, stuck or not' });
  });

  test.each([
    'Door keeps reopening',
    're-opens the DOOR',
    'doors open again and again, then close',
    'doors keep opening and closing',
    '门又打开',
    '電梯門反復打開',
  ])('%s finds the parts that it may be due to, of each cause one first', async (query) => {
    const { names, corrected } = await parts.find(query);
    expect(names.slice(0, 3)).toEqual([
      'Light curtain 94 beams',
      'Door control board',
      'Light curtain box',
    ]);
    expect(corrected).toEqual([]);
  });

  test.each(['开门撞人', '關門夾人', 'door hits people'])('%s is one of a door', async (query) => {
    expect((await parts.names(query))[0]).toBe('Light curtain 94 beams');
  });

  test('what else a query says is required where parts have it, and never instead of the symptom', async () => {
    expect((await parts.names('door keeps reopening 94 beams'))[0]).toBe('Light curtain 94 beams');
    expect((await parts.find('reopening door of my hotel')).names).toHaveLength(3);
  });

  test('admins add their own', async () => {
    await parts.addSynonyms([['door lock squeals', 'door closer']]);
    expect(await parts.names('the lock of my door is squealing')).toEqual(['Door closer']);
  });

  test('one whose causes no part is does not hide the words', async () => {
    await parts.add('Comb');
    expect((await parts.names('comb is worn'))[0]).toBe('Comb');
    expect((await parts.names('handrail of the door slips')).length).toBeGreaterThan(0);
  });

  test('who insists on the very words finds them alone', async () => {
    expect((await parts.find('door reopens', true)).names).toEqual(['Door closer']);
  });

  test('its words are not taken for misspelt ones', async () => {
    await parts.add('Clips');
    expect(await parts.find('slips')).toMatchObject({ names: [], corrected: [] });
  });
});
