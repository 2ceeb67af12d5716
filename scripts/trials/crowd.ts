import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOAD_CORE, SERVER_CORE, memory, pins, startNode } from '../bench/lib/children';
import { makeDatabase } from '../bench/lib/database';
import { quantile, root, whole } from '../bench/lib/report';
import { browserHeaders } from '../bench/lib/requests';
import { startSaving } from './crowd/admin';
import { watchMemory } from './crowd/memory';
import type { CrowdOrder, CrowdResult } from './crowd/order';
import { requestKinds } from './crowd/kinds';
import { logIn, startBackend } from './lib/backend';
import { runTrial, type Score } from './lib/trial';

/*
 * npm run trial:crowd -- [--short] [--before N]
 * The backend on SQLite and one core, with 10,000 parts: 1,000 visitors read for a minute, each one
 * request after the other without a pause, while one admin saves a part ten times a second.
 */

const { values: options } = parseArgs({
  options: {
    /** For CI, on a machine that may be busy: fails for errors and for visitors without a response. */
    short: { type: 'boolean', default: false },
    /** Answers per second that other code had in this trial on this machine: the goal is four times as many. */
    before: { type: 'string' },
  },
});

const goalPerSecond = options.before === undefined ? undefined : 4 * Number(options.before);
const MOST_MEMORY = 300;
const SITE_ORIGIN = 'http://127.0.0.1:8080';

const size = options.short
  ? { parts: 1000, connections: 200, seconds: 5 }
  : { parts: 10_000, connections: 1000, seconds: 60 };

async function crowd(order: CrowdOrder): Promise<CrowdResult> {
  const program = join(root, 'scripts/trials/crowd/visitors.ts');
  const input = JSON.stringify(order);
  const child = startNode(['--import', 'tsx', program], { core: LOAD_CORE, cwd: root, input });
  return JSON.parse(await child.result) as CrowdResult;
}

runTrial('crowd', async (score) => {
  score.progress('Filling the database …');
  const { catalogue, dataDir } = await makeDatabase(size.parts);
  const backend = await startBackend(
    { DATA_DIR: dataDir, SITE_ORIGIN },
    pins ? { command: ['taskset', '-c', String(SERVER_CORE)] } : {},
  );
  const token = await logIn(backend.url);
  const headers = browserHeaders(SITE_ORIGIN);
  const order = { url: backend.url, headers, kinds: requestKinds(catalogue) };
  // The memory to come back to is that of a backend in use: everything was read once.
  score.progress('A few visitors read everything …');
  await crowd({ ...order, connections: 16, seconds: 0 });
  const few = await crowd({ ...order, connections: 16, seconds: size.seconds / 10 });
  const watch = watchMemory(backend.child.pid ?? 0);
  score.progress('The crowd …');
  const saving = startSaving(backend.url, token, catalogue.partIds);
  const many = await crowd({ ...order, connections: size.connections, seconds: size.seconds });
  const saves = await saving.stop();
  report(score, few, many);
  const failed = saves.errors.length;
  score.put('saves', saves.milliseconds.length);
  score.put('saves that failed', failed, '0', failed === 0);
  if (failed > 0) score.progress([...new Set(saves.errors)].slice(0, 5).join('\n'));
  score.put('a save, p99', `${whole(quantile(saves.milliseconds, 0.99))} ms`);
  score.put('reads that missed a save before them', saves.stale, '0', saves.stale === 0);
  if (memory(backend.child.pid ?? 0) && !options.short) await watch.report(score, MOST_MEMORY);
  const { code } = await backend.stop();
  score.put('exit code of the backend', String(code), '0', code === 0);
});

function report(score: Score, few: CrowdResult, many: CrowdResult): void {
  const errors = Object.entries(many.errors);
  const failed = errors.reduce((sum, [, count]) => sum + count, 0);
  const perSecond = many.answers / many.seconds;
  score.put('answers per second to 16 visitors, no saves', whole(few.answers / few.seconds));
  score.put('answers', `${whole(many.answers)}, ${whole(many.unchanged)} of them 304`);
  if (goalPerSecond === undefined) score.put('answers per second', whole(perSecond));
  else {
    const goal = `≥ ${whole(goalPerSecond)}`;
    score.put('answers per second', whole(perSecond), goal, perSecond >= goalPerSecond);
  }
  score.put('p50', `${whole(many.p50)} ms`);
  score.put('p99', `${whole(many.p99)} ms`);
  score.put('longest', `${whole(many.max)} ms`);
  score.put('errors', failed, '0', failed === 0);
  for (const [error, count] of errors) score.progress(`  ${count} × ${error}`);
  score.put('not answered within 3 s', many.late, '0', many.late === 0);
}
