import { pageOf } from './pageParam';

it.each([
  ['', 1],
  ['page=', 1],
  ['page=2', 2],
  ['page=120', 120],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1e3', 1],
  ['page=99999999', 1],
])('%s is page %d', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});
