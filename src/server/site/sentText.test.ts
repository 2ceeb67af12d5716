import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeText, makeSentText, pack } from './sentText';

it('compresses a text once for each encoding', async () => {
  const sent = await makeSentText(Buffer.from('A text'));
  expect(await encodeText(sent, 'br')).toBe(await encodeText(sent, 'br'));
  const zipped = await encodeText(sent, 'gzip');
  expect(gunzipSync(zipped).toString()).toBe('A text');
  expect(await encodeText(sent, 'gzip')).toBe(zipped);
  const plain = await encodeText(sent);
  expect(plain.toString()).toBe('A text');
  expect(await encodeText(sent)).toBe(plain);
});

it('makes a text smaller once it is asked for again, with the same text in it', async () => {
  // Words as a page has them.
  const text = readFileSync(__filename, 'utf8');
  const sent = await makeSentText(Buffer.from(text));
  const { length } = sent.brotli;
  await pack(sent);
  expect(sent.brotli.length).toBeLessThan(length);
  expect(brotliDecompressSync(sent.brotli).toString()).toBe(text);
  const packed = sent.brotli;
  await pack(sent);
  expect(sent.brotli).toBe(packed);
});

it('leaves a text as it is that cannot be made smaller, and goes on with the next', async () => {
  const broken = { brotli: Buffer.alloc(10) };
  const { brotli } = broken;
  const next = await makeSentText(Buffer.from('The next text'));
  const [first, second] = await Promise.allSettled([pack(broken), pack(next)]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(broken.brotli).toBe(brotli);
  expect((await encodeText(next)).toString()).toBe('The next text');
});
