import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '../commands/backup';
import { DATABASE_KINDS, makeTestPlace, type DatabaseKind, type TestPlace } from './databases';
import { runOn } from './postgresServer';
import { RELEASES, type Recorded } from './releases';

export type ReleaseData = DatabaseKind | 'backup';

/** All data of all releases. */
export const RELEASE_DATA = readdirSync(RELEASES).flatMap((version) =>
  [...DATABASE_KINDS, 'backup' as const].map((data): [string, ReleaseData] => [version, data]),
);

export function readRecorded(version: string, data: ReleaseData): Recorded {
  const file = `${data === 'postgres' ? data : 'sqlite'}.json`;
  return JSON.parse(readFileSync(join(RELEASES, version, file), 'utf8')) as Recorded;
}

/** Puts the data of a release in a place that nothing has opened yet. */
export async function placeRelease(version: string, data: ReleaseData): Promise<TestPlace> {
  const source = join(RELEASES, version, data);
  const place = await makeTestPlace(data === 'backup' ? 'sqlite' : data);
  if (data === 'backup') {
    const folder = join(place.dataDir, data);
    cpSync(source, folder, { recursive: true });
    await restoreBackup({ ...place, mediaStore: undefined }, folder, { replace: false });
    return place;
  }
  cpSync(source, place.dataDir, { recursive: true });
  if (place.databaseUrl) {
    await runOn(place.databaseUrl, readFileSync(join(place.dataDir, 'dump.sql'), 'utf8'));
  }
  return place;
}
