import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../db/unavailable';
import { isDiskFull } from '../lib/files';
import { HttpError, tryLater } from '../lib/httpError';
import { inChinese, isInChinese } from './chinese';
import { validationMessage } from './validationMessages';

/** Messages for what Fastify refuses itself. */
const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than 1 MiB.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This call does not take a body of this type.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as it says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_BAD_URL: 'The address is not valid.',
  FST_ERR_ASYNC_CONSTRAINT: 'The address is not valid.',
};

/** The response to every failure is `{error: "<one clear message>"}`; what went wrong inside stays inside. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send({ error: 'There is nothing at this address.' });
  });
}

export function sendError(
  failure: FastifyError | HttpError | DatabaseUnavailable,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (failure instanceof DatabaseUnavailable) logShortage(failure, request);
  const error =
    failure instanceof DatabaseUnavailable
      ? tryLater(503, failure.message, failure.retryAfterSeconds)
      : failure;
  const { status, message } = explain(error);
  const isServerError = status >= 500;
  if (isServerError && error === failure)
    request.log.error({ err: error, reqId: request.id }, 'request failed');
  if (error instanceof HttpError) reply.headers(error.headers);
  reply.header('cache-control', 'no-store');
  // A visitor who quotes the reference leads to the lines of the log.
  const inLanguage = isInChinese(request) ? inChinese(message) : message;
  void reply.code(status).send({
    error: isServerError ? `${inLanguage} (reference ${request.id})` : inLanguage,
    ...(error instanceof HttpError && error.details),
  });
}

/** One short line each: while the database is away there may be many. */
function logShortage({ shortage, cause }: DatabaseUnavailable, request: FastifyRequest): void {
  const reason = cause instanceof Error ? cause.message : undefined;
  request.log.error({ shortage, reason, reqId: request.id }, 'the database is not available');
}

const DISK_FULL =
  'The server has no room left on its disk, so nothing was stored. Please try again later.';

function explain(error: FastifyError | HttpError): { status: number; message: string } {
  if (error instanceof HttpError) return { status: error.statusCode, message: error.message };
  if (isDiskFull(error)) return { status: 507, message: DISK_FULL };
  const [problem] = error.validation ?? [];
  if (problem) return { status: 400, message: validationMessage(problem, error.validationContext) };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const fallback = 'The request is not understood.';
    return { status, message: MESSAGES[error.code] ?? fallback };
  }
  return { status: 500, message: 'Something went wrong on our side. Please try again.' };
}
