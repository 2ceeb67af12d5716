import { sql } from 'kysely';
import { buildTestApp, CHEAP, PASSWORD, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { accountsRepository } from '../accounts/repository';
import { hashPassword, verifyPassword } from './passwords';
import { accountRepository, sessionRepository } from './repository';

interface Step {
  promise: Promise<void>;
  done: () => void;
}

function makeStep(): Step {
  let done: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (done = resolve));
  return { promise, done };
}

describe.each(DATABASE_KINDS)('a login that something else overtakes on %s', (kind) => {
  let app: TestApp;
  /** A login that has read the account waits between the two. */
  let reached: Step | undefined;
  let goOn: Step | undefined;

  beforeEach(async () => {
    app = await buildTestApp({
      kind,
      verifyPassword: async (hash, password, ip) => {
        reached?.done();
        await goOn?.promise;
        return verifyPassword(hash, password, ip);
      },
    });
  });
  afterEach(() => app.close());

  const logIn = (emailId: string, password = PASSWORD) =>
    app.postJson<{ token?: string; error?: string }>('/auth/login', { emailId, password });

  const accounts = () => accountRepository(app.db);
  const sessionCount = async () =>
    (await app.db.reader.selectFrom('sessions').select('tokenHash').execute()).length;

  /** The response to a login during whose verification `change` ran from begin to end. */
  const logInDuring = async (email: string, change: () => Promise<unknown>) => {
    [reached, goOn] = [makeStep(), makeStep()];
    const login = logIn(email);
    await reached.promise;
    await change();
    goOn.done();
    [reached, goOn] = [undefined, undefined];
    return login;
  };

  const OVERTAKEN = {
    status: 401,
    body: { error: 'The account was changed or logged out meanwhile. Please log in again.' },
  };

  test('a logout leaves no session of a login that was under way', async () => {
    const email = await app.logInAs('admin');
    const response = await logInDuring(email, () => app.call('POST', '/auth/logout'));
    expect(response).toMatchObject(OVERTAKEN);
    expect(await sessionCount()).toBe(0);
    expect((await logIn(email)).status).toBe(200);
  });

  test('nor do another password, another role, or the end of the account', async () => {
    const email = await app.logInAs('admin');
    const { id = '' } = (await accounts().findByEmail(email)) ?? {};
    const passwordHash = await hashPassword('another password', CHEAP);
    // The same password again is a change too: it ends what went before.
    const again = await hashPassword(PASSWORD, CHEAP);
    // The last admin's role and account can't be changed.
    await accounts().create('other@example.com', again, 'admin');
    for (const change of [
      () => accounts().setPassword(id, again),
      () => accountsRepository(app.db).changeRole(id, 'user'),
      () => accounts().setPassword(id, passwordHash),
    ]) {
      expect(await logInDuring(email, change)).toMatchObject(OVERTAKEN);
      expect(await sessionCount()).toBe(0);
    }
    await accounts().setPassword(id, again);
    expect(await logInDuring(email, () => accountsRepository(app.db).remove(id))).toMatchObject(
      OVERTAKEN,
    );
    expect(await sessionCount()).toBe(0);
  });

  test('another login does not overtake it', async () => {
    const email = await app.logInAs('admin');
    expect((await logInDuring(email, () => logInFreely(email))).status).toBe(200);
    expect(await sessionCount()).toBe(3);
  });

  /** A login that is not held up. */
  const logInFreely = (email: string) => {
    const held = goOn;
    goOn = undefined;
    const login = logIn(email);
    return login.finally(() => (goOn = held));
  };

  test('nor a change that has written but not yet committed when the session is made', async () => {
    const email = await app.logInAs('admin');
    const account = await accounts().findByEmail(email);
    if (!account) throw new Error('The account is not there.');
    const now = new Date();
    let making: Promise<boolean> | undefined;
    await app.db.writer.transaction().execute(async (trx) => {
      await trx.updateTable('accounts').set({ passwordHash: 'x' }).execute();
      await trx.deleteFrom('sessions').execute();
      making = sessionRepository(app.db).create(account, 'hash', now, new Date(2e12), {
        ...{ browser: '', system: '', address: '' },
      });
      // Far enough for the other connection to meet the lock.
      if (kind === 'postgres') await waitsForLock(app);
    });
    expect(await making).toBe(false);
    expect(await sessionCount()).toBe(0);
  });
});

/** Resolves once a statement in the test's database waits for another one's lock. */
async function waitsForLock({ db }: TestApp): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db.reader);
    if (rows.length > 0) return;
  }
}
