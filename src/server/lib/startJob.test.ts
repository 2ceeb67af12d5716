import { quietLog } from '@/server/testing/buildTestApp';
import { startJob } from './startJob';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('runs at its interval, one run at a time, until it is stopped', async () => {
  const ends: (() => void)[] = [];
  let isAborted = () => false;
  const job = startJob(
    'a job',
    1000,
    (signal) => {
      isAborted = () => signal.aborted;
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    quietLog(),
  );
  expect(ends).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
  let isStopped = false;
  const stopping = job.stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(5000);
  expect([isAborted(), isStopped]).toEqual([true, false]);
  ends[1]?.();
  await stopping;
  await job.run();
  expect(ends).toHaveLength(2);
});

test('logs the error of a run that fails, and goes on', async () => {
  const lines: string[] = [];
  const work = () => Promise.reject(new Error('no database'));
  const job = startJob('a job', 60_000, work, quietLog(lines), { atOnce: true });
  await jest.advanceTimersByTimeAsync(60_000);
  await job.stop();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('a job failed');
});
