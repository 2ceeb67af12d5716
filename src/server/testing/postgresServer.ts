import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A connection that stays open, as another program's. */
export async function connectTo(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

/** Runs a statement on a separate connection, as another program would. */
export async function runOn(databaseUrl: string, statement: string): Promise<unknown[]> {
  const client = await connectTo(databaseUrl);
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a statement on the server's own database. */
export async function runOnServer(statement: string): Promise<void> {
  await runOn(process.env.TEST_POSTGRES_URL ?? '', statement);
}

/** No connection to `template0` can be in the way. */
export async function createPostgresDatabase(template = 'template0') {
  const name = `hoistway_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database "${name}" template "${template}"`);
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = name;
  return { name, url: url.href };
}

export const dropPostgresDatabase = (name: string): Promise<void> =>
  runOnServer(`drop database "${name}" with (force)`);
