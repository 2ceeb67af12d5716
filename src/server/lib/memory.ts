import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const INTERVAL_MS = 5000;
/** Shares of the time in which the event loop was at work. */
const BUSY = 0.3;
const AT_REST = 0.1;

/**
 * Gives memory back once a rush is over. V8 collects only as it allocates, so a process at rest
 * would keep what its busiest minute took. The one collection takes some 100 ms. `utilization`
 * returns the share of the time since its last call in which the process was at work.
 */
export function makeIdleMemory(utilization: () => number, collect: () => void): () => void {
  let wasBusy = false;
  return () => {
    const share = utilization();
    if (share >= BUSY) wasBusy = true;
    if (share > AT_REST || !wasBusy) return;
    wasBusy = false;
    collect();
  };
}

/**
 * Percent by which the heap may grow between two whole collections. V8's own choice lets what the
 * requests of a crowd leave behind become several times what is in use, for less work.
 */
const HEAP_GROWTH = 60;

/**
 * V8 puts new objects of a kind that has lived long among the old ones at once. Those of a page and of
 * a response don't live, and each then keeps others: two fifths of what a page left among the old.
 */
const ALL_BEGIN_YOUNG = '--no-allocation-site-pretenuring';

/** Keeps the process's memory near what it needs, until it is stopped. */
export function watchMemory(): () => void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  setFlagsFromString(ALL_BEGIN_YOUNG);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let last = performance.eventLoopUtilization();
  const utilization = () => {
    const now = performance.eventLoopUtilization();
    const { utilization: share } = performance.eventLoopUtilization(now, last);
    last = now;
    return share;
  };
  const timer = setInterval(makeIdleMemory(utilization, collect), INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
