import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backup } from '../../src/server/commands/backup';
import { openDb } from '../../src/server/db/kysely';
import { dumpSqlite } from '../../src/server/db/sqlite/dump';
import {
  readFirstSynonyms,
  seedSynonyms,
} from '../../src/server/modules/catalogue/search/synonymRepository';
import { RELEASES, type Recorded } from '../../src/server/testing/releases';
import { VERSION } from '../../src/shared/version';
import { newDatabase, startProduct, type DatabaseKind, type Environment } from '../lib/product';
import { run } from '../lib/report';
import { fillFixture, recordReads } from './fixtureContent';

/*
 * npx tsx scripts/release/makeFixture.ts [--replace]
 * Makes what tests of this and later releases start on: data of this release in SQLite, in PostgreSQL
 * and as a backup. Once a release is out, its fixture never changes.
 */

const MAX_BYTES = 1024 ** 2;
const { values: options } = parseArgs({ options: { replace: { type: 'boolean' } } });
const release = join(RELEASES, VERSION);

run(`Fixture of release ${VERSION}`, async (report) => {
  if (options.replace) rmSync(release, { recursive: true, force: true });
  // Fails where the release has one already.
  mkdirSync(RELEASES, { recursive: true });
  mkdirSync(release);
  for (const kind of ['sqlite', 'postgres'] as const) await makeFixture(kind);
  for (const entry of readdirSync(release, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const bytes = Number(
      execFileSync('du', ['-sb', join(release, entry.name)])
        .toString()
        .split('\t')[0],
    );
    report.put(entry.name, bytes, { unit: 'bytes', atMost: MAX_BYTES });
  }
});

async function makeFixture(kind: DatabaseKind): Promise<void> {
  // No mail server listens there, so mails wait.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', INQUIRIES_TO: 'sales@example.com' };
  const env = await newDatabase(kind);
  await seedDictionary(env);
  let product = await startProduct({ ...env, ...mail });
  const expected = await fillFixture(product.apiUrl);
  await product.stop();
  // Without a mail server, as tests of later releases read them.
  product = await startProduct(env);
  const recorded: Recorded = { ...expected, reads: await recordReads(product.apiUrl) };
  await product.stop();
  const { DATA_DIR = '', DATABASE_URL } = env;
  const folder = join(release, kind);
  for (const files of ['uploads', 'private']) {
    cpSync(join(DATA_DIR, files), join(folder, files), { recursive: true });
  }
  if (DATABASE_URL) writeFileSync(join(folder, 'dump.sql'), dumpPostgres(DATABASE_URL));
  else {
    dumpSqlite(DATA_DIR, join(folder, 'hoistway.db'));
    await backup([join(release, 'backup')], { env });
  }
  writeFileSync(join(release, `${kind}.json`), `${JSON.stringify(recorded, undefined, 1)}\n`);
}

/** The first words are enough, and the fixture is smaller. */
async function seedDictionary({ DATA_DIR = '', DATABASE_URL }: Environment): Promise<void> {
  const db = await openDb({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  await seedSynonyms(db, (await readFirstSynonyms()).slice(0, 300));
  await db.close();
}

/** As statements that any client can run. */
function dumpPostgres(url: string): string {
  const args = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', url];
  const text = execFileSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 10 * MAX_BYTES });
  // Commands of psql.
  return text.replace(/^\\(un)?restrict .*\n/gm, '');
}
