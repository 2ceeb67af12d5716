import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { company } from '@/shared/company';
import type { ErrorCode } from '@/shared/generated/errorCodes';
import { DatabaseUnavailable } from '../db/unavailable';
import { isDiskFull } from '../lib/files';
import { HttpError, badRequest, notFound, tryLater } from '../lib/httpError';
import { label } from '../lib/text';
import { cut } from '@/shared/texts';

export type Failure = FastifyError | HttpError | DatabaseUnavailable;

/** What Fastify itself rejects. */
const FASTIFY_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [
    'body_too_large',
    'The body is longer than any that this call takes.',
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'media_type_unsupported',
    'This call does not take a body of this type.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'content_length_wrong',
    'The body is not as long as it says.',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ['json_invalid', 'The body is not valid JSON.'],
  FST_ERR_BAD_URL: ['url_invalid', 'The address is not valid.'],
  FST_ERR_ASYNC_CONSTRAINT: ['url_invalid', 'The address is not valid.'],
};

const NOT_UNDERSTOOD: [ErrorCode, string] = ['invalid_request', 'The request is not understood.'];

/** The response to every failure is an `Error` of the contract; what went wrong inside stays inside. */
export const errors = fp(async (app) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw unknownUrl();
  });
});

const unknownUrl = () => notFound('url_unknown', 'There is nothing at this address.');

const errorCodes = new WeakMap<FastifyRequest, ErrorCode>();

/** The code of the error that a request gets. */
export const errorCodeOf = (request: FastifyRequest) => errorCodes.get(request);

export const setErrorCode = (request: FastifyRequest, code: ErrorCode): void =>
  void errorCodes.set(request, code);

export function sendError(failure: Failure, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode, code, message, params, extra } = toHttpError(failure);
  setErrorCode(request, code);
  const isServerError = statusCode >= 500;
  if (isServerError) logFailure(failure, request);
  if (extra.headers) reply.headers(extra.headers);
  if (statusCode === 401) reply.header('www-authenticate', challengeOf(code, request));
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

/** By RFC 6750 a challenge names an error only where a token was sent; a wrong password is none. */
function challengeOf(code: ErrorCode, { headers }: FastifyRequest): string {
  const isForToken = code === 'unauthenticated' && /^bearer /i.test(headers.authorization ?? '');
  return `Bearer realm="${company.brand.en}"${isForToken ? ', error="invalid_token"' : ''}`;
}

/** An expected one is a short line: while the database is unavailable or a disk is full there are many. */
function logFailure(failure: Failure, { log, id: reqId }: FastifyRequest): void {
  const { cause, code, message } = failure;
  const reason = cause instanceof Error ? cause.message : message;
  if (failure instanceof DatabaseUnavailable) {
    log.error({ kind: failure.kind, reason, reqId }, 'the database is not available');
  } else if (failure instanceof HttpError || isDiskFull(failure)) {
    log.error({ code, reason, reqId }, 'request failed');
  } else log.error({ err: failure, reqId }, 'request failed');
}

export function toHttpError(failure: Failure): HttpError {
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
  const { statusCode = 500, code, validation, validationContext } = failure;
  if (validation?.[0]) return withPointer(validation[0], validationContext);
  if (statusCode >= 500) {
    const message = 'Something went wrong on our side. Please try again.';
    return new HttpError(500, 'internal_error', message);
  }
  const [kind, message] = FASTIFY_ERRORS[code] ?? NOT_UNDERSTOOD;
  return new HttpError(statusCode, kind, message);
}

/** Rules with a limit: the code, the limit's name among the values, and the end of the message. */
const LIMIT_ERRORS: Record<string, [ErrorCode, 'min' | 'max', (limit: string) => string]> = {
  maxLength: ['field_too_long', 'max', (limit) => `is longer than ${limit} characters`],
  maxItems: ['field_too_many', 'max', (limit) => `must not be more than ${limit}`],
  minimum: ['field_too_small', 'min', (limit) => `must be at least ${limit}`],
  maximum: ['field_too_large', 'max', (limit) => `must be at most ${limit}`],
};

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The error for a rule of the contract, in a body with a JSON pointer to the value that breaks it. */
function withPointer(failure: FastifySchemaValidationError, context = 'body'): HttpError {
  const error = validationError(failure, context);
  const { missingProperty, additionalProperty, unevaluatedProperty } = failure.params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  const pointer = failure.instancePath + (name === undefined ? '' : `/${String(name)}`);
  if (context === 'body' && pointer !== '') error.extra.details = { pointer: cut(pointer, 200) };
  return error;
}

/** Returns one clear error for a rule of the contract that a request breaks. */
function validationError(
  { keyword, instancePath, params }: FastifySchemaValidationError,
  context: string,
): HttpError {
  if (context === 'params') return unknownUrl();
  const line = /^\/(?:lines|prices|suppliers)\/(\d+)/.exec(instancePath)?.[1];
  const place = line === undefined ? '' : ` of line ${Number(line) + 1}`;
  if (keyword === 'required') return missing(label(String(params.missingProperty)) + place);
  const unknown = params.additionalProperty ?? params.unevaluatedProperty;
  if (unknown !== undefined) {
    const field = cut(String(unknown), 100);
    return badRequest('field_unknown', `The field "${field}" is not known.`, { field });
  }
  // Of an entry of a list, the list's name.
  const name = instancePath.split('/').findLast((step) => !/^\d*$/.test(step)) ?? '';
  if (name === '') {
    const what = context === 'body' ? 'body' : 'request';
    return badRequest('invalid_request', `The ${what} is not valid.`);
  }
  const field = label(name) + place;
  const limitError = LIMIT_ERRORS[keyword];
  if (limitError) {
    const [code, bound, end] = limitError;
    const limit = Number(params.limit);
    return badRequest(code, `The ${field} ${end(limit.toLocaleString('en'))}.`, {
      field,
      [bound]: limit,
    });
  }
  if (keyword === 'minLength') return missing(field);
  if (keyword === 'enum') {
    const values = (params.allowedValues as string[]).filter(Boolean).join(', ');
    const message = `The ${field} must be one of ${values}.`;
    return badRequest('field_value_unknown', message, { field, values });
  }
  if (keyword === 'type') {
    const type = TYPES[String(params.type)] ?? String(params.type);
    return badRequest('field_type_wrong', `The ${field} must be ${type}.`, { field, type });
  }
  return badRequest('field_invalid', `The ${field} is not valid.`, { field });
}

const missing = (field: string) =>
  field === 'name'
    ? badRequest('name_missing', 'The name is missing.')
    : badRequest('field_missing', `The ${field} is missing.`, { field });
