import { makeUploadBudget } from './uploadBudget';

const max = { all: 1000, perIp: 128, perNetwork: 256, perForm: 40 };
const tooMany = expect.objectContaining({ statusCode: 503, code: 'overloaded' });

/** Takes bytes in small pieces, as a form brings them; returns how many it got when it is rejected. */
function fill({ take }: { take: (bytes: number) => void }, bytes: number): number {
  for (let taken = 0; taken < bytes; taken += 1) {
    try {
      take(1);
    } catch (error) {
      expect(error).toEqual(tooMany);
      return taken;
    }
  }
  return bytes;
}

test('forms that are being received are bounded, of each IP address and network', () => {
  const budget = makeUploadBudget(max);
  const [first, second] = [budget('192.0.2.1', jest.fn()), budget('192.0.2.1', jest.fn())];
  first.take(128);
  expect(() => second.take(1)).toThrow(tooMany);
  second.release();
  first.release();
  expect(() => budget('192.0.2.1', jest.fn()).take(128)).not.toThrow();
  const subnets = ['1', '2', '3'].map((subnet) => budget(`2001:db8:0:${subnet}::1`, jest.fn()));
  expect(subnets.map((form) => fill(form, 128))).toEqual([128, 128, 0]);
});

test.each([9, 40])('%i senders with unfinished forms exclude no other', (senders) => {
  const budget = makeUploadBudget(max);
  const ended = jest.fn();
  for (let index = 0; index < 3 * senders; index += 1) {
    const form = budget(`192.0.2.${index % senders}`, ended);
    if (fill(form, 42) < 42) form.release();
  }
  const onEnd = jest.fn();
  const fair = Math.floor(max.all / (senders + 1));
  expect(fill(budget('198.51.100.1', onEnd), fair)).toBe(fair);
  expect(onEnd).not.toHaveBeenCalled();
  expect(ended).toHaveBeenCalledWith(tooMany);
});

test('senders whose forms have arrived and wait exclude none that holds nothing', () => {
  const budget = makeUploadBudget(max);
  for (let index = 1; index <= 8; index += 1) {
    const form = budget(`192.0.${index}.1`, jest.fn());
    if (fill(form, 128) < 128) form.release();
    else form.finish();
  }
  expect(fill(budget('198.51.100.1', jest.fn()), max.perForm)).toBe(max.perForm);
});

test('a form that has ended for others, or has arrived, takes and loses nothing', () => {
  const budget = makeUploadBudget({ all: 100, perIp: 80, perNetwork: 80, perForm: 60 });
  const arrived = jest.fn();
  const arriving = jest.fn();
  const complete = budget('192.0.2.1', arrived);
  complete.take(50);
  complete.finish();
  const other = budget('192.0.2.2', arriving);
  other.take(45);
  const last = budget('192.0.2.3', jest.fn());
  last.take(10);
  expect([arrived, arriving].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(() => other.take(1)).toThrow(tooMany);
  last.take(40);
  expect(() => last.take(1)).toThrow(tooMany);
});
