import type { FastifyRequest } from 'fastify';
import { readText } from '../lib/text';

/** Passwords, and pieces of texts, whose outer blanks count. */
const VERBATIM = new Set(['password', 'currentPassword', 'newPassword', 'find', 'replaceWith']);

/** No body of the contract nests deeper; the validation rejects one that does. */
const MAX_DEPTH = 5;

/** Replaces the texts of the query and of a JSON body by what is stored, before they are validated. */
export async function readTexts(request: FastifyRequest): Promise<void> {
  request.query = readValue(request.query);
  request.body = readValue(request.body);
}

/** The same for a value of a JSON body. */
export function readValue(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') return VERBATIM.has(field) ? value : readText(field, value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((each) => readValue(each, field, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, readValue(each, name, depth + 1)]),
  );
}
