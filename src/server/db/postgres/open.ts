import type { CatalogueVersion, OpenDatabase, Queries } from '../types';
import { DatabaseUnavailable, isAway } from '../unavailable';
import { within } from '@/server/lib/within';
import { parsePostgresAddress } from './address';
import { Availability } from './availability';
import { Hosts } from './client';
import { MIGRATION_LOCK, postgresQueries } from './dialect';
import type { PostgresLimits } from './limits';
import { BoundedPool } from './pool';
import { shareNext } from '@/server/lib/shareNext';

/** Connects and runs `migrate` on a connection of its own first. */
export async function connectPostgres(
  url: string,
  limits: PostgresLimits,
  migrate: (queries: Queries) => Promise<void>,
): Promise<OpenDatabase> {
  const address = parsePostgresAddress(url);
  const hosts = new Hosts(address);
  const common = { address, hosts, closeMs: limits.closeMs };
  const beginWith = MIGRATION_LOCK;
  const migrations = new BoundedPool({ ...common, limits: limits.migrations, beginWith });
  try {
    await migrate(postgresQueries(migrations));
  } finally {
    await migrations.end();
  }

  const readVersion = (): Promise<CatalogueVersion> =>
    within(
      readVersionOnce(reader).catch((error: unknown) => {
        // One connection that was cut is no reason to fail: the next one may do.
        if (isAway(error)) return readVersionOnce(reader);
        throw error;
      }),
      limits.versionMs,
      () => new DatabaseUnavailable('away', { cause: new Error('No version in time.') }),
    );
  const availability: Availability = new Availability({
    probe: readVersion,
    onDown: () => {
      reader.reset();
      writer.reset();
      // While the host that was is still waited for, another may answer.
      if (hosts.several) hosts.find(limits.reader.connectMs).catch(() => undefined);
    },
    pauseMs: limits.probePauseMs,
  });
  const watched = { ...common, gate: availability.gate, onLoss: availability.suspect };
  const reader: BoundedPool = new BoundedPool({ ...watched, limits: limits.reader });
  const writer: BoundedPool = new BoundedPool({ ...watched, limits: limits.writer });
  return {
    reader: postgresQueries(reader),
    writer: postgresQueries(writer),
    connectionCounts: () => [...reader.counts('reader'), ...writer.counts('writer')],
    catalogueVersion: shareNext(async () => {
      availability.gate();
      try {
        return await readVersion();
      } catch (error) {
        if (isAway(error)) availability.report();
        throw error;
      }
    }),
    close: async () => {
      availability.stop();
      await Promise.all([reader.end(), writer.end()]);
    },
  };
}

async function readVersionOnce(pool: BoundedPool): Promise<CatalogueVersion> {
  const lease = await pool.lease();
  try {
    const { rows } = await lease.query('select version, stamp from catalogue', []);
    if (!rows[0]) throw new Error('The catalogue has no version.');
    return rows[0] as CatalogueVersion;
  } finally {
    lease.release();
  }
}
