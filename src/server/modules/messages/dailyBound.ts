import { type HttpError, tryLater } from '@/server/lib/httpError';
import type { Log } from '@/server/log';

const DAY_MS = 86_400_000;
/** Share of the day's bound from which on the operator is warned. */
const WARNING_SHARE = 0.8;

/** Says in the log when the day's bound is near and when it is reached; once, whatever backend is the one. */
export function warnOfDailyBound(log: Log, storedToday: number, perDay: number): void {
  if (storedToday === perDay) {
    log.error({ perDay }, 'MESSAGES_PER_DAY is reached: messages are refused until 00:00 UTC');
  } else if (storedToday === Math.ceil(perDay * WARNING_SHARE)) {
    log.warn({ storedToday, perDay }, 'MESSAGES_PER_DAY is nearly reached');
  }
}

/** The response to a message that is one too many; `now` in milliseconds since 1970. */
export function tooManyToday(now: number): HttpError {
  const seconds = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  return tryLater(
    429,
    'daily_limit_reached',
    'No more messages can be taken today. Please write an e-mail instead, or try again tomorrow.',
    seconds,
  );
}
