/** What a failed call looks like, as far as its text goes. */
interface CallFailure {
  status?: number | string;
  data?: unknown;
}

/** The server's own message, from the `error` field of its response, or the text given. */
export function errorText(failure: unknown, otherwise: string): string {
  const data = (failure as CallFailure | undefined)?.data;
  const message = (data as { error?: unknown } | undefined)?.error;
  return typeof message === 'string' && message.trim() ? message : otherwise;
}

/** Nothing was answered at all. */
export const isUnreachable = (failure: unknown): boolean =>
  (failure as CallFailure | undefined)?.status === 'FETCH_ERROR';

/** The backend says that there is no such thing. */
export const isNotFound = (failure: unknown): boolean =>
  (failure as CallFailure | undefined)?.status === 404;

/** What was to be written has been changed since it was read; nothing was written. */
export const isChanged = (failure: unknown): boolean =>
  (failure as CallFailure | undefined)?.status === 412;

/** Asked for something by id: there is none, or the id is no id at all. */
export const isUnknownId = (failure: unknown): boolean =>
  isNotFound(failure) || (failure as CallFailure | undefined)?.status === 400;

/** The token is missing, unknown or has run out. */
export const isUnauthorized = (failure: unknown): boolean =>
  (failure as CallFailure | undefined)?.status === 401;
