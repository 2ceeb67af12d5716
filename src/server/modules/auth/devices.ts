import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Connections } from '../../db/types';

/** Known browsers of an account; beyond it the one is forgotten that logged in longest ago. */
export const MAX_DEVICES = 10;
const YEAR_SECONDS = 365 * 86_400;

/** Browsers that have logged in before, which the brakes on logins let pass. */
export function deviceRepository({ reader, writer }: Connections) {
  const isKnown = async (tokenHash: string, accountId: string, now: Date): Promise<boolean> => {
    const row = await reader
      .selectFrom('knownDevices')
      .select('tokenHash')
      .where('tokenHash', '=', tokenHash)
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst();
    return row !== undefined;
  };

  /** For a year from now. Forgets what is over, and what is too many. */
  const remember = async (tokenHash: string, accountId: string, now: Date): Promise<void> => {
    const expiresAt = new Date(now.getTime() + YEAR_SECONDS * 1000).toISOString();
    await writer
      .insertInto('knownDevices')
      .values({ tokenHash, accountId, expiresAt })
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ expiresAt }))
      .execute();
    await writer
      .deleteFrom('knownDevices')
      .where('accountId', '=', accountId)
      .where('tokenHash', 'not in', (eb) =>
        eb
          .selectFrom('knownDevices')
          .select('tokenHash')
          .where('accountId', '=', accountId)
          .where('expiresAt', '>', now.toISOString())
          .orderBy('expiresAt', 'desc')
          .limit(MAX_DEVICES),
      )
      .execute();
  };

  return { isKnown, remember };
}

/** Under another password of the account the browser is a stranger again. */
export const deviceHash = (token: string, passwordHash: string) =>
  createHash('sha256').update(`${token} ${passwordHash}`).digest('hex');

const COOKIE = 'hoistway_device';
/** Browsers take this name only by TLS, from this very host, so nobody beside it can plant one. */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const ATTRIBUTES = `Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`;

/** What the browser was given at an earlier login. */
export function deviceTokenOf(request: FastifyRequest): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    const isOurs = name === COOKIE || name === SECURE_COOKIE;
    if (isOurs && /^[\w-]{43}$/.test(value)) return value;
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
