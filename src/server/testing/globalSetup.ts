import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleServer } from '../../../scripts/build/server';
import { withDb } from '../db/kysely';
import { projectRoot } from '../lib/projectRoot';
import { createPostgresDatabase, dropPostgresDatabase } from './postgresServer';

declare global {
  /** Removes what `globalSetup` has made; Jest runs both in one process. */
  var removePrepared: (() => Promise<void>) | undefined;
}

const migrate = (dataDir: string, databaseUrl?: string) =>
  withDb({ dataDir, databaseUrl }, () => Promise.resolve());

const cache = join(projectRoot(), '.cache');

/**
 * Packages of many modules, which Jest would load one by one for each test file; `moduleNameMapper`
 * names their bundles.
 */
async function bundlePackages(): Promise<void> {
  const target = join(cache, 'test-packages');
  mkdirSync(target, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-packages-'));
  const validator = '@seriousme/openapi-schema-validator';
  const packages = {
    fastify: 'fastify',
    kysely: 'kysely',
    'openapi-schema-validator': validator,
  };
  await build({
    absWorkingDir: projectRoot(),
    entryPoints: packages,
    outdir: folder,
    bundle: true,
    external: ['ajv', 'ajv-draft-04', 'ajv-formats', 'pino'],
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // The validator reads its schemas there.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(require.resolve(validator)).href) },
    logLevel: 'error',
  });
  // Another run may be reading them.
  for (const name of Object.keys(packages)) {
    renameSync(join(folder, `${name}.js`), join(target, `${name}.js`));
  }
  rmSync(folder, { recursive: true });
}

/** Bundles the server's programs as the build does, into a folder below the one of their packages. */
async function bundlePrograms(): Promise<string> {
  const folder = mkdtempSync(join(cache, 'server-test-'));
  await bundleServer(projectRoot(), folder, { logLevel: 'error' });
  return folder;
}

/** Bundles the programs, and migrates one database of each kind, which the tests copy. */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-template-'));
  process.env.TEST_SQLITE_TEMPLATE = folder;
  await migrate(folder);
  await bundlePackages();
  const programs = await bundlePrograms();
  process.env.TEST_PROGRAMS = programs;
  const database = process.env.TEST_POSTGRES_URL ? await createPostgresDatabase() : undefined;
  globalThis.removePrepared = async () => {
    rmSync(folder, { recursive: true });
    rmSync(programs, { recursive: true });
    if (database) await dropPostgresDatabase(database.name);
  };
  if (!database) return;
  process.env.TEST_POSTGRES_TEMPLATE = database.name;
  await migrate(folder, database.url);
}
