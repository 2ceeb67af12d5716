import { setTimeout as wait } from 'node:timers/promises';
import { logIn, type TrialBackend } from '../lib/backend';
import type { Score } from '../lib/trial';

/** The goal for a read, whatever the database does. */
const READ_LIMIT_MS = 2000;
const RECOVERY_LIMIT_MS = 10_000;
/** Not available; and where the clock has jumped over its session's end, not logged in. */
const REFUSED = new Set([503, 401]);
const PATHS = ['/categories', '/spare-parts?page=1', '/readyz'];

export interface Work {
  /** Ends it and answers what it has seen. */
  stop: () => Promise<Seen>;
}

export interface Seen {
  /** Names of categories that were answered as stored. */
  stored: string[];
  reads: { answered: number; refused: number; other: number; slowestMs: number };
  writes: { stored: number; refused: number; other: number };
}

/** Reads and writes one after the other, as several visitors and one admin do, until stopped. */
export async function startWork({ url }: TrialBackend, name: string): Promise<Work> {
  const token = await logIn(url);
  const seen: Seen = {
    stored: [],
    reads: { answered: 0, refused: 0, other: 0, slowestMs: 0 },
    writes: { stored: 0, refused: 0, other: 0 },
  };
  let stopped = false;
  const read = async (start: number) => {
    for (let count = start; !stopped; count += 1) {
      const begunAt = performance.now();
      const status = await statusOf(`${url}${PATHS[count % PATHS.length]}`);
      seen.reads.slowestMs = Math.max(seen.reads.slowestMs, performance.now() - begunAt);
      seen.reads[status === 200 ? 'answered' : REFUSED.has(status) ? 'refused' : 'other'] += 1;
      await wait(20);
    }
  };
  const write = async (writer: number) => {
    for (let count = 0; !stopped; count += 1) {
      const body = new FormData();
      body.append('name', `${name} ${writer}.${count}`);
      const headers = { authorization: `Bearer ${token}` };
      const status = await statusOf(`${url}/categories`, { method: 'POST', headers, body });
      if (status === 201) seen.stored.push(`${name} ${writer}.${count}`);
      seen.writes[status === 201 ? 'stored' : REFUSED.has(status) ? 'refused' : 'other'] += 1;
      await wait(20);
    }
  };
  const all = Promise.all([read(0), read(1), read(2), write(0), write(1)]);
  return {
    stop: async () => {
      stopped = true;
      await all;
      return seen;
    },
  };
}

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

/** Milliseconds until reads, writes and readiness all work again. */
export async function untilWell({ url }: TrialBackend): Promise<number> {
  const begunAt = performance.now();
  const well = async () => {
    const statuses = await Promise.all(PATHS.map((path) => statusOf(url + path)));
    return statuses.every((status) => status === 200);
  };
  while (!(await well())) {
    if (performance.now() - begunAt > 60_000) break;
    await wait(50);
  }
  return performance.now() - begunAt;
}

/** Names that were answered as stored and are not there. */
export async function countLost({ url }: TrialBackend, stored: string[]): Promise<number> {
  const response = await fetch(`${url}/categories`);
  const names = new Set(((await response.json()) as { name: string }[]).map(({ name }) => name));
  return stored.filter((name) => !names.has(name)).length;
}

/** Puts what was seen during one fault, and whether it met the goals. */
export async function report(
  score: Score,
  fault: string,
  backend: TrialBackend,
  seen: Seen,
  recoveryMs?: number,
): Promise<void> {
  const { reads, writes } = seen;
  const lost = await countLost(backend, seen.stored);
  score.put(
    `${fault}: reads answered / refused / other`,
    `${reads.answered} / ${reads.refused} / ${reads.other}`,
    '0 other',
    reads.other === 0,
  );
  score.put(
    `${fault}: slowest read`,
    `${Math.round(reads.slowestMs)} ms`,
    `${READ_LIMIT_MS} ms`,
    reads.slowestMs <= READ_LIMIT_MS,
  );
  score.put(
    `${fault}: writes stored / refused / other`,
    `${writes.stored} / ${writes.refused} / ${writes.other}`,
    '0 other',
    writes.other === 0,
  );
  score.put(`${fault}: acknowledged and lost`, lost, '0', lost === 0);
  if (recoveryMs === undefined) return;
  score.put(
    `${fault}: all well again after`,
    `${Math.round(recoveryMs)} ms`,
    `${RECOVERY_LIMIT_MS} ms`,
    recoveryMs <= RECOVERY_LIMIT_MS,
  );
}

/** Ends the backend, which must not have ended before. */
export async function endBackend(score: Score, name: string, backend: TrialBackend) {
  const alive = backend.child.exitCode === null;
  const begunAt = performance.now();
  const { code } = await backend.stop();
  const ms = Math.round(performance.now() - begunAt);
  score.put(
    `${name}: alive to the end, SIGTERM`,
    `${alive ? 'yes' : 'no'}, exit ${code}, ${ms} ms`,
    'yes, exit 0, 10 s',
    alive && code === 0 && ms <= 10_000,
  );
}
