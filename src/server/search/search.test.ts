import { DATABASE_KINDS, makeTestDatabase } from '@/server/testing/databases';
import { useFindableParts, type FindableParts, type Given } from '@/server/testing/findableParts';
import { QUERY_SETS, findMissedQueries, readQueries } from '@/server/testing/golden';
import { updateCategory } from '../modules/catalogue/categories/service';
import { deleteCategory } from '../modules/catalogue/categories/deletion';
import {
  createSpareParts,
  deleteSparePart,
  updateSparePart,
} from '../modules/catalogue/spareParts/service';

describe.each(DATABASE_KINDS)('finding parts on %s', (kind) => {
  const parts = useFindableParts(kind);

  const add = (name: string, given?: Given) => parts.add(name, given);
  const addMany: FindableParts['addMany'] = (...of) => parts.addMany(...of);
  const addCategory = (name: string, parentId?: string) => parts.addCategory(name, parentId);
  const find = (query: string, verbatim?: boolean) => parts.find(query, verbatim);
  const names = (query: string) => parts.names(query);

  test('what has all words in a weightier place comes first', async () => {
    const hooks = await addCategory('Hook locks');
    await add('e', { description: 'With a hook' });
    await add('d', { material: 'Hook of steel' });
    await add('c', { partType: 'Hook' });
    await add('b', { categoryId: hooks });
    await add('a hook');
    await add('f hook', { partNumber: 'HOOK' });
    expect(await names('hook')).toEqual(['a hook', 'f hook', 'b', 'c', 'd', 'e']);
  });

  test('of several words the one in the lightest place counts', async () => {
    await add('Belt', { description: 'For doors' });
    await add('Other', { brand: 'Belt', partType: 'Door' });
    await add('Door belt');
    expect(await names('belt door')).toEqual(['Door belt', 'Other', 'Belt']);
  });

  test('whole words come before beginnings', async () => {
    await add('Curtains and more');
    await add('Curtainrail');
    await add('Outdoor');
    expect(await names('curtain')).toEqual(['Curtains and more', 'Curtainrail']);
    expect(await names('door')).toEqual([]);
  });

  test('of equals the ones with an image come first, then by their names', async () => {
    await add('Cam c', { image: true });
    await add('Cam a');
    await add('Cam b', { image: true });
    expect(await names('cam')).toEqual(['Cam b', 'Cam c', 'Cam a']);
  });

  test('of parts whose categories have a word, first those of the category that is called so', async () => {
    const buttons = await addCategory('Push buttons');
    await add('Alarm button', { categoryId: await addCategory('Function buttons and switches') });
    await add('Push button', { categoryId: buttons });
    await add('Board', { description: 'For a button' });
    expect(await names('button')).toEqual(['Push button', 'Alarm button', 'Board']);
  });

  test('after the candidates that are ranked again all others follow, each part once', async () => {
    await addMany(450, (index) => ({ name: `Cam ${index}` }));
    await add('Rail', { description: 'cam' });
    const { seqs } = await find('cam');
    expect(new Set(seqs).size).toBe(451);
    expect(seqs.length).toBe(451);
  });

  // The one is added last, and more parts have the word than are ranked again.
  test.each<[string, string, Given, Given]>([
    ['name', 'category', { name: 'Zinc cam' }, { categoryId: 'cams' }],
    ['category', 'type', { categoryId: 'cams' }, { partType: 'Cam' }],
    ['brand', 'facts', { brand: 'Cam' }, { material: 'Cam iron' }],
    ['facts', 'description', { material: 'Cam iron' }, { description: 'For a cam' }],
  ])('of very many, who has the word in its %s is before those in the %s', async (...given) => {
    const [, , one, many] = given;
    const cams = await addCategory('Cams');
    const placed = ({ categoryId, ...texts }: Given) => ({
      ...texts,
      categoryId: categoryId ? cams : null,
    });
    await addMany(350, (index) => ({ ...placed(many), name: `Arm ${index}` }));
    await add(one.name ?? 'Zinc', placed(one));
    const found = await names('cam');
    expect(found[0]).toBe(one.name ?? 'Zinc');
    expect(found.length).toBe(351);
  });

  test('beginnings are found too, unless very many parts have the word itself', async () => {
    await add('Camshaft');
    await addMany(299, () => ({ name: 'Cam' }));
    expect((await find('cam')).seqs.length).toBe(300);
    await add('Cam');
    expect((await find('cam')).seqs.length).toBe(300);
    expect(await names('camshaft')).toEqual(['Camshaft']);
  });

  test('words that mean the same are the same, in both languages and as phrases', async () => {
    await parts.addSynonyms([
      ['limiter', 'governor'],
      ['限速器', 'governor'],
      ['COP', 'car operating panel'],
    ]);
    await add('Overspeed governor');
    await add('Car operating panel, black');
    for (const query of ['limiter', 'Limiters', '限速器', '电梯限速器']) {
      expect(await names(query)).toEqual(['Overspeed governor']);
    }
    expect(await names('black cop')).toEqual(['Car operating panel, black']);
  });

  test('misspelt words are corrected and said to be, but not numbers, nor where words are meant', async () => {
    await add('Encoder EN-100');
    await add('Encoder EN-200');
    expect(await find('encodder')).toMatchObject({
      names: ['Encoder EN-100', 'Encoder EN-200'],
      corrected: [{ from: 'encodder', to: 'encoder' }],
    });
    expect((await find('en-101')).corrected).toEqual([]);
    expect(await find('encodder', true)).toMatchObject({
      names: [],
      corrected: [],
      isMissed: true,
    });
  });

  test('a phrase is known when its misspelt word is corrected, and its words are none misspelt', async () => {
    await add('Oil buffer');
    await add('Step chain');
    await add('Star');
    await parts.addSynonyms([
      ['hydraulic buffer', 'oil buffer'],
      ['stair chain', 'step chain'],
    ]);
    expect(await find('hydraulic bufer')).toMatchObject({
      names: ['Oil buffer'],
      corrected: [{ from: 'bufer', to: 'buffer' }],
      dropped: [],
    });
    expect((await find('hydraulik bufer')).names).toEqual(['Oil buffer']);
    expect(await find('stair chian')).toMatchObject({
      names: ['Step chain'],
      corrected: [{ from: 'chian', to: 'chain' }],
    });
    expect(await find('stair')).toMatchObject({ names: [], corrected: [] });
    expect((await find('hydraulic bufer', true)).names).toEqual([]);
  });

  test('a word of three letters is meant where it begins with the same one', async () => {
    await add('Fan one');
    expect(await find('fann')).toMatchObject({ corrected: [{ from: 'fann', to: 'fan' }] });
    expect(await find('kone')).toMatchObject({ names: [], corrected: [], isMissed: true });
  });

  test('below three hits the rarest word is dropped, and reported as dropped', async () => {
    for (const name of ['Door belt', 'Door lock', 'Door sill', 'Door cam']) await add(name);
    expect(await find('door belt')).toMatchObject({
      names: ['Door belt', 'Door cam', 'Door lock', 'Door sill'],
      dropped: ['belt'],
      isMissed: false,
    });
    expect(await find('door belt', true)).toMatchObject({ names: ['Door belt'], dropped: [] });
    expect(await find('door zzzz')).toMatchObject({ dropped: ['zzzz'], isMissed: true });
    expect(await find('zzzz')).toMatchObject({ names: [], dropped: [], isMissed: true });
  });

  test('a category is found by its name and those above it, from the next search on', async () => {
    const doors = await addCategory('Door systems');
    const id = await addCategory('Hangers', doors);
    await add('Plate', { categoryId: id });
    expect(await names('door plate')).toEqual(['Plate']);
    const other = { name: 'Gates', description: '', parentId: null };
    await updateCategory(parts.db, doors, other, undefined);
    expect(await names('door plate')).toEqual(['Plate']);
    expect((await find('door plate')).isMissed).toBe(true);
    expect((await find('gate plate')).isMissed).toBe(false);
  });

  test('a category that moves or goes takes its words along', async () => {
    const doors = await addCategory('Door systems');
    const id = await addCategory('Hangers', doors);
    await add('Plate', { categoryId: id });
    const moved = { name: 'Hangers', description: '', parentId: null };
    await updateCategory(parts.db, id, moved, undefined);
    expect((await find('door plate')).isMissed).toBe(true);
    expect((await find('hanger plate')).isMissed).toBe(false);
    await deleteCategory(parts.db, id);
    expect(await names('hanger')).toEqual([]);
    expect(await names('plate')).toEqual(['Plate']);
  });

  test('the index follows changes and deletions, down to the words that are known', async () => {
    const { id } = await add('Governor', { partNumber: 'G-1' });
    const saved = parts.inputOf('Sprocket', { partNumber: 'S-1' });
    await updateSparePart(parts.db, id, saved, undefined);
    expect(await names('governor')).toEqual([]);
    expect(await names('s1')).toEqual(['Sprocket']);
    await deleteSparePart(parts.db, id);
    expect(await names('sprocket')).toEqual([]);
    const { reader } = parts.db;
    expect(await reader.selectFrom('searchTerms').selectAll().execute()).toEqual([]);
    expect(await reader.selectFrom('partIndex').selectAll().execute()).toEqual([]);
  });

  test('of more parts than are put in order the better ones come first, wherever their words stand', async () => {
    const inputs = Array.from({ length: 130 }, (_, index) =>
      parts.inputOf(`Part ${1000 + index}`, {
        description: index === 70 ? 'With a hook' : 'With a hook of brass',
        material: index === 70 ? 'Brass' : '',
      }),
    );
    await createSpareParts(parts.db, inputs);
    const found = await names('brass hook');
    expect(found).toHaveLength(130);
    expect(found.slice(0, 3)).toEqual(['Part 1070', 'Part 1000', 'Part 1001']);
  });

  test('anything may be searched for', async () => {
    await add('Belt');
    const texts = [
      '"',
      '*',
      'a"b',
      "it's",
      'AND',
      'NOT OR',
      '(',
      '{name}:x',
      'name:',
      '^x',
      "'; drop",
      '\\',
      '限',
      '０',
      '¿?',
      'NEAR(a b)',
    ];
    for (const text of texts) expect((await find(text)).names.length).toBeLessThan(2);
  });
});

test('half of the golden queries are misspelt, written otherwise, in Chinese or numbers', () => {
  const queries = readQueries('golden');
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const other = queries.filter(({ kind }) => kind !== 'plain');
  expect(other.length).toBeGreaterThanOrEqual(queries.length / 2);
});

test.each(DATABASE_KINDS)(
  'golden and held-out queries find what is right on %s',
  async (kind) => {
    const { db, remove } = await makeTestDatabase(kind);
    try {
      const all = QUERY_SETS.map(({ name, goal }) => ({ queries: readQueries(name), goal }));
      const missed = await findMissedQueries(
        db,
        all.flatMap(({ queries }) => queries),
      );
      for (const { queries, goal } of all) {
        const misses = missed.filter(({ q }) => queries.some((query) => query.q === q));
        expect(misses.length).toBeLessThanOrEqual(queries.length * (1 - goal));
      }
    } finally {
      await remove();
    }
  },
  300_000,
);
