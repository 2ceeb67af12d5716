import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken } from './tokens';

/** So long a browser is known: a year. */
export const DEVICE_SECONDS = 365 * 86_400;

/** Under another password of the account the browser is a stranger again. */
export const deviceHash = (token: string, passwordHash: string) =>
  hashOfToken(`${token} ${passwordHash}`);

const COOKIE = 'hoistway_device';
/** Browsers take this name only by TLS, from this very host, so nobody beside it can plant one. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const ATTRIBUTES = `Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Strict`;

/** The token of an earlier login; over TLS only from the cookie that nobody else can plant. */
export function deviceTokenOf(request: FastifyRequest, isSecure: boolean): string | undefined {
  const wanted = isSecure ? SECURE_COOKIE : COOKIE;
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === wanted && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** No use to scripts or other sites, and opens nothing by itself. */
export function giveDeviceToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.header(
    'set-cookie',
    isSecure
      ? `${SECURE_COOKIE}=${token}; Path=/; ${ATTRIBUTES}; Secure`
      : `${COOKIE}=${token}; Path=/auth/login; ${ATTRIBUTES}`,
  );
}
