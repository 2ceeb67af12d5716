import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_BULK } from '@/shared/limits';
import { readText } from '../lib/text';
import { parseJson } from './bodies';

/** Passwords, and pieces of texts, whose outer blanks count. */
const VERBATIM = new Set(['password', 'currentPassword', 'newPassword', 'find', 'replaceWith']);

/** No body of the contract nests deeper or has longer lists; the validation rejects one that does. */
const MAX_DEPTH = 5;
const MAX_ENTRIES = MAX_BULK;

/** Parses a JSON body, and replaces its texts and those of the query by what is stored, before they are validated. */
export async function readTexts(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.query = readValue(request.query);
  request.body = readValue(await parseJson(request, reply));
}

/** Returns a value of a query or JSON body with its texts as they are stored. */
export function readValue(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') return VERBATIM.has(field) ? value : readText(field, value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    return value.length > MAX_ENTRIES
      ? value
      : value.map((item) => readValue(item, field, depth + 1));
  }
  const entries = Object.entries(value);
  if (entries.length > MAX_ENTRIES) return value;
  return Object.fromEntries(
    entries.map(([name, text]) => [name, readValue(text, name, depth + 1)]),
  );
}
