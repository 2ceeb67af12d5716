/** What the page itself sees while it loads; times in milliseconds since the navigation. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  shifts: { time: number; value: number }[];
}

declare global {
  interface Window {
    observed?: Observed;
  }
}

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Runs in the page before its own scripts. It has no function of a name, because tsx would wrap
 * each of them in a helper that the page has not.
 */
export function observePage(): void {
  const observed: Observed = { firstPaint: 0, largestPaint: 0, longTasks: [], shifts: [] };
  window.observed = observed;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime: start, duration } = entry;
      if (name === 'first-contentful-paint') observed.firstPaint = start;
      else if (entryType === 'largest-contentful-paint') observed.largestPaint = start;
      else if (entryType === 'longtask') observed.longTasks.push({ start, duration });
      else if (entryType === 'layout-shift') {
        const { value, hadRecentInput } = entry as ShiftEntry;
        if (!hadRecentInput) observed.shifts.push({ time: start, value });
      }
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    observer.observe({ type, buffered: true });
  }
}

/** Time that input would have had to wait for: what long tasks take beyond 50 ms after the first paint. */
export function blockingTime({ firstPaint, longTasks }: Observed): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
}

/** The worst burst of layout shifts: at most 1 s from one to the next, and 5 s in all. */
export function cumulativeShift({ shifts }: Observed): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { time, value } of shifts) {
    if (time - last > 1000 || time - first > 5000) [sum, first] = [0, time];
    sum += value;
    last = time;
    worst = Math.max(worst, sum);
  }
  return worst;
}
