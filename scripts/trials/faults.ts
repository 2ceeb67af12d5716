import { runTrial } from './lib/trial';
import { tryFailover } from './faults/failover';
import { tryNetwork } from './faults/network';
import { tryPooler } from './faults/pooler';
import { tryClock, tryDisk, tryForeignLock } from './faults/sqlite';
import { tryTls } from './faults/tls';

/*
 * npm run trial:faults -- [--short] [--only=network|lock|disk|failover|pooler|tls|clock]
 * The backend, as production runs it, while its database or disk fails: the network between them
 * cuts, drops, delays and halves; the database is away for 30 s; a standby takes over; a pooler
 * stands between; TLS; SQLite is locked by another process; the disk is full or read-only; the clock
 * jumps. `--short` has the network and the lock alone. Needs PostgreSQL's programs; what needs root
 * or pgbouncer is left out where they lack.
 */

const short = process.argv.includes('--short');

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7);

runTrial(short ? 'faults, short' : 'faults', async (score) => {
  const parts = {
    network: () => tryNetwork(score, short),
    lock: () => tryForeignLock(score),
    ...(!short && {
      disk: () => tryDisk(score),
      failover: () => tryFailover(score),
      pooler: () => tryPooler(score),
      tls: () => tryTls(score),
      clock: () => tryClock(score),
    }),
  };
  for (const [name, part] of Object.entries(parts)) if (!only || only === name) await part();
});
