import { setTimeout as wait } from 'node:timers/promises';
import { startTcpProxy, type Weather } from '../../../src/server/test/tcpProxy';
import { makeFolder, startBackend } from '../lib/backend';
import { startPostgres } from '../lib/postgres';
import type { Score } from '../lib/trial';
import { endBackend, report, startWork, untilWell } from './work';

const SLOW_FAULTS: [string, Weather][] = [
  ['half a packet', 'half'],
  ['delayed by 3 s', 3000],
];

/** A faulty network between backend and PostgreSQL, then a database that is away. */
export async function tryNetwork(score: Score, short: boolean): Promise<void> {
  const server = await startPostgres();
  const proxy = await startTcpProxy(server.port);
  const databaseUrl = `postgres://hoistway@127.0.0.1:${proxy.port}/hoistway`;
  const backend = await startBackend({ DATABASE_URL: databaseUrl, DATA_DIR: makeFolder() });

  const during = async (name: string, begin: () => Promise<void> | void, ms: number) => {
    score.progress(name);
    await untilWell(backend);
    const work = await startWork(backend, name);
    await wait(500);
    await begin();
    await wait(ms);
    proxy.set('pass');
    const recoveryMs = await untilWell(backend);
    await report(score, name, backend, await work.stop(), recoveryMs);
  };
  const faultMs = short ? 2500 : 8000;
  const faults: [string, Weather][] = [
    ['dropped silently', 'drop'],
    ['cut and refused', 'refuse'],
    ...(short ? [] : SLOW_FAULTS),
  ];
  for (const [name, weather] of faults) await during(name, () => proxy.set(weather), faultMs);
  await during(
    'cut 40 times',
    async () => {
      for (let count = 0; count < 40; count += 1) {
        proxy.cut();
        await wait(50);
      }
    },
    0,
  );
  await during('database stopped and started', () => server.beAway(short ? 500 : 30_000), 0);
  if (!short) await during('database away 30 s', () => proxy.set('drop'), 30_000);
  proxy.set('drop');
  await wait(200);
  await endBackend(score, 'while the database says nothing', backend);
  await proxy.close();
}
