import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import type { MatchedLine } from '@/server/generated/requests';
import { numbersIn } from '@/server/search/queryText';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS, makeTestDatabase } from '@/server/testing/databases';
import { MAX_LINES } from '@/shared/limits';
import { SURE_MATCH } from '@/shared/search';
import { matchLines } from './match';
import { createSpareParts } from './service';

const MISSPELT = Array.from(
  { length: MAX_LINES },
  (_, index) => `roperope ${'abcdefghij'[index % 10]}x${index}`,
);

describe.each(DATABASE_KINDS)('lines of a pasted list on %s', (kind) => {
  const limits = { ...LIMITS, matchedLinesPerIp: { max: 50, windowMs: 60_000 } };
  const config = { trustProxy: ['127.0.0.1'] };
  const app = useTestApp({ kind, limits, config, role: 'admin', shared: true });
  beforeAll(async () => {
    const references = '{"kind":"oem","maker":"Norvik","number":"KM 98.7654 G01"}';
    await app.addPart({ name: 'Overspeed governor OG-240', partNumber: 'HW-1001', references });
    await app.addPart({ name: 'Door hanger roller 48 mm', partNumber: 'HW-1002' });
    const description = 'For the door hanger roller.';
    await app.addPart({ name: 'Bearing', partNumber: '6202', description });
    const ropes = Array.from({ length: 39 }, (_, index) => `Steel rope ${index + 1} mm`);
    await createSpareParts(
      app.db,
      ropes.map((name) => ({ values: { name }, images: [] })),
    );
  });

  const match = (lines: string[], ip = '192.0.2.1') =>
    app.postJson<{ results: MatchedLine[] }>('/spare-parts/match', { lines }, 'POST', {
      'x-forwarded-for': ip,
    });

  test.each([
    ['hw 1001', 'number', 'Overspeed governor OG-240'],
    ['KM 98.7654 G01', 'number', 'Overspeed governor OG-240'],
    ['Governor km987654g01 for car 2', 'number', 'Overspeed governor OG-240'],
    ['6202', 'number', 'Bearing'],
    ['HW-1OO1', 'similarNumber', 'Overspeed governor OG-240'],
    ['door hanger roller', 'search', 'Door hanger roller 48 mm'],
    ['door hanger roler', 'search', 'Door hanger roller 48 mm'],
    ['门吊轮 48 毫米', 'search', 'Door hanger roller 48 mm'],
    ['Door hanger roller for Norvik', 'search', 'Door hanger roller 48 mm'],
    ['steel rope', 'search', 'Steel rope 1 mm'],
    ['steel rope 30 mm', 'search', 'Steel rope 30 mm'],
    ['Fire extinguisher 6 kg', undefined, undefined],
    ['Governor for a bicycle with a lamp', undefined, undefined],
    ['???', undefined, undefined],
  ])('%s is matched by %s', async (line, by, name) => {
    const { status, body } = await match([line], '192.0.2.7');
    expect(status).toBe(200);
    const [{ line: sent, by: found, parts } = { line: '', parts: [] }] = body.results;
    expect({ sent, by: found, name: parts[0]?.name }).toEqual({ sent: line, by, name });
    expect(parts.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['2 pcs HW-1001 and 4 pcs HW-1002', ['HW-1001', 'HW-1002']],
    ['HW-1002 hanger roller with bearing 6202', ['HW-1002']],
    ['HW-1001 (KM 98.7654 G01)', ['HW-1001']],
  ])('%s has the parts of all its numbers', async (line, numbers) => {
    const { body } = await match([line], '192.0.2.9');
    expect(body.results[0]?.parts.map(({ partNumber }) => partNumber)).toEqual(numbers);
  });

  test.each([
    ['HW-1001', 1],
    ['HW-1OO1', 0.5],
    ['2 pcs HW-1001 and 4 pcs HW-1002', 0.5],
    ['door hanger roller', 1],
    ['steel rope 30 mm', 1],
  ])('%s has a confidence of %d', async (line, confidence) => {
    const { body } = await match([line], '192.0.2.10');
    expect(body.results[0]?.confidence).toBe(confidence);
  });

  test.each(['steel rope', 'Door hanger roller for Norvik', 'roller for the cabin door'])(
    '%s means no part without doubt',
    async (line) => {
      const { body } = await match([line], '192.0.2.11');
      expect(body.results[0]?.confidence).toBeLessThan(SURE_MATCH);
    },
  );

  test('come back in their order, also twice', async () => {
    const { body } = await match(['nothing', 'HW-1002', 'HW-1001', 'HW-1002'], '192.0.2.8');
    expect(body.results.map(({ parts }) => parts[0]?.partNumber)).toEqual([
      undefined,
      'HW-1002',
      'HW-1001',
      'HW-1002',
    ]);
  });

  test('are rejected beyond the length of a list, and beyond a limit of an IP address', async () => {
    expect((await match(Array<string>(MAX_LINES + 1).fill('HW-1'))).status).toBe(400);
    const list = Array.from({ length: 20 }, (_, index) => `HW-${index}`);
    expect((await match([])).status).toBe(400);
    expect((await match(['x'.repeat(501)])).status).toBe(400);
    for (let times = 0; times < 2; times += 1) expect((await match(list)).status).toBe(200);
    const { status, headers } = await match(list);
    expect({ status, wait: headers.get('retry-after') }).toEqual({
      status: 429,
      wait: expect.stringMatching(/^[1-6]\d$/),
    });
    expect((await match(list, '192.0.2.2')).status).toBe(200);
  });
});

describe('lists that take long', () => {
  const app = useTestApp({ role: 'admin', shared: true });
  beforeAll(async () => {
    await app.addPart({ name: 'Steel rope' });
  });

  const match = (lines: string[], remoteAddress: string) =>
    app.app.inject({
      method: 'POST',
      url: '/spare-parts/match',
      payload: { lines },
      remoteAddress,
    });

  test('are matched no further when their sender has gone', async () => {
    const { db, remove } = await makeTestDatabase();
    let searched = 0;
    const findBest = async () => {
      searched += 1;
      return { seqs: [], confidence: 0 };
    };
    const assertWanted = () => {
      if (searched >= 8) throw new Error('gone');
    };
    const matching = matchLines(db.reader, { findBest }, MISSPELT, undefined, assertWanted);
    await expect(matching).rejects.toThrow('gone');
    expect(searched).toBe(8);
    await remove();
  });

  test('of many numbers are looked up in small pieces', async () => {
    const { db, remove } = await makeTestDatabase();
    const numbers = Array.from({ length: 80 }, (_, index) => 10_000 + index).join(' ');
    const lines = Array.from({ length: 20 }, (_, index) => `${index} ${numbers}`);
    const assertWanted = jest.fn();
    const findBest = () => Promise.resolve({ seqs: [], confidence: 0 });
    await matchLines(db.reader, { findBest }, lines, undefined, assertWanted);
    expect(assertWanted.mock.calls.length).toBeGreaterThan(10);
    await remove();
  });

  // At this length more than the first letters would outlast the test.
  test('of signs that become eighteen letters are cut', () => {
    expect(numbersIn(`${'\ufdfa'.repeat(300_000)} 12345`)).toEqual([]);
  });

  test('wait for each other, and are rejected where too many do', async () => {
    const lines = MISSPELT.slice(0, 2);
    const all = Array.from({ length: 43 }, (_, index) => match(lines, `198.51.100.${index}`));
    const responses = await Promise.all(all);
    const rejected = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(rejected).toHaveLength(1);
    expect(rejected[0]?.statusCode).toBe(503);
    expect(rejected[0]?.headers['retry-after']).toBe('5');
    expect(rejected[0]?.json()).toMatchObject({ code: 'overloaded' });
  });
});
