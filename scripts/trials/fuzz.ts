import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { memory } from '../bench/lib/children';
import { quantile, whole } from '../bench/lib/report';
import { ask, hangUp, throwAt, type Outcome } from './fuzz/client';
import { readCalls } from './fuzz/contract';
import { Random } from './fuzz/random';
import { nextRequest } from './fuzz/requests';
import { findIds } from './fuzz/stock';
import { hostileText } from './fuzz/values';
import { logIn, makeFolder, startBackend } from './lib/backend';
import { startPostgres } from './lib/postgres';
import { runTrial } from './lib/trial';

/*
 * npm run trial:fuzz -- [--requests N] [--seed N] [--database sqlite|postgres] [--short]
 * Requests made from the contract, as visitor and as admin, most of them wrong somewhere. The same
 * seed makes the same requests, save for the ids of what they have made.
 */

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    database: { type: 'string', default: 'sqlite' },
    short: { type: 'boolean', default: false },
  },
});

const total = options.short ? 3000 : Number(options.requests);
const SENDERS = 16;
/** The ids that requests take are looked up anew, and the login renewed, after so many. */
const ROUND = 2000;
const [MOST_MS, MOST_MEMORY] = [1000, 400];

runTrial('fuzz', async (score) => {
  const seed = Number(options.seed);
  score.put('seed', seed);
  const database: Record<string, string> =
    options.database === 'postgres' ? { DATABASE_URL: (await startPostgres()).url } : {};
  const backend = await startBackend({
    ...database,
    DATA_DIR: makeFolder(),
    MESSAGES_PER_DAY: '1000000',
    TRUST_PROXY: '127.0.0.1',
  });
  const random = new Random(seed);
  const calls = readCalls();
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const faults: string[] = [];
  let [token, ids]: [string, string[]] = ['', []];

  let unanswered = 0;
  const judge = (what: string, { status, text, milliseconds }: Outcome) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(milliseconds);
    // What is no HTTP may be left without a response.
    const isLost = status === 0 && !what.startsWith('raw');
    if (isLost) unanswered += 1;
    if (isLost || status >= 500 || milliseconds > MOST_MS) {
      faults.push(
        `${status} after ${whole(milliseconds)} ms: ${what.slice(0, 300)} → ${text.slice(0, 200)}`,
      );
    }
  };
  const sendOne = async () => {
    if (random.chance(0.01)) {
      const text = `${random.pick(['', 'GET / HTTP/1.1\r\n', 'POST /auth/login HTTP/1.1\r\nHost: x\r\n'])}${hostileText(random)}\r\n\r\n`;
      return judge(`raw ${JSON.stringify(text)}`, await throwAt(backend.url, text));
    }
    const request = nextRequest(random, { calls, ids, token: () => token });
    judge(
      `${request.method} ${request.path} ${JSON.stringify(request.headers)}`,
      await ask(backend.url, request),
    );
  };

  const began = performance.now();
  for (let sent = 0; sent < total; sent += ROUND) {
    token = await logIn(backend.url);
    ids = await findIds(backend.url, token);
    let left = Math.min(ROUND, total - sent);
    const senders = Array.from({ length: SENDERS }, async () => {
      while (left-- > 0) await sendOne();
    });
    await Promise.all(senders);
    if (sent % 20_000 === 0) score.progress(`${whole(sent)} sent, ${faults.length} faults`);
  }
  const seconds = (performance.now() - began) / 1000;
  hangUp();
  const { peak = 0 } = memory(backend.child.pid ?? 0) ?? {};
  const ready = (await fetch(`${backend.url}/readyz`)).status;
  const { code } = await backend.stop();

  const count = (from: number) =>
    [...statuses].reduce(
      (sum, [status, n]) => sum + (Math.floor(status / 100) === from ? n : 0),
      0,
    );
  const longest = times.reduce((most, each) => Math.max(most, each), 0);
  score.put('requests', whole(times.length));
  score.put('calls of the contract', calls.length);
  score.put('seconds', whole(seconds));
  for (const from of [2, 3, 4]) score.put(`answers ${from}xx`, whole(count(from)));
  score.put('answers 5xx', count(5), '0', count(5) === 0);
  score.put('requests without an answer', unanswered, '0', unanswered === 0);
  score.put('p99 (ms)', quantile(times, 0.99).toFixed(1));
  score.put(
    'longest (ms)',
    whole(longest),
    `${MOST_MS} or less`,
    options.short || longest <= MOST_MS,
  );
  score.put('memory, highest (MiB)', whole(peak), `${MOST_MEMORY} or less`, peak <= MOST_MEMORY);
  score.put('ready afterwards', ready, '200', ready === 200);
  score.put('exit code', String(code), '0', code === 0);
  for (const fault of faults.slice(0, 20)) score.progress(fault);
  const logged = backend.output
    .join('')
    .split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line));
  for (const line of logged.slice(0, 10)) score.progress(line.slice(0, 1500));
});
