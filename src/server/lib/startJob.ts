import type { Logger } from 'pino';

/** While a job keeps failing, its error is logged no more often than this. */
const LOG_AGAIN_MS = 10 * 60_000;

export interface Job {
  /** Runs it now, unless a run is under way. */
  start: () => void;
  /** As `start`; resolves when the run has ended. */
  run: () => Promise<void>;
  /** Aborts the signal of the run under way and waits for its end; there is no other. */
  stop: () => Promise<void>;
}

/**
 * Runs a background job every `everyMs` milliseconds, never twice at the same time; the first time
 * after that interval, or at once. A run that rejects is logged and does not end the job.
 */
export function startJob(
  name: string,
  everyMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  log: Logger,
  { atOnce = false } = {},
): Job {
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let loggedAt: number | undefined;

  const runOnce = async (): Promise<void> => {
    try {
      await work(end.signal);
      loggedAt = undefined;
    } catch (error) {
      const now = performance.now();
      if (loggedAt === undefined || now - loggedAt >= LOG_AGAIN_MS) {
        log.error({ err: error }, `${name} failed`);
        loggedAt = now;
      }
    } finally {
      running = undefined;
    }
  };
  const start = (): void => {
    if (!end.signal.aborted) running ??= runOnce();
  };

  const timer = setInterval(start, everyMs);
  timer.unref();
  if (atOnce) start();
  return {
    start,
    run: async () => {
      start();
      await running;
    },
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
