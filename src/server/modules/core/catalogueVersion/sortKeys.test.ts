import { compareNames } from '@/shared/compareNames';
import { MAX_KEY_LENGTH, sortKey } from '@/server/lib/sortKey';
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
  'OB-425',
  'OB-80',
  '按钮',
  '安全钳',
];

/** In the order of their keys by code point. */
async function sorted(names: readonly string[]): Promise<string[]> {
  const keyed = await Promise.all(
    names.map(async (name) => ({ name, key: Buffer.from(await sortKey(name)) })),
  );
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ name }) => name);
}

test.each([
  [['OB-80', 'OB-425', 'OB‑1000']],
  [['Bolt M8', 'Bolt M8 long', 'bolt M10', 'Bolt Ｍ12']],
  [['Adapter', 'Ärmel', 'Base', 'emil', 'Émile', 'Fan', 'møller', 'mount', 'Zebra']],
  [['安全钳', '按钮', '按钮盒', '钢丝绳', '门机', '曳引机', '重锤', '轴承']],
  [['10 mm', '抱闸 2', '抱闸 10', 'Band 2', 'Brake 2', 'M8 螺栓', 'M8 bolt']],
  [['999', '12345678901234', '123456789012345678']],
  [['0.5 mm', '1 mm', '1.5 mm', '2 mm', '10 mm', 'M8', 'M8.5', 'M10']],
])('%j is in order on the server and in the console', async (names) => {
  expect(await sorted([...names].reverse())).toEqual(names);
  expect([...names].reverse().sort(compareNames)).toEqual(names);
});

test.each(DATABASE_KINDS)(
  'names and brands of any characters are stored and sorted on %s',
  async (kind) => {
    const app = await buildTestApp({ kind });
    await app.logInAs('admin');
    for (const name of NAMES) {
      const { _id: categoryId } = await app.addCategory(name);
      await app.addPart({ name, brand: worst(500), categoryId });
    }
    const names = await sorted(NAMES);
    for (const sort of ['name', 'category']) {
      const path = `/spare-parts?page=1&limit=100&sort=${sort}`;
      const { data } = await app.read<{ data: { name: string }[] }>(path);
      expect(data.map(({ name }) => name)).toEqual(names);
    }
    const { body } = await app.get<{ name: string }[]>('/categories');
    const keysOf = (all: string[]) => Promise.all(all.map(sortKey));
    expect(await keysOf(body.map(({ name }) => name))).toEqual(await keysOf(names));
  },
);

test('a key is bounded without breaking a character', async () => {
  const key = await sortKey('\u{10ffff}'.repeat(900));
  expect([...key]).toHaveLength(MAX_KEY_LENGTH);
  expect(Buffer.byteLength(key)).toBe(4 * MAX_KEY_LENGTH);
});
