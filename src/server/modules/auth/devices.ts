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

/** What the browser was given at an earlier login. */
export function deviceTokenOf(request: FastifyRequest): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=');
    if (name === COOKIE && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}

/** Goes back with logins only, is no use to scripts, and opens nothing by itself. */
export function giveDeviceToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=/auth/login; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict` +
      (isSecure ? '; Secure' : ''),
  );
}
