/** A failure that the caller may read: `message` is the one clear sentence of the answer. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const badRequest = (sentence: string) => new HttpError(400, sentence);
export const notFound = (sentence: string) => new HttpError(404, sentence);
export const tooLarge = (sentence: string) => new HttpError(413, sentence);

/** What is needed to answer cannot be reached; `cause` is for the log. */
export function unavailable(sentence: string, cause?: unknown): HttpError {
  const error = new HttpError(503, sentence, { 'retry-after': '5' });
  error.cause = cause;
  return error;
}
