import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_SECONDS } from './repository';

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

/** Scripts and other sites cannot use it, and alone it opens nothing. */
export function giveDeviceToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.header(
    'set-cookie',
    isSecure
      ? `${SECURE_COOKIE}=${token}; Path=/; ${ATTRIBUTES}; Secure`
      : `${COOKIE}=${token}; Path=/auth/login; ${ATTRIBUTES}`,
  );
}

/** In this order: most browsers name others as well. */
const BROWSERS: [string, string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
];

const SYSTEMS: [string, string][] = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

/**
 * What a session's owner knows it by, such as Firefox and Windows. Never a part of the header
 * itself, which can hold anything; empty where it names nothing that is known.
 */
export function clientOf(userAgent = ''): { browser: string; system: string } {
  return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) };
}

const nameIn = (userAgent: string, names: [string, string][]): string =>
  names.find(([mark]) => userAgent.includes(mark))?.[1] ?? '';
