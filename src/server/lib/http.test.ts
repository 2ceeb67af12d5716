import { namesEtag } from './http';

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
