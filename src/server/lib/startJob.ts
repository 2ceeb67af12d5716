import type { Logger } from 'pino';

/**
 * Runs a background job every `everyMs` milliseconds, never twice at the same time; the first time
 * after that interval, or at once. A run that rejects does not end the job. Its error is logged, once
 * for all runs that fail alike, and so is their end.
 */
export function startJob(
  name: string,
  everyMs: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  log: Logger,
  { atOnce = false } = {},
) {
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let fault: string | undefined;

  const runOnce = async (): Promise<void> => {
    try {
      await work(end.signal);
      if (fault !== undefined) log.warn(`${name} succeeds again`);
      fault = undefined;
    } catch (error) {
      if (fault !== String(error)) log.error({ err: error }, `${name} failed`);
      fault = String(error);
    } finally {
      running = undefined;
    }
  };
  /** Runs it now, unless a run is under way. */
  const start = (): void => {
    if (!end.signal.aborted) running ??= runOnce();
  };

  const timer = setInterval(start, everyMs).unref();
  if (atOnce) start();
  return {
    start,
    /** Starts a run unless one is under way; resolves when it has ended. */
    run: async () => {
      start();
      await running;
    },
    /** Aborts the signal of the run under way and waits for its end; there is no other. */
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
