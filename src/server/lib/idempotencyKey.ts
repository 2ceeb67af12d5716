import type { IncomingHttpHeaders } from 'node:http';
import { IDEMPOTENCY_KEY } from '@/shared/messageForms';
import { badRequest } from './httpError';

/** Returns the key under which a request may be repeated. Throws `idempotency_key_invalid`. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (IDEMPOTENCY_KEY.test(String(key))) return String(key);
  throw badRequest('idempotency_key_invalid', 'The Idempotency-Key is not valid.');
}
