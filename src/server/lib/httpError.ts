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
