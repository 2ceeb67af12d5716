import { within } from '@/server/lib/within';
import { HttpError, tryLater } from '@/server/lib/httpError';
import type { Log } from '@/server/log';

/** Something without which the backend should get no requests. */
export interface ReadinessCheck {
  /** Begins the message of a failure: `The database`. */
  subject: string;
  /** Rejects when it is not ready; the message of an `HttpError` is told as it is. */
  run: () => Promise<void>;
  /** How long a success is valid, so that frequent requests cost nothing. */
  keepMs: number;
}

/** A check that has not ended by then has failed. */
const LIMIT_MS = 1500;

/** Runs all checks; throws a 503 with one message about the first one that failed. */
export function makeReadiness(checks: ReadinessCheck[], log: Log): () => Promise<void> {
  const shared = checks.map((check) => shareWhile(() => runWithin(check, log), check.keepMs));
  return async () => {
    await Promise.all(shared.map((check) => check()));
  };
}

async function runWithin({ subject, run }: ReadinessCheck, log: Log): Promise<void> {
  const failure = () => tryLater(503, 'not_ready', `${subject} does not answer.`, 2);
  try {
    await within(run(), LIMIT_MS, failure);
  } catch (error) {
    log.error({ err: error }, `not ready: ${subject}`);
    throw error instanceof HttpError ? error : failure();
  }
}

/** Requests while it runs, or soon after it has succeeded, share the result. */
function shareWhile(run: () => Promise<void>, keepMs: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  let succeededAt = -Infinity;
  return async () => {
    if (performance.now() - succeededAt < keepMs) return;
    running ??= run()
      .then(() => {
        succeededAt = performance.now();
      })
      .finally(() => {
        running = undefined;
      });
    await running;
  };
}
