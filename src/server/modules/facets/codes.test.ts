import { CHUNK_SIZE, NONE, copyWithRoom, fromText, nextCode, toText } from './codes';

test('codes leave out what is no character', () => {
  expect(nextCode(NONE)).toBe(0x21);
  expect(nextCode(0xd7ff)).toBe(0xe000);
  expect(nextCode(0xffff)).toBe(0x10000);
});

test.each([
  [NONE, 0x7f, 0x80, 0xd7ff, 0xe000, 0xfeff, 0xfffe, 0xffff],
  [NONE, 0x21, 0xffff, 0x10000, 0x10000 + 49_999, 0x10000 + 50_000, 2_000_000],
])('a chunk comes back as it was: %#', (...values) => {
  const codes = copyWithRoom(undefined, Math.max(...values));
  codes.set(values, CHUNK_SIZE - values.length);
  const text = toText(codes);
  expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text);
  expect(fromText(text)).toEqual(codes);
  expect(fromText(text)[0]).toBe(NONE);
});

test('a copy has room and leaves the original as it is', () => {
  const codes = copyWithRoom(undefined, 40);
  codes[7] = 40;
  const copy = copyWithRoom(codes, 70_000);
  copy[8] = 70_000;
  expect([...copy.subarray(7, 9)]).toEqual([40, 70_000]);
  expect(codes[8]).toBe(NONE);
});

test('a text of another length is no chunk', () => {
  expect(() => fromText('   ')).toThrow('damaged');
});
