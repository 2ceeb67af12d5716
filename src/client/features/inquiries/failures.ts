/** A failed submission, as the client's call or the server's rendering describes it. */
interface Failure {
  status?: unknown;
  /** Seconds. */
  retryAfter?: number;
  data?: { reference?: unknown };
}

/** Longer pauses than this are about the daily limit, not about one network. */
const SHORT_PAUSE_SECONDS = 3600;

/** A browser without script submits what the client would have rejected. */
export const isInvalid = (failure: unknown) => (failure as Failure).status === 400;

/** An earlier version of the message was stored with the same key. */
export const isKeyReused = (failure: unknown) => (failure as Failure).status === 409;

/** The reference of that earlier version. */
export function earlierReference(failure: unknown): string {
  const { reference } = (failure as Failure).data ?? {};
  return typeof reference === 'string' ? reference : '';
}

/** Key of the text that says why the message was not stored. */
export function reasonOf(failure: unknown) {
  const { status, retryAfter = 0 } = failure as Failure;
  if (isKeyReused(failure)) return 'failed.earlier';
  if (status !== 429) return 'failed.text';
  return retryAfter > SHORT_PAUSE_SECONDS ? 'failed.full' : 'failed.tooMany';
}
