import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeNoise } from '../../src/server/test/images';
import { root } from '../bench/lib/report';
import { CatalogueWriter } from './kill/catalogueWriter';
import type { Client } from './kill/client';
import { countOrphans, startPictures } from './kill/pictures';
import { SessionWriter } from './kill/sessionWriter';
import { verifyCatalogue, verifyMessages, type Losses } from './kill/verify';
import { logIn, makeFolder, startBackend, type TrialBackend } from './lib/backend';
import { startPostgres } from './lib/postgres';
import { runTrial, type Score } from './lib/trial';

/*
 * npm run trial:kill -- [--kills N] [--database sqlite|postgres] [--media folder|s3] [--short]
 *
 * Kills the backend by SIGKILL again and again while categories, parts with pictures, sessions and
 * inquiries are written, starts it anew on what is left, and compares that with what it had
 * acknowledged. At the end everything that nothing refers to is swept.
 */

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    database: { type: 'string', default: 'sqlite' },
    media: { type: 'string', default: 'folder' },
    short: { type: 'boolean', default: false },
  },
});
const kills = options.short ? 3 : Number(options.kills);

const WRITERS = 4;
const PICTURES = options.short ? 40 : 200;
/** Logs in and out, so that the trial's own session is none of those that are counted. */
const OTHER = { emailId: 'other@trial.example', password: 'trial: doors that open 0815' };
/** A kill comes after up to this many acknowledged writes, and then up to so much later. */
const [MAX_WRITES, MAX_DELAY_MS] = [12, 30];

async function makeEnvironment(): Promise<Record<string, string>> {
  const database = options.database === 'postgres' ? (await startPostgres()).url : undefined;
  return {
    DATA_DIR: makeFolder(),
    TRUST_PROXY: '127.0.0.1',
    MESSAGES_PER_DAY: '100000',
    ...(database && { DATABASE_URL: database }),
    ...(await startPictures(options.media)),
  };
}

function addOther(env: Record<string, string>): void {
  const args = [join(root, 'dist/server/admin.js'), 'add', OTHER.emailId, '--role=user'];
  const environment = { PATH: process.env.PATH, ...env };
  execFileSync(process.execPath, args, { cwd: root, env: environment, input: OTHER.password });
}

type Writer = CatalogueWriter | SessionWriter;

const countWrites = (writers: Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Lets the writers write until a random moment, then takes the backend from under them. */
async function writeAndKill(
  { child, ended }: TrialBackend,
  client: Client,
  writers: Writer[],
): Promise<void> {
  const goal = countWrites(writers) + randomInt(MAX_WRITES);
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.run(client))).finally(() => {
    isOver = true;
  });
  while (!isOver && countWrites(writers) < goal) await wait(1);
  await wait(randomInt(MAX_DELAY_MS));
  child.kill('SIGKILL');
  await Promise.all([ended, writing]);
}

runTrial(`kill (${options.database}, ${options.media})`, async (score: Score) => {
  const images = await Promise.all(Array.from({ length: PICTURES }, () => makeNoise()));
  const env = await makeEnvironment();
  const names = Array.from({ length: WRITERS }, (_, index) => `writer ${index}`);
  const writers = names.map((name) => new CatalogueWriter(name, images));
  const sessions = new SessionWriter(OTHER);
  const total: Losses = { lost: 0, half: 0 };
  let backend = await startBackend(env);
  addOther(env);
  const token = await logIn(backend.url);
  for (let kill = 1; kill <= kills; kill += 1) {
    const client = { url: backend.url, token };
    await writeAndKill(backend, client, [...writers, sessions]);
    backend = await startBackend(env, { port: Number(new URL(backend.url).port) });
    for (const losses of [
      await verifyCatalogue(client, writers),
      await verifyMessages(client, sessions),
    ]) {
      total.lost += losses.lost;
      total.half += losses.half;
    }
    if (kill % 50 === 0) score.progress(`${kill} kills: ${JSON.stringify(total)}`);
  }
  await backend.stop();
  const writes = countWrites([...writers, sessions]);
  const orphans = await countOrphans(env);
  score.put('kills', kills);
  score.put('acknowledged writes', writes, '> 0', writes > 0);
  score.put('lost', total.lost, '0', total.lost === 0);
  score.put('half there', total.half, '0', total.half === 0);
  score.put('orphans after the sweep', orphans, '0', orphans === 0);
});
