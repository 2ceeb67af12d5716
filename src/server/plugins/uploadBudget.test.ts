import { makeUploadBudget } from './uploadBudget';

test('forms that are being received are bounded, of each IP address and of all', () => {
  const budget = makeUploadBudget({ all: 100, perIp: 60 });
  const [first, second, other] = [budget('192.0.2.1'), budget('192.0.2.1'), budget('192.0.2.2')];
  first.take(60);
  expect(() => second.take(1)).toThrow(expect.objectContaining({ statusCode: 503 }));
  second.release();
  other.take(40);
  expect(() => budget('192.0.2.3').take(1)).toThrow('Too many files are being sent at the moment.');
  first.release();
  expect(() => second.take(50)).not.toThrow();
});
