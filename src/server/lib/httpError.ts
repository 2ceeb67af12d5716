import type { ErrorCode, ErrorParams } from '@/shared/generated/errorCodes';

/** A failure that the caller may read, see `Error` in the contract. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    /** One clear message in English. */
    message: string,
    /** The values in the message, for its translations. */
    readonly params?: ErrorParams,
    readonly extra: {
      headers?: Record<string, string>;
      /** Further fields of the response. */
      details?: object;
    } = {},
  ) {
    super(message);
  }
}

export const badRequest = (code: ErrorCode, message: string, params?: ErrorParams) =>
  new HttpError(400, code, message, params);
/** A 400 for one value, which the JSON pointer leads to. */
export const badValue = (
  pointer: string,
  code: ErrorCode,
  message: string,
  params?: ErrorParams,
): HttpError => new HttpError(400, code, message, params, { details: { pointer } });
export const notFound = (code: ErrorCode, message: string) => new HttpError(404, code, message);
export const conflict = (code: ErrorCode, message: string, params?: ErrorParams) =>
  new HttpError(409, code, message, params);
export const tooLarge = (code: ErrorCode, message: string, params?: ErrorParams) =>
  new HttpError(413, code, message, params);

/** What is impossible now, but may succeed after so many seconds; `cause` is for the log. */
export function tryLater(
  statusCode: 429 | 503,
  code: ErrorCode,
  message: string,
  seconds: number,
  { cause, params }: { cause?: unknown; params?: ErrorParams } = {},
): HttpError {
  const headers = { 'retry-after': String(seconds) };
  const error = new HttpError(statusCode, code, message, params, { headers });
  if (cause !== undefined) error.cause = cause;
  return error;
}
