import { cookieOfList, readCookieList, withCookieLines } from './cookieList';
import { MAX_COOKIE_LINES, MAX_QUANTITY } from './limits';

const lines = [
  { partId: '671f0c2ab3d94e5f60718301', quantity: 4 },
  { partId: '671f0c2ab3d94e5f60718302', quantity: MAX_QUANTITY },
];
const full = Array.from({ length: MAX_COOKIE_LINES }, (_none, index) => ({
  partId: `part-${index}`,
  quantity: 1,
}));

/** As a browser sends it back, among others. */
const sentBack = (cookie: string) => `a=b; ${cookie.split(';')[0]}; c`;

it('reads back what it has written', () => {
  expect(readCookieList(sentBack(cookieOfList(lines, false)))).toEqual(lines);
  expect(cookieOfList(lines, true)).toMatch(/; Path=\/; Max-Age=7776000; SameSite=Lax; Secure$/);
  expect(cookieOfList([], false)).toBe('quotationList=; Path=/; Max-Age=0; SameSite=Lax');
});

it.each([
  undefined,
  '',
  'quotationList',
  'quotationList=',
  'quotationList=..~.~~',
  'quotationList=a~0.b~-1.c~1e9.d~1000001.e~.f~NaN.g',
  'quotationList=<b>~1.%61 ~2./../~3',
  `quotationList=${'a'.repeat(65)}~1`,
  'quotationlist=a~1',
])('reads no line from %j', (cookies) => expect(readCookieList(cookies)).toEqual([]));

it('reads the valid lines only, each part once and no more than the cookie may have', () => {
  const quantity = (cookie: string) => readCookieList(`quotationList=${cookie}`);
  expect(quantity('a~2.b~0.a~3')).toEqual([{ partId: 'a', quantity: 5 }]);
  expect(quantity(`a~${MAX_QUANTITY}.a~1`)).toEqual([{ partId: 'a', quantity: MAX_QUANTITY }]);
  const more = [...full, { partId: 'one-more', quantity: 1 }];
  expect(readCookieList(sentBack(cookieOfList(more, false)))).toEqual(full);
});

it('takes a part that it has already when it is full, and no other', () => {
  expect(withCookieLines(full, [{ partId: 'part-0', quantity: 2 }])?.[0]).toEqual({
    partId: 'part-0',
    quantity: 3,
  });
  expect(withCookieLines(full, [{ partId: 'one-more', quantity: 1 }])).toBeUndefined();
});
