import { useTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import type { NumberMatch, SparePart, Suggestions } from '@/server/generated/requests';
import { slipsOfAll } from './lookup';

interface Lookup {
  results: { number: string; matches: NumberMatch[]; proposals: NumberMatch[] }[];
}

type Saved = SparePart & { error?: string; holder?: { _id: string; name: string } };

describe.each(DATABASE_KINDS)('numbers of parts on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const save = (fields: Parameters<TestApp['sendForm']>[2], path = '/spare-parts') =>
    app.sendForm<Saved>(path === '/spare-parts' ? 'POST' : 'PUT', path, fields);
  const reference = (kindOf: string, number: string, maker?: string) =>
    JSON.stringify({ kind: kindOf, number, ...(maker && { maker }) });
  const find = async (...numbers: string[]) =>
    (await app.postJson<Lookup>('/spare-parts/lookup', { numbers })).body.results;
  const describeMatch = ({ by, number, part }: NumberMatch) => `${by} ${number}: ${part.name}`;

  test('come back as they were sent, and stay where an update says nothing of them', async () => {
    const references = [reference('oem', 'KM 98.7654 G01', 'Norvik'), reference('replaced', 'A-1')];
    const { body } = await save({ name: 'Encoder', partNumber: 'HW-1', references });
    expect(body).toMatchObject({
      partNumber: 'HW-1',
      references: [
        { kind: 'oem', maker: 'Norvik', number: 'KM 98.7654 G01' },
        { kind: 'replaced', number: 'A-1' },
      ],
    });
    const path = `/spare-parts/${body._id}`;
    const updated = await save({ name: 'Encoder', partNumber: 'HW-1' }, path);
    expect(updated.body.references).toEqual(body.references);
    const none = await save({ name: 'Encoder', partNumber: 'HW-1', references: [''] }, path);
    expect(none.body).not.toHaveProperty('references');
    expect(await app.read<SparePart>(path)).toEqual(none.body);
  });

  test('are after each save those that were sent, whatever has changed of them', async () => {
    const { body } = await save({ name: 'Encoder', partNumber: 'E1' });
    const path = `/spare-parts/${body._id}`;
    const all = ['E1', 'E2', 'A1', 'B2', 'C3'];
    // The part's own number and the others after the colon.
    const lists = ['E1:A1', 'E1:A1 B2 C3', 'E1:A1 C3', 'E1:C3 A1', 'E2:C3 A1', ':C3 A1', ':C3'];
    for (const list of [...lists, 'E1:C3 B2', ':', 'E1:']) {
      const [own = '', others = ''] = list.split(':');
      const numbers = others === '' ? [] : others.split(' ');
      const references = numbers.map((number) => reference('oem', number));
      const fields = { name: 'Encoder', partNumber: own };
      const sent = references.length === 0 ? [''] : references;
      expect((await save({ ...fields, references: sent }, path)).status).toBe(200);
      const { body: stored } = await app.get<SparePart>(path);
      const shown = (stored.references ?? []).map(({ number }) => number);
      expect(`${stored.partNumber ?? ''}:${shown.join(' ')}`).toBe(list);
      const found = (await find(...all)).filter(({ matches }) => matches.length === 1);
      expect(found.map(({ number }) => number)).toEqual(
        all.filter((number) => [own, ...numbers].includes(number)),
      );
    }
  });

  test('of another part are rejected, naming the holder, also where two are saved at once', async () => {
    const first = await save({ name: 'Governor', partNumber: 'OG-240' });
    const second = await save({ name: 'Other', partNumber: ' ｏｇ-240' });
    expect(second.status).toBe(409);
    expect(second.body).toEqual({
      error: 'The number ｏｇ-240 belongs to "Governor" already.',
      code: 'number_taken',
      params: { number: 'ｏｇ-240', holder: 'Governor' },
      holder: { _id: first.body._id, name: 'Governor' },
    });
    const own = `/spare-parts/${first.body._id}`;
    expect((await save({ name: 'Governor', partNumber: 'og.240' }, own)).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => save({ name: 'x', partNumber: 'X-1' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    // A number of somebody else's is no own number.
    const other = await save({ name: 'y', references: [reference('oem', 'X-1', 'Norvik')] });
    expect(other.status).toBe(201);
  });

  test('that differ in signs alone are different, and the one that is written so is found', async () => {
    const numbers = ['FRN2.2LM1S', 'FRN22LM1S'];
    for (const partNumber of numbers) {
      const references = [reference('oem', `KM ${partNumber}`), reference('oem', 'KM FRN-22LM1S')];
      expect((await save({ name: partNumber, partNumber, references })).status).toBe(201);
    }
    const namesOf = (parts?: SparePart[]) => parts?.map(({ name }) => name);
    for (const number of numbers) {
      for (const line of [number, number.toLowerCase(), `${number} 3 pcs`, `变频器${number}三台`]) {
        const { body } = await app.postJson<{ results: { by: string; parts: SparePart[] }[] }>(
          '/spare-parts/match',
          { lines: [line] },
        );
        expect([line, namesOf(body.results[0]?.parts)]).toEqual([line, [number]]);
      }
      const [found] = await find(number);
      expect(found?.matches.map(describeMatch)).toEqual([`own ${number}: ${number}`]);
      for (const place of ['/spare-parts?page=1', '/spare-parts/suggestions?limit=5']) {
        const { body } = await app.get<{ data?: SparePart[]; parts?: SparePart[] }>(
          `${place}${place.includes('?') ? '&' : '?'}q=${number}`,
        );
        expect(namesOf(body.data ?? body.parts)?.[0]).toBe(number);
      }
    }
    const [either] = await find('FRN-2-2LM1S');
    expect(either?.matches.map(describeMatch)).toEqual(
      numbers.map((number) => `own ${number}: ${number}`),
    );
    const { body } = await app.postJson<{ results: { parts: SparePart[] }[] }>(
      '/spare-parts/match',
      { lines: ['FRN 2 2LM1S'] },
    );
    expect(namesOf(body.results[0]?.parts)).toEqual(numbers);
  });

  test('are rejected where they make no sense', async () => {
    const cases: [string[], string][] = [
      [['{'], 'The other numbers are not valid JSON.'],
      [['[]'], 'The kind of another number is not known.'],
      [['{"kind":"own","number":"1"}'], 'The kind of another number is not known.'],
      [['{"kind":"oem","number":"-"}'], 'The number "-" has no letter or digit.'],
      [['{"kind":"oem","number":5}'], 'The other number must be text.'],
      [
        [`{"kind":"oem","number":"${'1'.repeat(65)}"}`],
        'The other number is longer than 64 characters.',
      ],
      [
        ['{"kind":"oem","number":"a-1"}', '{"kind":"oem","number":"A-1"}'],
        'The other number A-1 is there twice.',
      ],
    ];
    for (const [references, error] of cases) {
      const { status, body } = await save({ name: 'x', references });
      expect({ status, error: body.error }).toEqual({ status: 400, error });
    }
  });

  test('are at most fifty beside the own one, which has a letter or a digit', async () => {
    const many = Array.from({ length: 51 }, (_, index) => reference('oem', `N ${index}`));
    expect((await save({ name: 'x', references: many })).status).toBe(400);
    expect((await save({ name: 'x', references: many.slice(1) })).status).toBe(201);
    expect((await save({ name: 'x', partNumber: '--' })).body.error).toBe(
      'The number "--" has no letter or digit.',
    );
  });

  test('beside them, the code of customs finds its parts in every notation and has 4 to 12 digits', async () => {
    const codes = { dotted: '8431.31.00', blanks: '8431 31 00', plain: '84313100' };
    for (const [name, hsCode] of Object.entries(codes))
      expect((await save({ name, hsCode })).body.hsCode).toBe(hsCode);
    await save({ name: 'other', hsCode: '8503.00' });
    const found = async (q: string) => {
      const path = `/spare-parts?page=1&sort=name&q=${encodeURIComponent(q)}`;
      return (await app.read<{ data: SparePart[] }>(path)).data.map(({ name }) => name);
    };
    for (const q of [...Object.values(codes), '8431.31', '843131'])
      expect([q, await found(q)]).toEqual([q, ['blanks', 'dotted', 'plain']]);
    const { data } = await app.read<{ data: SparePart[] }>('/spare-parts?page=1');
    const id = data[0]?._id;
    for (const hsCode of ['843', '1234567890123', '8431-31', 'HS 8431']) {
      const error = `The HS code "${hsCode}" is not 4 to 12 digits, with points or blanks between them.`;
      const expected = { status: 400, body: { error, code: 'hs_code_invalid' } };
      expect(await save({ name: 'x', hsCode })).toMatchObject(expected);
      const edit = { ids: [id], set: { hsCode } };
      expect(await app.postJson('/spare-parts', edit, 'PATCH')).toMatchObject(expected);
    }
  });

  test('are looked up by letters and digits, own before replaced before OEM before supplier', async () => {
    await save({ name: 'a', references: [reference('supplier', 'N 1-7')] });
    await save({ name: 'b', references: [reference('oem', 'N1.7', 'Norvik')] });
    await save({ name: 'c', references: [reference('replaced', 'N/17')] });
    await save({ name: 'd', partNumber: 'N-17' });
    const [found, missing] = await find('n 17', 'nothing', '--');
    expect(found?.matches.map(describeMatch)).toEqual([
      'own N-17: d',
      'replaced N/17: c',
      'oem N1.7: b',
      'supplier N 1-7: a',
    ]);
    expect(found?.matches[2]?.maker).toBe('Norvik');
    expect(missing).toEqual({ number: 'nothing', matches: [], proposals: [] });
  });

  test('come with what a line of a list shows of a part, of its images the first', async () => {
    const { _id: categoryId } = await app.addCategory('Drives');
    const images = [await makeImage('jpeg'), await makeImage('webp')];
    const fields = { name: 'Encoder', brand: 'Norvik', partNumber: 'EN-1' };
    const { body } = await save({ ...fields, description: 'Long', categoryId, images });
    const [image = ''] = body.images ?? [];
    const shown = {
      _id: body._id,
      ...fields,
      categoryId: { _id: categoryId, name: 'Drives' },
      image,
      imageSizes: { [image]: body.imageSizes?.[image] },
    };
    const [found] = await find('en1');
    expect(found?.matches).toEqual([{ by: 'own', number: 'EN-1', part: shown }]);
    const suggested = await app.get<Suggestions>('/spare-parts/suggestions?q=en-1');
    expect(suggested.body.parts).toEqual([shown]);
    const bare = await save({ name: 'Bare', partNumber: 'B-9' });
    const [other] = await find('b9');
    expect(other?.matches[0]?.part).toEqual({
      _id: bare.body._id,
      name: 'Bare',
      partNumber: 'B-9',
    });
  });

  test('that are nearly right are proposed, never matched', async () => {
    await save({ name: 'a', partNumber: 'HO-1120' });
    const near = await find('H0-1120', 'HO-I120', 'HO-11120', 'HO-11200', 'HO-120', 'HO-2120');
    expect(near.map(({ matches }) => matches.length)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(near.map(({ proposals }) => proposals.map(describeMatch))).toEqual([
      ['own HO-1120: a'],
      ['own HO-1120: a'],
      ['own HO-1120: a'],
      ['own HO-1120: a'],
      ['own HO-1120: a'],
      [],
    ]);
  });

  test('are looked up by up to 200 at a time', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => `N${index}`);
    expect(await find(...numbers)).toHaveLength(200);
    const more = await app.postJson('/spare-parts/lookup', { numbers: [...numbers, 'x'] });
    expect(more.status).toBe(400);
    expect((await app.postJson('/spare-parts/lookup', { numbers: [] })).status).toBe(400);
  });

  test('of more than twenty letters and digits are matched, without near misses', async () => {
    const number = '12345678901234567890';
    await save({ name: 'a', partNumber: number });
    await save({ name: 'b', partNumber: `L${number}` });
    const [short, exact, long] = await find(number.slice(1), `L${number}`, `L${number}0`);
    expect([short, exact, long].map((found) => found?.matches.map(describeMatch))).toEqual([
      [],
      [`own L${number}: b`],
      [],
    ]);
    expect([short, long].map((found) => found?.proposals.length)).toEqual([0, 0]);
    expect((await find(`${number.slice(0, 19)}`))[0]?.proposals.map(describeMatch)).toEqual([
      `own ${number}: a`,
    ]);
  });

  test('are compared with a bounded number of near misses', () => {
    const count = (keys: string[]) => [...slipsOfAll([...new Set(keys)]).values()].flat().length;
    const numbersOf = (length: number) =>
      Array.from({ length: 200 }, (_, index) => `${index}`.padStart(length, '1234567890'));
    expect(count(numbersOf(64))).toBe(0);
    expect(count(numbersOf(20))).toBe(5000);
    const ordinary = count(numbersOf(7).map((number) => `hw${number}`));
    expect(ordinary).toBeGreaterThan(4000);
    expect(ordinary).toBeLessThan(5000);
  });

  describe('suggestions', () => {
    const suggest = (q: string, limit = 8) =>
      app.read<Suggestions>(`/spare-parts/suggestions?q=${encodeURIComponent(q)}&limit=${limit}`);

    test('are words, categories with parts, and parts with their numbers; eight at most', async () => {
      const { _id: categoryId } = await app.addCategory('Encoders');
      await app.addCategory('Encoder cables');
      for (let index = 0; index < 10; index += 1) {
        await save({ name: `Encoder ${index}`, partNumber: `EN-${index}`, categoryId });
      }
      const typing = await suggest('enc');
      expect(typing.words).toEqual(['encoder']);
      expect(typing.categories.map(({ name }) => name)).toEqual(['Encoders']);
      expect(typing.parts).toHaveLength(6);
      expect(typing.parts[0]).toMatchObject({ name: 'Encoder 0', partNumber: 'EN-0' });
      expect((await suggest('encodder')).words).toEqual(['encoder']);
      expect((await suggest('en-7')).parts[0]?.name).toBe('Encoder 7');
      expect((await suggest('enc', 2)).parts).toHaveLength(0);
    });

    test('of nothing are none, and follow changes', async () => {
      const none = { words: [], categories: [], parts: [] };
      expect(await suggest('')).toEqual(none);
      expect(await suggest('cam')).toEqual(none);
      await save({ name: 'Cam' });
      expect((await suggest('cam')).parts).toHaveLength(1);
    });
  });
});
