import { useTestApp } from '@/server/testing/buildTestApp';
import type { Page } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { purgeMissed } from './missed';
import { MAX_OF_DAY, missedRepository } from './missedRepository';
import { readFirstSynonyms, seedSynonyms } from './synonymRepository';

interface Synonym {
  _id: string;
  term: string;
  meaning: string;
  error?: string;
}

describe.each(DATABASE_KINDS)('what the search knows of words, on %s', (kind) => {
  let now = Date.UTC(2026, 10, 23, 12);
  const app = useTestApp({ kind, clock: () => now });
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 23, 12);
    await app.logInAs('admin');
  });

  const add = (term: string, meaning: string) =>
    app.postJson<Synonym>('/search/synonyms', { term, meaning });
  const list = (query = '') => app.read<Page<Synonym>>(`/search/synonyms?page=1${query}`);
  const found = async (q: string) =>
    (await app.read<Page<unknown>>(`/spare-parts?page=1&verbatim=true&q=${encodeURIComponent(q)}`))
      .total;

  test('a pair holds from the next search on, until it is changed or deleted', async () => {
    await app.addPart({ name: 'Governor' });
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
    const errorOf = async (term: string, meaning: string) => (await add(term, meaning)).body.error;
    expect(await errorOf('Elevators', 'LIFT')).toBe('This synonym is there already.');
    expect(await errorOf('Lifts', 'lift')).toBe(
      'Both terms are the same word for the search already.',
    );
    expect(await errorOf('!', 'lift')).toBe('A synonym needs a letter or a digit.');
    expect((await add('', 'lift')).status).toBe(400);
    for (const long of ['one two three four five six', '一二三四五六七八九']) {
      expect(await errorOf(long, 'lift')).toBe(
        'A term has at most 5 words, or 8 Chinese characters.',
      );
    }
    expect((await add('one of the two three four five', 'long')).status).toBe(201);
    await app.call('DELETE', `/search/synonyms/${(await list('&q=long')).data[0]?._id}`);
    expect((await list()).total).toBe(1);
  });

  test('pairs are listed in order, a page at a time, and found by either term', async () => {
    for (const term of ['m10', 'm8', 'é', 'f']) await add(term, `meaning of ${term}`);
    expect((await list()).data.map(({ term }) => term)).toEqual(['é', 'f', 'm8', 'm10']);
    expect((await list('&limit=3')).data.map(({ term }) => term)).toEqual(['é', 'f', 'm8']);
    expect((await list('&q=of f')).data.map(({ term }) => term)).toEqual(['f']);
  });

  test('a database begins with some hundred pairs, which do not come back when they are removed', async () => {
    const pairs = await readFirstSynonyms();
    await seedSynonyms(app.db, pairs);
    expect((await list()).total).toBeGreaterThanOrEqual(150);
    expect((await list()).total).toBeLessThan(2000);
    await app.db.writer.deleteFrom('searchSynonyms').execute();
    await seedSynonyms(app.db, pairs);
    expect((await list()).total).toBe(0);
  });

  describe('what was searched and not found', () => {
    interface Missed {
      _id: string;
      term: string;
      language: string;
      times: number;
      day: string;
      dropped?: string[];
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
      return (await app.read<Page<Missed>>('/search/missed?page=1')).data.map(
        ({ term, language, times, day }) => ({ term, language, times, day }),
      );
    };

    test('is counted by term, language and day, the most frequent first', async () => {
      await app.addPart({ name: 'Governor' });
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

    test('is not counted of admins, nor what says nothing or may be an e-mail address', async () => {
      await app.get('/spare-parts?page=1&q=zebra');
      const personal = ['amina@example.com', '+86 574 8765 4321', 'tel 87654321', '138 1234 5678'];
      for (const q of [...personal, '?!', '。。']) await search(q);
      expect(await missed()).toEqual([]);
      await search('KM51070342G01');
      expect(await missed()).toMatchObject([{ term: 'km51070342g01' }]);
    });

    test('names the words that were dropped', async () => {
      for (const name of ['Zebra belt', 'Zebra roller', 'Zebra rope', 'Giraffe']) {
        await app.addPart({ name });
      }
      const found = async () => {
        const { body } = await app.get<Page<Missed>>('/search/missed?page=1');
        return body.data.map(({ term, dropped }) => [term, dropped]);
      };
      await search('zebra giraffe');
      await search('quagga');
      expect(await found()).toEqual(
        expect.arrayContaining([
          ['zebra giraffe', ['giraffe']],
          ['quagga', undefined],
        ]),
      );
      // Who insists on all words finds nothing; what there is without one of them is known already.
      await search('zebra giraffe', 'en', '&verbatim=true');
      expect(await found()).toEqual([
        ['zebra giraffe', ['giraffe']],
        ['quagga', undefined],
      ]);
    });

    test('is taken from the list as a whole', async () => {
      await search('zebra');
      await nextDay();
      await search('zebra');
      await search('giraffe');
      const [first] = (await app.read<Page<Missed>>('/search/missed?page=1')).data;
      expect((await app.call('DELETE', `/search/missed/${first?._id}`)).status).toBe(200);
      expect((await app.call('DELETE', `/search/missed/${first?._id}`)).status).toBe(404);
      expect((await missed()).map(({ term }) => term)).toEqual(['giraffe']);
    });

    const rows = () =>
      app.db.reader
        .selectFrom('missedSearches')
        .select(['term', 'times'])
        .orderBy('day')
        .orderBy('term')
        .execute();
    const missOf = (term: string, day = '2026-11-23') =>
      ({ term, day, language: 'en', times: 1, dropped: '' }) as const;

    test('is bounded in terms of a day', async () => {
      const { add } = missedRepository(app.db.writer);
      const many = Array.from({ length: MAX_OF_DAY }, (_, index) => missOf(`t${index}`));
      await add(many, '2026-11-23');
      await add([missOf('more')], '2026-11-23');
      expect(await rows()).toHaveLength(MAX_OF_DAY);
      await add([missOf('more', '2026-11-24')], '2026-11-24');
      expect((await rows()).at(-1)).toEqual({ term: 'more', times: 1 });
    });

    test('is bounded in days, also while nobody searches', async () => {
      await missedRepository(app.db.writer).add([missOf('zebra')], '2026-11-23');
      const purge = () => purgeMissed(app.db, () => now);
      now += 90 * 86_400_000;
      await purge();
      expect(await rows()).toHaveLength(1);
      now += 86_400_000;
      await purge();
      expect(await rows()).toEqual([]);
    });
  });
});
