import type { Connections } from '@/server/db/types';
import { DEVICE_SECONDS } from './devices';

/** Known browsers of an account; beyond it the one is forgotten that logged in longest ago. */
export const MAX_DEVICES = 10;

/** Browsers that have logged in before, which the login throttle lets pass. */
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
    const expiresAt = new Date(now.getTime() + DEVICE_SECONDS * 1000).toISOString();
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
