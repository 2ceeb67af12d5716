import { MAX_KEY_LENGTH, sortKey } from '@/server/lib/text';
import { buildTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';

/** `length` characters that fold to as many bytes as PostgreSQL's compression leaves as they are. */
function worst(length: number): string {
  let state = 1;
  const noise = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(0xf0000 + (state % 0xfffe));
  };
  const grown = Math.round(length / 18);
  return '\ufdfa'.repeat(grown) + Array.from({ length: length - grown }, noise).join('');
}

const NAMES = [
  worst(200),
  '\ufdfa'.repeat(200),
  '\u{10ffff}'.repeat(200),
  `${'z'.repeat(199)}a`,
  `${'z'.repeat(199)}B`,
  'ﬀ',
  'ff',
  'Ｚ',
  'é',
];

const byCodePoint = (a: string, b: string) =>
  Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b)));

test.each(DATABASE_KINDS)(
  'names and brands of any characters are stored and sorted on %s',
  async (kind) => {
    const app = await buildTestApp({ kind });
    try {
      await app.logInAs('admin');
      for (const name of NAMES) {
        const category = await app.sendForm<{ _id: string }>('POST', '/categories', { name });
        expect(category.status).toBe(201);
        const fields = { name, brand: worst(500), categoryId: category.body._id };
        expect((await app.sendForm('POST', '/spare-parts', fields)).status).toBe(201);
      }
      const sorted = [...NAMES].sort(byCodePoint);
      for (const sort of ['name', 'category']) {
        const { body } = await app.get<{ data: { name: string }[] }>(
          `/spare-parts?page=1&limit=100&sort=${sort}`,
        );
        expect(body.data.map(({ name }) => name)).toEqual(sorted);
      }
      const { body } = await app.get<{ name: string }[]>('/categories');
      expect(body.map(({ name }) => sortKey(name))).toEqual(sorted.map(sortKey));
    } finally {
      await app.close();
    }
  },
);

test('a key is bounded without breaking a character', () => {
  const key = sortKey('\u{10ffff}'.repeat(900));
  expect([...key]).toHaveLength(MAX_KEY_LENGTH);
  expect(Buffer.byteLength(key)).toBe(4 * MAX_KEY_LENGTH);
  expect(sortKey('ＯＧ－240')).toBe('og-240');
});
