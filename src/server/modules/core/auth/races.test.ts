import { sql } from 'kysely';
import { makeSecurityLog } from '@/server/securityLog';
import { DATABASE_KINDS, useTestDatabase, type TestDatabase } from '@/server/testing/databases';
import { quietLog } from '@/server/testing/buildTestApp';
import { CHEAP } from '@/server/testing/client';
import { accountRepository, type VerifiedAccount } from './accountRepository';
import { makeAccountService } from '../accounts/service';
import { sessionRepository } from './repository';

describe.each(DATABASE_KINDS)('a login while its account changes on %s', (kind) => {
  const database = useTestDatabase(kind);
  let account: VerifiedAccount;

  beforeEach(async () => {
    const accounts = accountRepository(database.db.writer);
    await accounts.create('other@example.com', 'a hash', 'admin');
    await accounts.create('anna@example.com', 'a hash', 'admin');
    const found = await accounts.findByEmail('anna@example.com');
    if (!found) throw new Error('The account is not there.');
    account = found;
  });

  /** The end of a login that has read the account before. */
  const openSession = () =>
    sessionRepository(database.db).create(account, {
      tokenHash: 'hash',
      client: { browser: '', system: '', address: '' },
      now: new Date(),
      expiresAt: new Date(2e12),
    });
  const sessionCount = async () =>
    (await database.db.reader.selectFrom('sessions').select('tokenHash').execute()).length;

  test('opens no session under the former password', async () => {
    await accountRepository(database.db.writer).setPassword(account.id, 'another hash');
    expect(await openSession()).toBe(false);
    expect(await sessionCount()).toBe(0);
  });

  test('opens no session of a removed account', async () => {
    const [{ db }, security] = [database, makeSecurityLog(quietLog())];
    const service = makeAccountService({ db, clock: Date.now, passwordCost: CHEAP, security });
    await service.remove(account.id, { from: 'test' });
    expect(await openSession()).toBe(false);
    expect(await sessionCount()).toBe(0);
  });

  test('opens none when the change is written but not yet committed', async () => {
    let opening: Promise<boolean> | undefined;
    await database.db.writer.transaction().execute(async (trx) => {
      await trx.updateTable('accounts').set({ passwordHash: 'x' }).execute();
      await trx.deleteFrom('sessions').execute();
      opening = openSession();
      // Far enough for the other connection to meet the lock.
      if (kind === 'postgres') await waitsForLock(database);
    });
    expect(await opening).toBe(false);
    expect(await sessionCount()).toBe(0);
  });
});

/** Resolves once a statement in the test's database waits for another one's lock. */
async function waitsForLock({ db }: TestDatabase): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db.reader);
    if (rows.length > 0) return;
  }
}
