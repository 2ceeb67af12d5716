import type { Config } from '@/server/config';
import type { Db } from '@/server/db/kysely';
import { OperatorError } from '@/server/lib/operatorError';
import type { SecurityLog } from '@/server/securityLog';
import { accountRepository } from './accountRepository';
import { hashPassword, randomPassword, validatePassword } from './passwords';

export interface FirstAdmin {
  /** The login of the admin that was made, to be shown once. */
  made?: { email: string; password: string };
  /** Set when there is no admin and none was made: what to do about it. */
  missing?: string;
}

/**
 * Creates an admin when the database has no admin and no account with that e-mail address: a
 * restart never restores a role that was removed.
 */
export async function ensureAdmin(
  db: Db,
  config: Pick<Config, 'adminEmail' | 'adminPassword'>,
  security: SecurityLog,
): Promise<FirstAdmin> {
  const accounts = accountRepository(db.writer);
  if (await accounts.hasAdmin()) return {};
  const email = config.adminEmail ?? 'admin@hoistway.local';
  const password = config.adminPassword ?? randomPassword();
  if (await accounts.findByEmail(email)) {
    return { missing: `This database has no admin. Run: npm run admin -- role ${email} admin` };
  }
  const problem = config.adminPassword && (await validatePassword(config.adminPassword, email));
  if (problem) throw new OperatorError(`ADMIN_PASSWORD: ${problem.message}`);
  const hash = await hashPassword(password);
  const mustChangePassword = config.adminPassword === undefined;
  const id = await accounts.create(email, hash, 'admin', { mustChangePassword });
  // Another backend that starts at the same time was quicker.
  if (id === undefined) return {};
  security('accountAdded', { accountId: id, email, role: 'admin' }, { from: 'first start' });
  return { made: { email, password } };
}
