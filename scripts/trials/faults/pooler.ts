import { spawn } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../src/e2e/support/product';
import { makeFolder, startBackend } from '../lib/backend';
import { startPostgres } from '../lib/postgres';
import { onEnd, type Score } from '../lib/trial';
import { endBackend, report, startWork, untilWell } from './work';

const PROGRAM = '/usr/sbin/pgbouncer';

/** pgbouncer in transaction mode, with fewer connections to the server than come to it. */
export async function tryPooler(score: Score): Promise<void> {
  if (!existsSync(PROGRAM)) {
    score.put('pooler in transaction mode', 'left out: needs pgbouncer');
    return;
  }
  score.progress('pooler in transaction mode');
  const server = await startPostgres();
  const port = await startPooler(server.port);
  const databaseUrl = `postgres://hoistway@127.0.0.1:${port}/hoistway`;
  const [first, second] = [
    await startBackend({ DATABASE_URL: databaseUrl, DATA_DIR: makeFolder() }),
    await startBackend({ DATABASE_URL: databaseUrl, DATA_DIR: makeFolder() }),
  ];
  const works = [await startWork(first, 'pooler 1'), await startWork(second, 'pooler 2')];
  await wait(3000);
  await server.beAway(500);
  const recoveryMs = await untilWell(first);
  await wait(1000);
  for (const [index, backend] of [first, second].entries()) {
    const seen = await works[index]?.stop();
    if (seen) await report(score, `pooler, backend ${index + 1}`, backend, seen, recoveryMs);
    await endBackend(score, `pooler, backend ${index + 1}`, backend);
  }
}

async function startPooler(serverPort: number): Promise<number> {
  const folder = makeFolder();
  chmodSync(folder, 0o755);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
hoistway = host=127.0.0.1 port=${serverPort} user=hoistway
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_login_retry = 1
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PROGRAM, ['-q', ...user, settings], { stdio: 'ignore' });
  onEnd(() => child.kill('SIGKILL'));
  while (!(await listens(port))) await wait(50);
  return port;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
