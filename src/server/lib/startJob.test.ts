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

test('logs once that runs fail, and that they succeed again', async () => {
  const lines: string[] = [];
  const faults = ['no database', 'no database', 'no disk'];
  const work = () => {
    const fault = faults.shift();
    return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
  };
  const job = startJob('a job', 60_000, work, quietLog(lines), { atOnce: true });
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  await job.stop();
  expect(lines).toEqual([
    expect.stringMatching(/no database.*a job failed/),
    expect.stringMatching(/no disk.*a job failed/),
    expect.stringContaining('a job succeeds again'),
  ]);
});
