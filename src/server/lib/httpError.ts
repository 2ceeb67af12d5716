/** A failure that the caller may read: the response holds `message`. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Record<string, string> = {},
    /** What the response says beside the message. */
    readonly details: object = {},
  ) {
    super(message);
  }
}

export const badRequest = (message: string) => new HttpError(400, message);
export const notFound = (message: string) => new HttpError(404, message);
export const tooLarge = (message: string) => new HttpError(413, message);

/** What cannot be done now, but may be after so many seconds; `cause` is for the log. */
export function tryLater(
  statusCode: 429 | 503,
  message: string,
  seconds: number,
  cause?: unknown,
): HttpError {
  const error = new HttpError(statusCode, message, { 'retry-after': String(seconds) });
  if (cause !== undefined) error.cause = cause;
  return error;
}
