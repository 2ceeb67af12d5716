import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodePage, makePageCache, makeSentPage, pack, type SentPage } from './pageCache';

/** One that takes so many bytes compressed. */
const page = async (bytes: number): Promise<SentPage> => ({
  ...(await makeSentPage(200, Buffer.from('A page'), '')),
  brotli: Buffer.alloc(bytes),
});

it('keeps no more bytes than it may, and lets go what nobody asks for first', async () => {
  const cache = makePageCache(5000);
  for (const key of ['a', 'b']) cache.set(key, 'one', await page(700));
  expect(cache.bytes).toBe(2 * (3 * 700 + 2));
  cache.get('a', 'one');
  cache.set('c', 'one', await page(700));
  expect(cache.get('b', 'one')).toBeUndefined();
  expect(cache.get('a', 'one')).toBeDefined();
  expect(cache.get('c', 'one')).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(5000);
});

it('counts a page that is replaced or out of date no longer', async () => {
  const cache = makePageCache();
  cache.set('a', 'one', await page(1000));
  cache.set('a', 'one', await page(10));
  expect(cache.bytes).toBe(32);
  expect(cache.get('a', 'two')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

it('keeps no page that is larger than all together may be', async () => {
  const cache = makePageCache(5000);
  cache.set('small', 'one', await page(10));
  cache.set('large', 'one', await page(5000));
  expect(cache.get('large', 'one')).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(5000);
});

it('compresses a page once for each encoding', async () => {
  const sent = await makeSentPage(200, Buffer.from('A page'), '');
  expect(await encodePage(sent, 'br')).toBe(await encodePage(sent, 'br'));
  const zipped = await encodePage(sent, 'gzip');
  expect(gunzipSync(zipped).toString()).toBe('A page');
  expect(await encodePage(sent, 'gzip')).toBe(zipped);
  const plain = await encodePage(sent);
  expect(plain.toString()).toBe('A page');
  expect(await encodePage(sent)).toBe(plain);
});

it('makes a page smaller once it is asked for again, with the same text in it', async () => {
  // Words as a page has them.
  const text = readFileSync(__filename, 'utf8');
  const sent = await makeSentPage(200, Buffer.from(text), '');
  const { length } = sent.brotli;
  await pack(sent);
  expect(sent.brotli.length).toBeLessThan(length);
  expect(brotliDecompressSync(sent.brotli).toString()).toBe(text);
  const packed = sent.brotli;
  await pack(sent);
  expect(sent.brotli).toBe(packed);
});

it('leaves a page as it is that cannot be made smaller, and goes on with the next', async () => {
  const broken = await page(10);
  const { brotli } = broken;
  const next = await makeSentPage(200, Buffer.from('The next page'), '');
  const [first, second] = await Promise.allSettled([pack(broken), pack(next)]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(broken.brotli).toBe(brotli);
  expect((await encodePage(next)).toString()).toBe('The next page');
});
