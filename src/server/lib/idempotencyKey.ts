import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_KEY } from '@/shared/messageForms';
import { badRequest } from './httpError';

/** The key under which a request may be repeated, if it has one. Throws 400 for an invalid one. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (IDEMPOTENCY_KEY.test(String(key))) return String(key);
  throw badRequest('idempotency_key_invalid', 'The Idempotency-Key is not valid.');
}
