import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';
import { makeFolder, startBackend } from '../lib/backend';
import { onEnd, type Score } from '../lib/trial';
import { endBackend, report, startWork, untilWell } from './work';

/** Another process keeps the database locked for longer than a write waits. */
export async function tryForeignLock(score: Score): Promise<void> {
  score.progress('SQLite, locked by another process');
  const dataDir = makeFolder();
  const backend = await startBackend({ DATA_DIR: dataDir });
  const work = await startWork(backend, 'foreign lock');
  const other = new Libsql(join(dataDir, 'hoistway.db'));
  other.exec('pragma busy_timeout = 20000');
  other.exec('begin immediate');
  await wait(7000);
  other.exec('commit');
  other.close();
  const recoveryMs = await untilWell(backend);
  await report(score, 'SQLite locked 7 s', backend, await work.stop(), recoveryMs);
  await endBackend(score, 'SQLite locked 7 s', backend);
}

/** A file system of its own that fills up, and then becomes read-only. Needs root. */
export async function tryDisk(score: Score): Promise<void> {
  if (process.getuid?.() !== 0) {
    score.put('disk full and read-only', 'left out: needs root');
    return;
  }
  score.progress('SQLite on a disk that is full');
  const folder = makeFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]);
  onEnd(() => execFileSync('umount', ['-l', folder]));
  chmodSync(folder, 0o755);
  const backend = await startBackend({ DATA_DIR: folder });
  const before = await startWork(backend, 'disk filling');
  await wait(500);
  const filler = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)));
  // What has room in the pages that are there already is stored still.
  await wait(3000);
  const readyMs = await untilStatus(`${backend.url}/readyz`, 503);
  score.put(
    'disk full: readiness says so after',
    `${Math.round(readyMs)} ms`,
    '10 s',
    readyMs < 10_000,
  );
  rmSync(filler);
  const recoveryMs = await untilWell(backend);
  await report(score, 'disk full', backend, await before.stop(), recoveryMs);

  await endBackend(score, 'disk full', backend);

  score.progress('SQLite on a disk that is read-only');
  execFileSync('mount', ['-o', 'remount,ro', folder]);
  const reading = await startBackend({ DATA_DIR: folder }, { ready: '/healthz' });
  const statuses: number[] = [];
  for (const path of ['/categories', '/readyz']) {
    statuses.push((await fetch(reading.url + path)).status);
  }
  score.put(
    'disk read-only: a read, readiness',
    statuses.join(', '),
    '200, 503',
    statuses.join() === '200,503',
  );
  await endBackend(score, 'disk read-only', reading);
}

/** Milliseconds until the address answers so; a minute at most. */
async function untilStatus(url: string, status: number): Promise<number> {
  const begunAt = performance.now();
  while ((await fetch(url)).status !== status && performance.now() - begunAt < 60_000) {
    await wait(50);
  }
  return performance.now() - begunAt;
}

/** The clock of the running backend jumps a day back, and then two days ahead. */
export async function tryClock(score: Score): Promise<void> {
  const library = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
  if (library === undefined) {
    score.put('clock jumps', 'left out: needs faketime');
    return;
  }
  const dataDir = makeFolder();
  const clock = join(dataDir, 'clock');
  writeFileSync(clock, '+0\n');
  const backend = await startBackend({
    DATA_DIR: dataDir,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  for (const [name, shift] of [
    ['clock a day back', '-1d'],
    ['clock two hours ahead of before', '-22h'],
  ] as const) {
    score.progress(name);
    const work = await startWork(backend, name);
    await wait(500);
    writeFileSync(clock, `${shift}\n`);
    await wait(1500);
    await report(score, name, backend, await work.stop(), await untilWell(backend));
  }
  await endBackend(score, 'clock jumps', backend);
}
