import type { Config } from '../../config';
import type { Db } from '../../db/kysely';
import { PASSWORD_COST, hashPassword, randomPassword } from './passwords';
import { accountRepository } from './repository';

/**
 * Makes the first admin when the database has none. Answers its login to be shown once, or
 * undefined when there was one, or another process was quicker.
 */
export async function ensureAdmin(
  db: Db,
  config: Pick<Config, 'adminEmail' | 'adminPassword'>,
): Promise<{ email: string; password: string } | undefined> {
  const accounts = accountRepository(db);
  if (await accounts.hasAdmin()) return undefined;
  const email = config.adminEmail ?? 'admin@hoistway.local';
  const password = config.adminPassword ?? randomPassword();
  const made = await accounts.create(email, await hashPassword(password, PASSWORD_COST), 'admin');
  return made ? { email, password } : undefined;
}
