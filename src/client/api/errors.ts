import type { NumberTaken } from './generated/hoistwayApi';

/** The server's own message, from the `error` field of its response, or the text given. */
export function errorText(failure: unknown, otherwise: string): string {
  const data = (failure as { data?: unknown } | undefined)?.data;
  const message = (data as { error?: unknown } | undefined)?.error;
  return typeof message === 'string' && message.trim() ? message : otherwise;
}

const hasStatus =
  (...statuses: unknown[]) =>
  (failure: unknown): boolean =>
    statuses.includes((failure as { status?: unknown } | undefined)?.status);

/** Nothing was answered at all. */
export const isUnreachable = hasStatus('FETCH_ERROR');

/** The backend says that there is no such thing. */
export const isNotFound = hasStatus(404);

/** The rate limit of the backend is reached. */
export const isRateLimited = hasStatus(429);

/** What was to be written has been changed since it was read; nothing was written. */
export const isChanged = hasStatus(412);

/** Asked for something by id: there is none, or the id is no id at all. */
export const isUnknownId = hasStatus(404, 400);

/** The token is missing, unknown or has run out. */
export const isUnauthorized = hasStatus(401);

/** What the backend says where another part has the number already; nothing was stored. */
export function takenNumber(failure: unknown): NumberTaken | undefined {
  if (!hasStatus(409)(failure)) return undefined;
  const { data } = failure as { data?: Partial<NumberTaken> };
  const { _id, name } = data?.holder ?? {};
  const error = errorText(failure, '');
  if (!error || typeof _id !== 'string' || typeof name !== 'string') return undefined;
  return { error, holder: { _id, name } };
}
