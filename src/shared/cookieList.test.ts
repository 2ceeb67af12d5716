import { cookieOfList, readCookieList, storedLines, withCookieLines } from './cookieList';
import type { InquiryLine } from './inquiries';
import { MAX_COOKIE_LIST, MAX_LINES, MAX_QUANTITY } from './limits';

const lines: InquiryLine[] = [
  { partId: '671f0c2ab3d94e5f60718301', quantity: 4 },
  {
    partId: '671f0c2ab3d94e5f60718302',
    quantity: MAX_QUANTITY,
    unit: 'm',
    original: '~1.000.000 m',
  },
  { partId: '671f0c2ab3d94e5f60718303' },
  { text: '门机皮带; "5 = 50%"', quantity: 2, note: 'old type' },
];

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
  'quotationList=a~0.b~-1.c~1e9.d~1000001.f~NaN',
  'quotationList=<b>~1.%61%20~2./../~3.%E0~1',
  `quotationList=${'a'.repeat(65)}~1`,
  'quotationlist=a~1',
])('reads no line from %j', (cookies) => expect(readCookieList(cookies)).toEqual([]));

it('reads the valid lines only, each part and each text once', () => {
  const read = (cookie: string) => readCookieList(`quotationList=${cookie}`);
  expect(read('a~2.b~0.a~3')).toEqual([{ partId: 'a', quantity: 5 }]);
  expect(read(`a~${MAX_QUANTITY}.a~1`)).toEqual([{ partId: 'a', quantity: MAX_QUANTITY }]);
  expect(read('~2~~~~rope.~3~~~~rope')).toEqual([{ text: 'rope', quantity: 5 }]);
});

it('does not add up quantities in different units', () => {
  const added = [{ partId: 'a', quantity: 3, unit: 'box', note: 'urgent' }];
  expect(withCookieLines([{ partId: 'a', quantity: 2, unit: 'm' }], added)).toEqual([
    { partId: 'a', quantity: 2, unit: 'm', note: '+ 3 box; urgent' },
  ]);
});

it('stores as many lines as a cookie has room for, and accepts no more than a list may have', () => {
  const many = Array.from({ length: MAX_LINES }, (_none, index) => ({
    text: `铜线 ${index}`,
    quantity: 1,
  }));
  const stored = storedLines(many);
  expect(stored.length).toBeGreaterThan(30);
  expect(stored).toEqual(many.slice(0, stored.length));
  const cookie = cookieOfList(many, false);
  expect(readCookieList(sentBack(cookie))).toEqual(stored);
  expect(cookie.split(';')[0]!.length).toBeLessThanOrEqual(
    'quotationList='.length + MAX_COOKIE_LIST,
  );
  expect(withCookieLines(many, [{ text: '铜线 1', quantity: 2 }])?.[1]?.quantity).toBe(3);
  expect(withCookieLines(many, [{ text: 'one more' }])).toBeUndefined();
});
