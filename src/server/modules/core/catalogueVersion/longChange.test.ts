import { useTestApp } from '@/server/testing/buildTestApp';
import { PASSWORD } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { OVERLOAD_LIMITS } from '@/server/plugins/overload';
import { changeCatalogue } from './repository';

/** All come from one IP address. */
const overloadLimits = { ...OVERLOAD_LIMITS, maxEventLoopDelay: 0, maxHandled: 100 };

describe.each(DATABASE_KINDS)('%s: a change of the catalogue that takes long', (kind) => {
  const app = useTestApp({ kind, overloadLimits, role: 'admin', shared: true });

  /** Begins a change; it ends when the returned function is called. */
  const beginChange = async (): Promise<() => Promise<void>> => {
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let change: Promise<void> | undefined;
    await new Promise<void>((begun) => {
      change = changeCatalogue(app.db, () => {
        begun();
        return ended;
      });
    });
    return async () => {
      end();
      await change;
    };
  };

  test('rejects nothing: neither what visitors send nor logins nor saves', async () => {
    const end = await beginChange();
    // More than there are connections.
    const saves = Array.from({ length: 15 }, (_, index) =>
      app.sendForm('POST', '/spare-parts', { name: `part ${index}` }),
    );
    const inquiries = Array.from({ length: 15 }, (_, index) =>
      app.postJson('/inquiries', { name: `buyer ${index}`, phone: '0123456' }),
    );
    const lines = [{ text: 'Belt', quantity: 1 }];
    const others = [
      app.postJson('/auth/login', { emailId: app.email, password: PASSWORD }),
      app.postJson('/quotation-lists', { lines }),
    ];
    // On PostgreSQL they need no lock that the change has, nor a connection of those that wait.
    if (kind === 'postgres') await Promise.all([...inquiries, ...others]);
    await end();
    const statusesOf = async (responses: Promise<{ status: number }>[]) =>
      (await Promise.all(responses)).map(({ status }) => status);
    expect(await statusesOf(saves)).toEqual(Array(15).fill(201));
    expect(await statusesOf(inquiries)).toEqual(Array(15).fill(201));
    expect(await statusesOf(others)).toEqual([200, 201]);
  });

  test('is followed by what visitors send, and then by the changes that wait', async () => {
    const order: string[] = [];
    const end = await beginChange();
    const changes = ['second', 'third'].map((name) =>
      changeCatalogue(app.db, async () => void order.push(name)),
    );
    const write = app.db.writer
      .updateTable('writeChecks')
      .set({ checkedAt: '' })
      .execute()
      .then(() => order.push('write'));
    if (kind === 'postgres') await write;
    await end();
    await Promise.all([...changes, write]);
    expect(order).toEqual(['write', 'second', 'third']);
  });
});
