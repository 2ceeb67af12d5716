import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorCode } from '@/shared/errorCodes';
import { DatabaseUnavailable } from '../db/unavailable';
import { isDiskFull } from '../lib/files';
import { HttpError, notFound, tryLater } from '../lib/httpError';
import { validationError } from './validationErrors';

/** What Fastify itself rejects. */
const FASTIFY_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'body_too_large',
    message: 'The body is larger than 1 MiB.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'media_type_unsupported',
    message: 'This call does not take a body of this type.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'content_length_wrong',
    message: 'The body is not as long as it says.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    code: 'json_invalid',
    message: 'The body is not valid JSON.',
  },
  FST_ERR_BAD_URL: { code: 'url_invalid', message: 'The address is not valid.' },
  FST_ERR_ASYNC_CONSTRAINT: { code: 'url_invalid', message: 'The address is not valid.' },
};

type Failure = FastifyError | HttpError | DatabaseUnavailable;

/** The response to every failure is an `Error` of the contract; what went wrong inside stays inside. */
export const errors = fp(async (app) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw notFound('url_unknown', 'There is nothing at this address.');
  });
});

export function sendError(failure: Failure, request: FastifyRequest, reply: FastifyReply): void {
  if (failure instanceof DatabaseUnavailable) logShortage(failure, request);
  const { statusCode, code, message, params, extra } = toHttpError(failure);
  const isServerError = statusCode >= 500;
  if (isServerError && !(failure instanceof DatabaseUnavailable))
    request.log.error({ err: failure, reqId: request.id }, 'request failed');
  if (extra.headers) reply.headers(extra.headers);
  reply.header('cache-control', 'no-store');
  // A visitor who quotes the reference leads to the lines of the log.
  const reference = isServerError ? request.id : undefined;
  void reply.code(statusCode).send({
    error: reference ? `${message} (reference ${reference})` : message,
    code,
    params: reference ? { ...params, reference } : params,
    ...extra.details,
  });
}

/** One short line each: while the database is away there may be many. */
function logShortage({ shortage, cause }: DatabaseUnavailable, request: FastifyRequest): void {
  const reason = cause instanceof Error ? cause.message : undefined;
  request.log.error({ shortage, reason, reqId: request.id }, 'the database is not available');
}

function toHttpError(failure: Failure): HttpError {
  if (failure instanceof HttpError) return failure;
  if (failure instanceof DatabaseUnavailable) {
    return tryLater(503, failure.code, failure.message, failure.retryAfterSeconds);
  }
  if (isDiskFull(failure)) {
    return new HttpError(
      507,
      'disk_full',
      'The server has no room left on its disk, so nothing was stored. Please try again later.',
    );
  }
  const [problem] = failure.validation ?? [];
  if (problem) return validationError(problem, failure.validationContext);
  const { statusCode = 500 } = failure;
  if (statusCode >= 400 && statusCode < 500) {
    const { code, message } = FASTIFY_ERRORS[failure.code] ?? {
      code: 'invalid_request' as const,
      message: 'The request is not understood.',
    };
    return new HttpError(statusCode, code, message);
  }
  return new HttpError(
    500,
    'internal_error',
    'Something went wrong on our side. Please try again.',
  );
}
