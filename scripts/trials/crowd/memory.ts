import { memory } from '../../bench/lib/children';
import { whole } from '../../bench/lib/report';
import type { Score } from '../lib/trial';

const INTERVAL_MS = 250;
/** So long the backend may take to give memory back. */
const REST_MS = 60_000;
const TOLERANCE = 1.1;

/** Watches the resident memory of a process from now on, in MiB. */
export function watchMemory(pid: number) {
  const now = () => memory(pid)?.now ?? 0;
  const before = now();
  let most = before;
  const look = () => {
    most = Math.max(most, now());
  };
  const timer = setInterval(look, INTERVAL_MS);
  timer.unref();

  /** Once the load has ended: waits until the process has given back what it took, or a minute. */
  const report = async (score: Score, goal: number): Promise<void> => {
    const ended = performance.now();
    while (now() > before * TOLERANCE && performance.now() - ended < REST_MS) {
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
    clearInterval(timer);
    const seconds = (performance.now() - ended) / 1000;
    const text = (value: number) => `${whole(value)} MiB`;
    score.put('memory before the crowd', text(before));
    score.put('most memory', text(most), `≤ ${text(goal)}`, most <= goal);
    const after = now();
    const isBack = after <= before * TOLERANCE;
    const back = `${text(after)} after ${seconds.toFixed(0)} s`;
    score.put('memory when it was over', back, `≤ ${text(before * TOLERANCE)}`, isBack);
  };

  return { report };
}
