import { buildTestApp, type TestApp } from '../../test/buildTestApp';
import { DATABASE_KINDS } from '../../test/databases';
import { missedRepository } from './missedRepository';
import { readFirstSynonyms, seedSynonyms } from './seed';

interface Synonym {
  _id: string;
  term: string;
  meaning: string;
  error?: string;
}
interface Page<T> {
  data: T[];
  total: number;
}

describe.each(DATABASE_KINDS)('what the search knows of words, on %s', (kind) => {
  let app: TestApp;
  let now = Date.UTC(2026, 10, 23, 12);
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 23, 12);
    app = await buildTestApp({ kind, clock: () => now });
    await app.logInAs('admin');
  });
  afterEach(() => app.close());

  const add = (term: string, meaning: string) =>
    app.postJson<Synonym>('/search/synonyms', { term, meaning });
  const list = async (query = '') =>
    (await app.get<Page<Synonym>>(`/search/synonyms?page=1${query}`)).body;
  const found = async (q: string) =>
    (await app.get<Page<unknown>>(`/spare-parts?page=1&verbatim=true&q=${encodeURIComponent(q)}`))
      .body.total;

  test('a pair holds from the next search on, until it is changed or deleted', async () => {
    await app.sendForm('POST', '/spare-parts', { name: 'Governor' });
    expect(await found('limiter')).toBe(0);
    const { status, body } = await add('Limiter', 'governor');
    expect(status).toBe(201);
    expect(await found('limiters')).toBe(1);
    const path = `/search/synonyms/${body._id}`;
    const changed = await app.postJson<Synonym>(
      path,
      { term: '限速器', meaning: 'governor' },
      'PUT',
    );
    expect(changed.body).toMatchObject({ term: '限速器', meaning: 'governor' });
    expect([await found('limiter'), await found('限速器')]).toEqual([0, 1]);
    expect((await app.call('DELETE', path)).status).toBe(200);
    expect(await found('限速器')).toBe(0);
    expect((await app.call('DELETE', path)).status).toBe(404);
  });

  test('a pair is there once, however it is written, and says something', async () => {
    await add('lift', 'elevator');
    const refused = async (term: string, meaning: string) => (await add(term, meaning)).body.error;
    expect(await refused('Elevators', 'LIFT')).toBe('This synonym is there already.');
    expect(await refused('Lifts', 'lift')).toBe(
      'Both terms are the same word for the search already.',
    );
    expect(await refused('!', 'lift')).toBe('A synonym needs a letter or a digit.');
    expect((await add('', 'lift')).status).toBe(400);
    expect((await list()).total).toBe(1);
  });

  test('pairs are listed in order, a page at a time, and found by either term', async () => {
    for (const term of ['c', 'a', 'b']) await add(term, `meaning of ${term}`);
    expect((await list()).data.map(({ term }) => term)).toEqual(['a', 'b', 'c']);
    expect((await list('&limit=2')).data).toHaveLength(2);
    expect((await list('&q=of b')).data.map(({ term }) => term)).toEqual(['b']);
  });

  test('a database begins with some hundred pairs, which stay away when they are taken away', async () => {
    const pairs = await readFirstSynonyms();
    expect(pairs.length).toBeGreaterThanOrEqual(150);
    expect(await seedSynonyms(app.db, pairs)).toBe(true);
    expect((await list()).total).toBeGreaterThanOrEqual(150);
    await app.db.writer.deleteFrom('searchSynonyms').execute();
    expect(await seedSynonyms(app.db, pairs)).toBe(false);
    expect((await list()).total).toBe(0);
  });

  describe('what was searched and not found', () => {
    interface Missed {
      _id: string;
      term: string;
      language: string;
      times: number;
      day: string;
    }
    const search = (q: string, language = 'en', more = '') =>
      fetch(`${app.url}/spare-parts?page=1&q=${encodeURIComponent(q)}${more}`, {
        headers: { 'accept-language': language },
      });
    /** Sessions have ended by then. */
    const nextDay = async (days = 1) => {
      now += days * 86_400_000;
      await app.logInAs('admin');
    };
    const missed = async () => {
      return (await app.get<Page<Missed>>('/search/missed?page=1')).body.data.map(
        ({ term, language, times, day }) => ({ term, language, times, day }),
      );
    };

    test('is counted by term, language and day, the most frequent first', async () => {
      await app.sendForm('POST', '/spare-parts', { name: 'Governor' });
      for (const q of ['Zebra  Belt', 'zebra belt', 'governor']) await search(q);
      await search('斑马', 'zh');
      await search('zebra belt', 'en', '&categoryId=671f0c2ab3d94e5f60718293');
      await nextDay();
      await search('zebra belt');
      expect(await missed()).toEqual([
        { term: 'zebra belt', language: 'en', times: 3, day: '2026-11-24' },
        { term: '斑马', language: 'zh', times: 1, day: '2026-11-23' },
      ]);
      await nextDay(90);
      expect(await missed()).toEqual([
        { term: 'zebra belt', language: 'en', times: 1, day: '2026-11-24' },
      ]);
    });

    test('is not counted of admins, and no address is kept', async () => {
      await app.get('/spare-parts?page=1&q=zebra');
      await search('amina@example.com');
      expect(await missed()).toEqual([]);
    });

    test('is taken from the list as a whole, and ends by days and rows', async () => {
      await search('zebra');
      await nextDay();
      await search('zebra');
      await search('giraffe');
      const [first] = (await app.get<Page<Missed>>('/search/missed?page=1')).body.data;
      expect((await app.call('DELETE', `/search/missed/${first?._id}`)).status).toBe(200);
      expect((await app.call('DELETE', `/search/missed/${first?._id}`)).status).toBe(404);
      expect((await missed()).map(({ term }) => term)).toEqual(['giraffe']);
      const repository = missedRepository(app.db.writer);
      const one = (term: string) => ({
        ...{ day: '2026-11-01', term, language: 'en' as const, times: 1 },
      });
      await repository.add([one('old'), one('older')]);
      await repository.prune('2026-01-01', 2);
      expect(await missed()).toHaveLength(2);
      await repository.prune('2026-11-02', 2);
      expect((await missed()).map(({ term }) => term)).toEqual(['giraffe']);
    });
  });
});
