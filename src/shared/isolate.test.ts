import { isolated, joined } from './isolate';

it.each(['مصعد الخليج', 'מעליות הצפון'])('isolates %s from what stands beside it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  expect(joined([name, 'HQ-1', undefined, false, ''])).toBe(`\u2068${name}\u2069 · HQ-1`);
});

it('leaves other texts alone', () => {
  expect(joined(['上海电梯', 'Ünal', 3], ', ')).toBe('上海电梯, Ünal, 3');
});
