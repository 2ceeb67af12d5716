import { text } from 'node:stream/consumers';
import { converse, type Answered } from './converse';
import { quantile } from '../../bench/lib/report';
import type { CrowdOrder, CrowdResult } from './order';
import { ASKS_AGAIN, pick } from './kinds';

/*
 * Reads a CrowdOrder, is its visitors and writes a CrowdResult. A process of its own, so that it
 * has a core to itself.
 */

/** Nobody should wait longer. */
const LATE_MS = 3000;
/** How long after the last request answers are waited for. */
const LAST_MS = 30_000;
/** For reading each address once. */
const MOST_SECONDS = 120;

async function run({ url, headers, kinds, connections, seconds }: CrowdOrder) {
  const target = new URL(url);
  const lines = Object.entries({ host: target.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const ladder = kinds.flatMap((kind) => Array<typeof kind>(kind.share).fill(kind));
  const etags = new Map<string, string>();
  const milliseconds: number[] = [];
  const errors: Record<string, number> = {};
  let unchanged = 0;
  const count = (error: string) => (errors[error] = (errors[error] ?? 0) + 1);

  const began = performance.now();
  const end = began + seconds * 1000;
  const once = seconds === 0 ? kinds.flatMap(({ paths }) => paths) : undefined;
  const waiting = new Set<object>();

  const wantedAt = (now: number) => {
    const kind = ladder[Math.floor(Math.random() * ladder.length)];
    return kind && now < end ? pick(kind, Math.random()) : undefined;
  };

  const visitor = () => {
    const self = {};
    let path = '';
    const next = () => {
      waiting.delete(self);
      const wanted = once ? once.pop() : wantedAt(performance.now());
      if (wanted === undefined) return undefined;
      path = wanted;
      const etag = Math.random() < ASKS_AGAIN ? etags.get(path) : undefined;
      const condition = etag ? `if-none-match: ${etag}\r\n` : '';
      waiting.add(self);
      return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}${condition}\r\n`);
    };
    const answered = (answer: Answered) => {
      milliseconds.push(answer.milliseconds);
      if (answer.status === 304) unchanged += 1;
      else if (answer.status !== 200) count(`status ${answer.status}`);
      if (answer.etag) etags.set(path, answer.etag);
    };
    return converse(target, { next, answered, broken: count });
  };

  const all = Promise.all(Array.from({ length: connections }, visitor));
  const limit = (seconds || MOST_SECONDS) * 1000 + LAST_MS;
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, limit))]);
  const result: CrowdResult = {
    seconds: seconds || (performance.now() - began) / 1000,
    answers: milliseconds.length,
    unchanged,
    errors,
    late: milliseconds.filter((value) => value > LATE_MS).length + waiting.size,
    p50: quantile(milliseconds, 0.5),
    p99: quantile(milliseconds, 0.99),
    max: milliseconds.reduce((most, each) => Math.max(most, each), waiting.size > 0 ? LAST_MS : 0),
  };
  return result;
}

const result = await run(JSON.parse(await text(process.stdin)) as CrowdOrder);
process.stdout.write(JSON.stringify(result), () => process.exit(0));
