import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { badRequest, type HttpError } from '../lib/httpError';
import { label } from '../lib/text';

/** One clear error for a rule of the contract that a request breaks. */
export function validationError(
  { keyword, instancePath, params }: FastifySchemaValidationError,
  context = 'body',
): HttpError {
  if (keyword === 'required') return missing(label(String(params.missingProperty)));
  if (keyword === 'additionalProperties') {
    const field = String(params.additionalProperty).slice(0, 100);
    return badRequest('field_unknown', `The field "${field}" is not known.`, { field });
  }
  const [, name = ''] = instancePath.split('/');
  if (name === '') {
    const what = context === 'body' ? 'body' : 'request';
    return badRequest('invalid_request', `The ${what} is not valid.`);
  }
  if (context === 'params' && name === 'id')
    return badRequest('id_invalid', 'This id is not valid.');
  const field = label(name);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'minLength':
      return missing(field);
    case 'maxLength':
      return badRequest('field_too_long', `The ${field} is longer than ${limit} characters.`, {
        field,
        max: limit,
      });
    case 'maxItems':
      return badRequest('field_too_many', `The ${field} must not be more than ${limit}.`, {
        field,
        max: limit,
      });
    case 'minimum':
      return badRequest('field_too_small', `The ${field} must be at least ${limit}.`, {
        field,
        min: limit,
      });
    case 'maximum':
      return badRequest('field_too_large', `The ${field} must be at most ${limit}.`, {
        field,
        max: limit,
      });
    case 'enum': {
      const values = (params.allowedValues as string[]).join(', ');
      return badRequest('field_value_unknown', `The ${field} must be one of ${values}.`, {
        field,
        values,
      });
    }
    case 'type': {
      const type = TYPES[String(params.type)] ?? String(params.type);
      return badRequest('field_type_wrong', `The ${field} must be ${type}.`, { field, type });
    }
    default:
      return badRequest('field_invalid', `The ${field} is not valid.`, { field });
  }
}

const missing = (field: string) =>
  field === 'name'
    ? badRequest('name_missing', 'The name is missing.')
    : badRequest('field_missing', `The ${field} is missing.`, { field });

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
};
