import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { makeFolder, startBackend } from '../lib/backend';
import { startPostgres, startStandby } from '../lib/postgres';
import type { Score } from '../lib/trial';
import { endBackend, report, startWork, untilWell } from './work';

/** The primary dies as by a power cut, and its standby is promoted. */
export async function tryFailover(score: Score): Promise<void> {
  score.progress('primary replaced by its standby');
  const primary = await startPostgres();
  const standby = await startStandby(primary, 'standby');
  // What is acknowledged from now on is on both.
  await waitForStandby(primary.url);
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`;
  const backend = await startBackend({
    DATABASE_URL: `postgres://hoistway@${hosts}/hoistway?target_session_attrs=read-write`,
    DATA_DIR: makeFolder(),
  });
  const work = await startWork(backend, 'failover');
  await wait(2000);
  primary.stop();
  await wait(2000);
  await standby.promote();
  const recoveryMs = await untilWell(backend);
  await wait(1000);
  await report(score, 'primary replaced by standby', backend, await work.stop(), recoveryMs);
  await endBackend(score, 'primary replaced by standby', backend);
}

async function waitForStandby(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("alter system set synchronous_standby_names = 'standby'");
  await client.query('select pg_reload_conf()');
  const query = "select 1 from pg_stat_replication where sync_state = 'sync'";
  while ((await client.query(query)).rowCount === 0) await wait(50);
  await client.end();
}
