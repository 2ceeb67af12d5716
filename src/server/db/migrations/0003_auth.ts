import { sql, type Kysely, type Migration } from 'kysely';

/** As `sortKey` makes them since. */
const KEY_LENGTH = 600;

/** Limits that hold over all backends, known browsers, first passwords, and sort keys of bounded length. */
export const authTables: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const name of ['mustChangePassword', 'logouts']) {
      await db.schema
        .alterTable('accounts')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await createRateLimits(db);
    await createKnownDevices(db);
    await shortenKeys(db);
  },
};

async function createRateLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'rateLimits', ['expiresAt']);
}

async function createKnownDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('knownDevices')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'knownDevices', ['accountId', 'expiresAt']);
}

/** Keys are made of this length from now on; longer ones would stand in another order. */
async function shortenKeys(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['categories', 'nameKey'],
    ['spareParts', 'nameKey'],
    ['spareParts', 'brandKey'],
    ['spareParts', 'categoryKey'],
  ];
  for (const [table = '', column = ''] of columns) {
    await sql`update ${sql.table(table)}
      set ${sql.ref(column)} = substr(${sql.ref(column)}, 1, ${KEY_LENGTH})
      where length(${sql.ref(column)}) > ${KEY_LENGTH}`.execute(db);
  }
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const name = `${table}_${columns.join('_')}`;
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
