import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '../../../src/server/db/kysely';
import { fillCatalogue, type LoadedCatalogue } from './catalogue';
import { onEnd } from './undo';

/** A folder that is removed at the end. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-bench-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database with `count` parts in a folder that is removed at the end. */
export async function makeDatabase(
  count: number,
): Promise<{ catalogue: LoadedCatalogue; dataDir: string }> {
  const dataDir = makeFolder();
  const db = await openDb({ dataDir, databaseUrl: undefined });
  try {
    return { catalogue: await fillCatalogue(db, count), dataDir };
  } finally {
    await db.close();
  }
}
