import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { encode } from './encodedResponse';

it.each([
  ['short', 100, false],
  ['long', 10_000, true],
  ['longer than what is compressed on the spot', 200_000, true],
])(
  'a %s response says the same compressed, and compressed only where it helps',
  async (_, length, helps) => {
    const value = { text: 'lift '.repeat(length / 5) };
    const { body, bytes } = await encode(value, true, undefined);
    expect(Buffer.isBuffer(body)).toBe(helps);
    const text = Buffer.isBuffer(body) ? gunzipSync(body).toString() : body;
    expect(JSON.parse(text)).toEqual(value);
    expect(bytes).toBe(Buffer.byteLength(body));
    expect((await encode(value, false, undefined)).body).toBe(JSON.stringify(value));
  },
);

test('a compressed response keeps no more memory than it says, but for a piece shared with others', async () => {
  const { body } = await encode({ text: randomBytes(2000).toString('hex') }, true, undefined);
  expect(Buffer.isBuffer(body) && body.buffer.byteLength).toBeLessThanOrEqual(Buffer.poolSize);
});
