import type { Config } from '@/server/config';
import type { Db } from '@/server/db/kysely';
import { OperatorError } from '@/server/lib/operatorError';
import type { SecurityLog } from '@/server/securityLog';
import { accountRepository } from './accountRepository';
import { hashPassword, randomPassword, validatePassword } from './passwords';

export interface FirstAdmin {
  /** The login of the admin that is being made; `password`: random, and to be shown once. */
  made?: { email: string; password?: string };
  /** Set when there is no admin and none was made: what to do about it. */
  missing?: string;
}

export type OnAdmin = (admin: FirstAdmin) => void | Promise<void>;

/**
 * Creates an admin when the database has no admin and no account with that e-mail address: a
 * restart never restores a role that was removed. A password that `onAdmin` cannot show makes no
 * account.
 */
export async function ensureAdmin(
  db: Db,
  config: Pick<Config, 'adminEmail' | 'adminPassword'>,
  security: SecurityLog,
  onAdmin: OnAdmin,
): Promise<void> {
  const accounts = accountRepository(db.writer);
  if (await accounts.hasAdmin()) return;
  const email = config.adminEmail ?? 'admin@hoistway.local';
  if (await accounts.findByEmail(email)) {
    const missing = `This database has no admin. Run: npm run admin -- role ${email} admin`;
    return onAdmin({ missing });
  }
  const problem = config.adminPassword && (await validatePassword(config.adminPassword, email));
  if (problem) throw new OperatorError(`ADMIN_PASSWORD: ${problem.message}`);
  const password = config.adminPassword === undefined ? randomPassword() : undefined;
  const hash = await hashPassword(config.adminPassword ?? password ?? '');
  const mustChangePassword = password !== undefined;
  const id = await db.writer.transaction().execute(async (trx) => {
    const made = await accountRepository(trx).create(email, hash, 'admin', { mustChangePassword });
    // Unless another backend that starts at the same time was quicker.
    if (made !== undefined) await onAdmin({ made: { email, password } });
    return made;
  });
  if (id === undefined) return;
  security('accountAdded', { accountId: id, email, role: 'admin' }, { from: 'first start' });
}
