import { DATABASE_KINDS, useTestDatabase } from '@/server/testing/databases';
import { makeSearch } from '@/server/search/search';
import { makeLists, type ListQuery } from './lists';
import { sparePartRepository } from './repository';
import { createSparePart } from './service';

describe.each(DATABASE_KINDS)('searching parts on %s', (kind) => {
  const database = useTestDatabase(kind);
  let findList: ReturnType<typeof makeLists>;
  beforeEach(() => {
    const { db } = database;
    findList = makeLists(db, makeSearch(db, db.catalogueVersion));
  });

  const add = async (name: string, categoryId: string | null = null) => {
    const { id } = await createSparePart(database.db, {
      values: { name, categoryId },
      images: [],
    });
    return id;
  };
  const search = async (
    q: string,
    sort: ListQuery['sort'] = '-createdAt',
    offset = 0,
    limit = 100,
  ) => {
    const list = await findList({ q, sort, verbatim: true });
    const { seqs, total } = await list.readPage({ offset, limit });
    const rows = await sparePartRepository(database.db.reader).listBySeq(seqs);
    return { total, names: rows.map(({ name }) => name) };
  };

  test('words of any length, alone and together', async () => {
    for (const name of ['guide rail 5 m', 'guide shoe 5 mm', 'rail clip', '门机 shoe'])
      await add(name);
    const cases: [string, string[]][] = [
      ['guide', ['guide rail 5 m', 'guide shoe 5 mm']],
      ['rail guide', ['guide rail 5 m']],
      ['guide 5mm', ['guide shoe 5 mm']],
      ['5 m', ['guide rail 5 m']],
      ['5', ['guide rail 5 m', 'guide shoe 5 mm']],
      ['门机', ['门机 shoe']],
      ['guide clip', []],
      ['guide nothing', []],
    ];
    for (const [q, names] of cases) {
      expect(await search(q, 'createdAt')).toEqual({ total: names.length, names });
    }
  });

  test.each(['createdAt', '-createdAt', 'name', '-name'] as const)(
    'pages of a search by %s are its parts, each once and in order',
    async (sort) => {
      const names = ['belt a', 'belt b', 'belt c', 'belt d', 'belt e', 'belt f', 'belt g'];
      for (const name of names) await add(name);
      await add('other');
      const pages = [];
      for (const offset of [0, 3, 6, 9]) pages.push(await search('belt', sort, offset, 3));
      const expected = sort.startsWith('-') ? [...names].reverse() : names;
      expect(pages.flatMap((page) => page.names)).toEqual(expected);
      expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
    },
  );
});
