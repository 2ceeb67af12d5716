import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { freePort, waitUntilReady } from '../../src/e2e/support/product';
import { findDamage, withDb } from '../../src/server/db/kysely';
import { SCHEMA_VERSION } from '../../src/server/db/migrate';
import { countRows } from '../../src/server/db/sql';
import { runOn } from '../../src/server/testing/postgresServer';
import { RELEASES } from '../../src/server/testing/releases';
import { bundleNextRelease, MIGRATION_STEPS } from '../lib/nextRelease';
import { databaseKinds, newDatabase, type DatabaseKind, type Environment } from '../lib/product';
import { run } from '../lib/report';

/*
 * npm run trial:upgrade -- [--rounds 100] [--database sqlite|postgres]
 * Kills a backend of the next release again and again while it starts on the data of the newest
 * release and migrates them: they are of the one or of the other release afterwards.
 */

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, database: { type: 'string' } },
});

const [release = ''] = readdirSync(RELEASES).sort().slice(-1);

/** Replaces all data by those of the newest release. */
async function placeRelease(kind: DatabaseKind, env: Environment): Promise<void> {
  const { DATA_DIR = '', DATABASE_URL } = env;
  rmSync(DATA_DIR, { recursive: true });
  cpSync(join(RELEASES, release, kind), DATA_DIR, { recursive: true });
  if (DATABASE_URL) {
    await runOn(DATABASE_URL, 'drop schema public cascade; create schema public');
    await runOn(DATABASE_URL, readFileSync(join(DATA_DIR, 'dump.sql'), 'utf8'));
  }
}

async function start(program: string, env: Environment) {
  const port = String(await freePort());
  const child = spawn(process.execPath, [program, 'api'], {
    env: {
      ...env,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      API_PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const ready = () => waitUntilReady(child, [`http://127.0.0.1:${port}/readyz`], output);
  return { kill, ready };
}

/** What the database is: of the old release, of the new one, or neither. */
function readState({ DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl }: Environment) {
  return withDb({ dataDir, databaseUrl, migrates: false }, async (db) => {
    const { version } = await db.reader
      .selectFrom('schemaVersion')
      .select('version')
      .executeTakeFirstOrThrow();
    const tables = await db.reader.introspection.getTables();
    const parts = tables.find(({ name }) => name === 'spareParts');
    const found = {
      version,
      migrations: await countRows(
        db.reader.selectFrom(sql<object>`kysely_migration`.as('migration')),
      ),
      tables: tables.filter(({ name }) => /^trial\d/.test(name)).length,
      columns: parts?.columns.filter(({ name }) => /^trial\d/.test(name)).length,
      parts: await countRows(db.reader.selectFrom('spareParts')),
      damage: (await findDamage(db)).length,
    };
    return JSON.stringify(found);
  });
}

run('trial:upgrade', async (report) => {
  const program = await bundleNextRelease();
  for (const kind of databaseKinds(options.database)) {
    report.column = kind;
    const env = await newDatabase(kind);
    await placeRelease(kind, env);
    const old = await readState(env);
    const complete = await start(program, env);
    const started = performance.now();
    await complete.ready();
    const longestMs = Math.ceil(performance.now() - started);
    await complete.kill();
    const upgraded = await readState(env);
    const expected = {
      ...(JSON.parse(old) as object),
      version: SCHEMA_VERSION + 1,
      migrations: SCHEMA_VERSION + 1,
      tables: MIGRATION_STEPS,
      columns: MIGRATION_STEPS,
    };
    if (upgraded !== JSON.stringify(expected)) throw new Error(`It is ${upgraded}.`);
    const counts = { old: 0, new: 0, between: 0, failed: 0 };
    for (let round = 0; round < Number(options.rounds); round += 1) {
      await placeRelease(kind, env);
      const backend = await start(program, env);
      await wait(randomInt(longestMs));
      await backend.kill();
      const state = await readState(env);
      counts[state === old ? 'old' : state === upgraded ? 'new' : 'between'] += 1;
      // The next start completes the migration from either state.
      const next = await start(program, env);
      await next.ready().catch(() => (counts.failed += 1));
      await next.kill();
      if ((await readState(env)) !== upgraded) counts.failed += 1;
    }
    report.put('kills', Number(options.rounds));
    report.put('a start with the upgrade', longestMs, { unit: 'ms' });
    report.put('of the old release afterwards', counts.old, { atLeast: 1 });
    report.put('of the new release afterwards', counts.new, { atLeast: 1 });
    report.put('of neither', counts.between, { atMost: 0 });
    report.put('next starts that failed', counts.failed, { atMost: 0 });
  }
});
