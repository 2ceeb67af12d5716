import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { label } from '../lib/text';

/** One clear message for a rule of the contract that a request breaks. */
export function validationMessage(
  { keyword, instancePath, params }: FastifySchemaValidationError,
  context = 'body',
): string {
  const field = instancePath.split('/')[1] ?? '';
  if (keyword === 'required') return `The ${label(String(params.missingProperty))} is missing.`;
  if (keyword === 'additionalProperties') {
    return `The field "${String(params.additionalProperty).slice(0, 100)}" is not known.`;
  }
  if (field === '') return `The ${context === 'body' ? 'body' : 'request'} is not valid.`;
  if (context === 'params' && field === 'id') return 'This id is not valid.';
  const name = `The ${label(field)}`;
  switch (keyword) {
    case 'minLength':
      return `${name} is missing.`;
    case 'maxLength':
      return `${name} is longer than ${String(params.limit)} characters.`;
    case 'maxItems':
      return `${name} must not be more than ${String(params.limit)}.`;
    case 'minimum':
      return `${name} must be at least ${String(params.limit)}.`;
    case 'maximum':
      return `${name} must be at most ${String(params.limit)}.`;
    case 'enum':
      return `${name} must be one of ${(params.allowedValues as string[]).join(', ')}.`;
    case 'type':
      return `${name} must be ${TYPES[String(params.type)] ?? String(params.type)}.`;
    default:
      return `${name} is not valid.`;
  }
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
};
