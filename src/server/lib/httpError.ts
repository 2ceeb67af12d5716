/** A failure that the caller may read: the response holds `message`. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const badRequest = (message: string) => new HttpError(400, message);
export const notFound = (message: string) => new HttpError(404, message);
export const tooLarge = (message: string) => new HttpError(413, message);

/** What is needed to answer cannot be reached; `cause` is for the log. */
export function unavailable(message: string, cause?: unknown): HttpError {
  const error = new HttpError(503, message, { 'retry-after': '5' });
  error.cause = cause;
  return error;
}
