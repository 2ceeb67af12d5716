import { namesEtag, readRange } from './http';

const TAG = '"Zm9vYmFyYmF6cXV4MTIzNA"';

test.each([
  [TAG, true],
  [`W/${TAG}`, true],
  [`"other" ,\t W/${TAG},"more"`, true],
  ['*', true],
  [' * ', true],
  ['"other"', false],
  [`"a*b"`, false],
  [TAG.slice(1, -1), false],
  [TAG.toLowerCase(), false],
  ['', false],
  [undefined, false],
])('the list %j names the tag: %j', (header, expected) => {
  expect(namesEtag(header, TAG)).toBe(expected);
  expect(namesEtag(header, `W/${TAG}`)).toBe(expected);
});

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-8', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bits=0-1', undefined],
  ['bytes=x-', undefined],
  [undefined, undefined],
])('%s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test('of nothing there is no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});
