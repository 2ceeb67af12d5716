import { sql } from 'kysely';
import { DATABASE_KINDS, makeTestDatabase, type TestDatabase } from '../test/databases';
import type { Db } from './kysely';
import type { Queries } from './types';
import { UNAWAITED } from './unawaited';

const NOW = '2026-01-01T00:00:00.000Z';

/** Writes a change of the catalogue that nothing is read from. */
const record = (queries: Queries, version: number, stamp = 'a') =>
  queries
    .insertInto('catalogueChanges')
    .values({ version, stamp, touched: null })
    .modifyEnd(UNAWAITED)
    .execute();

const versions = async ({ reader }: Db) => {
  const rows = await reader
    .selectFrom('catalogueChanges')
    .select('version')
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version);
};

describe.each(DATABASE_KINDS)('writes that nothing is read from, on %s', (kind) => {
  let database: TestDatabase;
  let db: Db;
  beforeEach(async () => {
    database = await makeTestDatabase(kind);
    ({ db } = database);
  });
  afterEach(() => database.remove());

  test('are stored with the commit', async () => {
    await db.writer.transaction().execute(async (trx) => {
      await record(trx, 1);
      await record(trx, 2);
    });
    expect(await versions(db)).toEqual([1, 2]);
  });

  test('are stored at once outside a transaction', async () => {
    await record(db.writer, 1);
    expect(await versions(db)).toEqual([1]);
  });

  test('fail the commit with their own error, and nothing of the transaction is stored', async () => {
    const change = db.writer.transaction().execute(async (trx) => {
      await record(trx, 1);
      await record(trx, 1);
      await record(trx, 2);
    });
    await expect(change).rejects.toThrow(/unique/i);
    expect(await versions(db)).toEqual([]);
    // The connection does for the next one.
    await db.writer.transaction().execute((trx) => record(trx, 3));
    expect(await versions(db)).toEqual([3]);
  });

  test('fail what is waited for behind them with their own error', async () => {
    const change = db.writer.transaction().execute(async (trx) => {
      await record(trx, 1);
      await record(trx, 1);
      return trx.selectFrom('catalogue').select('version').execute();
    });
    await expect(change).rejects.toThrow(/unique/i);
  });

  test('fail no transaction but their own', async () => {
    await db.writer.connection().execute(async (connection) => {
      const twice = connection.transaction().execute(async (trx) => {
        await record(trx, 1);
        await record(trx, 1);
      });
      await expect(twice).rejects.toThrow(/unique/i);
      const other = connection.transaction().execute(async (trx) => {
        await record(trx, 2);
        await sql`select * from nowhere`.execute(trx);
      });
      await expect(other).rejects.toThrow(/nowhere/);
    });
  });

  test('fail a statement of their own as any other does', async () => {
    await record(db.writer, 1);
    await expect(record(db.writer, 1)).rejects.toThrow(/unique/i);
  });
});

if (DATABASE_KINDS.includes('postgres'))
  test('PostgreSQL is sent what follows such a write before its response', async () => {
    const { db, remove } = await makeTestDatabase('postgres');
    const touch = (queries: Queries) =>
      queries.updateTable('writeChecks').set({ checkedAt: NOW }).modifyEnd(UNAWAITED).execute();
    try {
      let second: Promise<unknown> | undefined;
      await db.writer.transaction().execute(async (first) => {
        await first.updateTable('writeChecks').set({ checkedAt: NOW }).execute();
        await new Promise<void>((resolve, reject) => {
          second = db.writer
            .transaction()
            .execute(async (trx) => {
              // Waits for the first transaction, which goes on once this one has sent all it has.
              await touch(trx);
              await record(trx, 1);
              resolve();
            })
            .catch(reject);
        });
      });
      await second;
      expect(await versions(db)).toEqual([1]);
    } finally {
      await remove();
    }
  });
