import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import Libsql from 'libsql';
import { startPostgres } from '../../src/e2e/support/postgres';
import { POSTGRES_LIMITS } from '../../src/server/db/postgres/open';
import { makeForm } from '../../src/server/testing/client';
import { startTcpProxy } from '../../src/server/testing/tcpProxy';
import { logIn, makeFolder, startProduct, type Product } from '../lib/product';
import { onEnd, progress, run, type Report } from '../lib/report';

/*
 * npm run trial:faults -- [--short]
 * The backend while its database or disk fails: PostgreSQL is silent, cut, slow or restarted;
 * SQLite is locked by another process; the disk is full (needs root).
 */

const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
});

/** The backend's own limit is 5 s; a busy machine may add a third. */
const MOST_MS = { unit: 'ms', atMost: 6650 };
/** A write waits up to 30 s for another process that writes. */
const MOST_LOCKED_MS = { unit: 'ms', atMost: 30_000 };
/** A transaction whose connection is lost without a word has its lock until the server ends it. */
const MOST_LOST_MS = {
  unit: 'ms',
  atMost: 1.33 * (POSTGRES_LIMITS.writer.idle_in_transaction_session_timeout ?? 0),
};
const MOST_RECOVERY_MS = { unit: 'ms', atMost: 10_000 };
const PATHS = ['/categories', '/spare-parts?page=1', '/readyz'];

/** 0 where there was no response at all. */
async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Reads and writes as several visitors and two admins do, until it is stopped. */
async function startWork({ apiUrl }: Product, name: string) {
  const token = await logIn(apiUrl);
  const seen = {
    stored: [] as string[],
    unavailable: 0,
    /** Statuses. */
    wrong: [] as number[],
    slowest: { read: 0, write: 0 },
  };
  let isOver = false;
  const time = async (kind: 'read' | 'write', work: Promise<number>): Promise<number> => {
    const began = performance.now();
    const status = await work;
    seen.slowest[kind] = Math.max(seen.slowest[kind], performance.now() - began);
    if (status === 503) seen.unavailable += 1;
    else if (status !== 200 && status !== 201) seen.wrong.push(status);
    await wait(20);
    return status;
  };
  const readAll = async (start: number) => {
    for (let count = start; !isOver; count += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${1 + start}` };
      await time('read', statusOf(`${apiUrl}${PATHS[count % PATHS.length]}`, { headers }));
    }
  };
  const writeAll = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const category = `${name} ${writer}.${count}`;
      const body = makeForm({ name: category });
      const headers = {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `10.0.1.${1 + writer}`,
      };
      const sent = statusOf(`${apiUrl}/categories`, { method: 'POST', headers, body });
      if ((await time('write', sent)) === 201) seen.stored.push(category);
    }
  };
  // Each has an IP address, whose other requests would wait.
  const all = Promise.all([readAll(0), readAll(1), readAll(2), writeAll(0), writeAll(1)]);
  return async () => {
    isOver = true;
    await all;
    return seen;
  };
}

/** Milliseconds until reads and readiness work again; a minute at most. */
async function untilWell({ apiUrl }: Product): Promise<number> {
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  while (elapsed() < 60_000) {
    const statuses = await Promise.all(PATHS.map((path) => statusOf(apiUrl + path)));
    if (statuses.every((status) => status === 200)) break;
    await wait(50);
  }
  return elapsed();
}

/** Does work during a fault, which is over when `fault` resolves, and reports it. */
async function during(
  report: Report,
  name: string,
  product: Product,
  fault: () => Promise<void>,
  mostOfWrites = MOST_MS,
): Promise<void> {
  report.column = name;
  progress(name);
  await untilWell(product);
  const stop = await startWork(product, name);
  await wait(500);
  await fault();
  report.put('all well again', await untilWell(product), MOST_RECOVERY_MS);
  const { stored, unavailable, wrong, slowest } = await stop();
  const response = await fetch(`${product.apiUrl}/categories`);
  const names = new Set(((await response.json()) as { name: string }[]).map((part) => part.name));
  const lost = stored.filter((record) => !names.has(record));
  report.put('slowest read', slowest.read, MOST_MS);
  report.put('slowest write', slowest.write, mostOfWrites);
  report.put('responses 503', unavailable);
  report.put('neither success nor 503', wrong.length, { atMost: 0 });
  if (wrong.length > 0) progress(`    statuses: ${wrong.join(', ')}`);
  report.put('acknowledged writes', stored.length, { atLeast: 1 });
  report.put('lost', lost.length, { atMost: 0 });
}

/** Ends the product, which must not have ended before. */
async function end(report: Report, product: Product): Promise<void> {
  const code = (await product.stop()) ?? -1;
  report.put('exit code after SIGTERM', code, { atMost: 0, atLeast: 0 });
}

async function tryPostgres(report: Report): Promise<void> {
  const server = await startPostgres();
  onEnd(server.stop);
  const proxy = await startTcpProxy(server.port);
  onEnd(proxy.close);
  const DATABASE_URL = `postgres://hoistway@127.0.0.1:${proxy.port}/hoistway`;
  const product = await startProduct({ DATABASE_URL, DATA_DIR: makeFolder() });
  const faulty = async (state: Parameters<typeof proxy.set>[0], ms: number) => {
    proxy.set(state);
    await wait(ms);
    proxy.set('pass');
  };
  const ms = options.short ? 2500 : 8000;
  const test = (name: string, fault: () => Promise<void>, mostOfWrites = MOST_MS) =>
    during(report, name, product, fault, mostOfWrites);
  await test('silent', () => faulty('drop', ms), MOST_LOST_MS);
  await test('cut and refused', () => faulty('refuse', ms));
  await test('cut 40 times', async () => {
    for (let count = 0; count < 40; count += 1) {
      proxy.cut();
      await wait(50);
    }
  });
  await test('restarted', server.restart);
  if (!options.short) {
    await test('half a packet', () => faulty('half', ms), MOST_LOST_MS);
    await test('delayed by 3 s', () => faulty(3000, ms));
    await test('silent for 30 s', () => faulty('drop', 30_000), MOST_LOST_MS);
    await test('power cut, 30 s', () => server.crash(30_000));
  }
  proxy.set('drop');
  await wait(200);
  await end(report, product);
}

/** Another process keeps SQLite locked: reads go on, writes wait for it. */
async function tryLock(report: Report): Promise<void> {
  const dataDir = makeFolder();
  const product = await startProduct({ DATA_DIR: dataDir });
  const lock = async () => {
    const other = new Libsql(join(dataDir, 'hoistway.db'));
    other.exec('pragma busy_timeout = 20000');
    other.exec('begin immediate');
    await wait(7000);
    other.exec('commit');
    other.close();
  };
  await during(report, 'SQLite locked 7 s', product, lock, MOST_LOCKED_MS);
  await end(report, product);
}

/** A separate file system that fills up. */
async function tryDisk(report: Report): Promise<void> {
  if (process.getuid?.() !== 0) {
    progress('The full disk needs root and is skipped.');
    return;
  }
  const folder = makeFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]);
  onEnd(() => execFileSync('umount', ['-l', folder]));
  chmodSync(folder, 0o755);
  const product = await startProduct({ DATA_DIR: folder });
  await during(report, 'disk full', product, async () => {
    const filler = join(folder, 'filler');
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)));
    const began = performance.now();
    while ((await statusOf(`${product.apiUrl}/readyz`)) !== 503) {
      if (performance.now() - began > 60_000) break;
      await wait(50);
    }
    report.put('/readyz returns 503', performance.now() - began, MOST_RECOVERY_MS);
    rmSync(filler);
  });
  await end(report, product);
}

run('trial:faults', async (report) => {
  await tryPostgres(report);
  await tryLock(report);
  if (!options.short) await tryDisk(report);
});
