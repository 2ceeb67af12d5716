import { parseArgs } from 'node:util';
import { freePort } from '../../src/e2e/support/product';
import { memory } from '../bench/lib/children';
import { makeDatabase } from '../bench/lib/database';
import { quantile, whole } from '../bench/lib/report';
import { startBackend } from './lib/backend';
import { runTrial } from './lib/trial';
import { holdOpen } from './slow/slowClients';
import { visit } from './lib/visitor';

/*
 * npm run trial:slow -- [--short]
 * Site and backend in one process, while slow clients hold half heads, half bodies and unread answers
 * open on both and come back when they are ended: how long others wait, and whether SIGTERM ends it.
 */

const { values: options } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
});

// The full trial outlasts the limits for heads, bodies and unread answers.
const size = options.short
  ? { slowClients: 300, seconds: 6, visitors: 4, parts: 500 }
  : { slowClients: 2000, seconds: 90, visitors: 10, parts: 5000 };

const MOST_P99_MS = 100;
const MOST_END_MS = 10_000;
const MOST_MEMORY = 300;

runTrial('slow', async (score) => {
  const { dataDir, catalogue } = await makeDatabase(size.parts);
  const sitePort = await freePort();
  const backend = await startBackend({ DATA_DIR: dataDir }, { sitePort });
  const site = `http://127.0.0.1:${sitePort}`;
  score.progress(`${size.slowClients} slow clients …`);
  const slowClients = holdOpen(size.slowClients, { api: backend.url, site });
  await slowClients.all;
  score.progress(`Visitors, for ${size.seconds} s …`);
  const until = performance.now() + size.seconds * 1000;
  const paths = [
    '/categories',
    '/spare-parts?page=1&limit=12',
    `/spare-parts/${catalogue.partIds[0]}`,
  ];
  const urls = [...paths.map((path) => backend.url + path), `${site}/`, `${site}/about`];
  const visits = await Promise.all(Array.from({ length: size.visitors }, () => visit(urls, until)));
  const times = visits.flatMap(({ milliseconds }) => milliseconds);
  const failures = visits.flatMap((each) => each.failures);
  const held = slowClients.open();
  const { peak = 0 } = memory(backend.child.pid ?? 0) ?? {};

  score.progress('SIGTERM …');
  const began = performance.now();
  slowClients.stay();
  const { code } = await backend.stop();
  const endMs = performance.now() - began;
  slowClients.leave();

  const p99 = quantile(times, 0.99);
  score.put(
    'connections held open at the end',
    whole(held),
    `${size.slowClients * 0.9} or more`,
    held >= size.slowClients * 0.9,
  );
  score.put('of them ended by the servers meanwhile, and back', whole(slowClients.ended()));
  score.put('visits', whole(times.length));
  score.put('visits that failed', failures.length, '0', failures.length === 0);
  score.put('visits, median (ms)', quantile(times, 0.5).toFixed(1));
  score.put(
    'visits, p99 (ms)',
    p99.toFixed(1),
    `${MOST_P99_MS} or less`,
    options.short || p99 <= MOST_P99_MS,
  );
  score.put('visits, longest (ms)', whole(times.reduce((most, each) => Math.max(most, each), 0)));
  score.put('memory, highest (MiB)', whole(peak), `${MOST_MEMORY} or less`, peak <= MOST_MEMORY);
  score.put(
    'end after SIGTERM (ms)',
    whole(endMs),
    `${whole(MOST_END_MS)} or less`,
    endMs <= MOST_END_MS,
  );
  score.put('exit code', String(code), '0', code === 0);
  for (const failure of failures.slice(0, 5)) score.progress(failure);
});
