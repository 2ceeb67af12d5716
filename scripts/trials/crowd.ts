import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { lookupCalls, matchCalls, pathOfSearch, saveCall, searchTexts } from '../bench/calls';
import { requestKinds, visitorCalls } from '../bench/visitors';
import { measureBackends, type LoadedCatalogue } from '../lib/catalogue';
import { browserHeaders, get, load, type Call } from '../lib/load';
import { eventLoopLag, logIn, memory, type Product } from '../lib/product';
import { Random, spread } from '../lib/random';
import { quantile, run, type Report } from '../lib/report';
import { tryAttacks } from './underAttack';

/*
 * npm run trial:crowd -- [--slow-readers | --greedy | --attacks [--attack <name>]]
 *   [--database sqlite|postgres] [--parts 20000] [--connections 1000] [--saves 10] [--short]
 * Site and backend with 20,000 parts on one core.
 * - 1,000 connections read for 30 s while an admin saves ten times a second;
 * - `--slow-readers`: 2,000 sockets request large responses and read none of them;
 * - `--greedy`: 16 connections of one IP address send the most expensive requests there are;
 * - `--attacks`: one and nine IP addresses send each of the requests of `attacks.ts` for 60 s and hang
 *   up at once, on both databases.
 */

const { values: options } = parseArgs({
  options: {
    'slow-readers': { type: 'boolean', default: false },
    greedy: { type: 'boolean', default: false },
    attacks: { type: 'boolean', default: false },
    attack: { type: 'string', multiple: true },
    database: { type: 'string' },
    parts: { type: 'string' },
    connections: { type: 'string' },
    saves: { type: 'string', default: '10' },
    short: { type: 'boolean', default: false },
  },
});

const defaults = options.short
  ? { parts: 1000, connections: 200, sockets: 300, seconds: 5 }
  : { parts: 20_000, connections: 1000, sockets: 2000, seconds: 30 };
const size = {
  ...defaults,
  parts: Number(options.parts ?? defaults.parts),
  connections: Number(options.connections ?? defaults.connections),
  saves: Number(options.saves),
};

const MOST_MEMORY = { unit: 'MiB', atMost: 300 };

async function tryCrowd(report: Report, product: Product, catalogue: LoadedCatalogue) {
  const { apiUrl, siteUrl } = product;
  const kinds = requestKinds(catalogue, 50);
  const random = new Random(1);
  const headers = browserHeaders(siteUrl);
  const crowd = (connections: number, seconds: number) =>
    load(apiUrl, (visitor) => visitorCalls(kinds, random, visitor), {
      connections,
      seconds,
      headers,
    });
  await crowd(16, size.seconds / 6);
  const token = await logIn(apiUrl);
  const saves: Call[] = [];
  for (const [index, id] of spread(catalogue.partIds, size.saves * size.seconds).entries()) {
    saves.push(await saveCall(apiUrl, token, id, index));
  }
  const [{ perSecond, failures, milliseconds }, saved] = await Promise.all([
    crowd(size.connections, size.seconds),
    // On ten connections, so that a slow save does not hold up the next.
    load(apiUrl, saves, { connections: 10, rate: size.saves, seconds: size.seconds }),
  ]);
  report.put('connections', size.connections);
  report.put('responses', perSecond, {
    unit: '/s',
    ...(!options.short && { atLeast: 2500 }),
  });
  report.put('failed requests', failures, { atMost: 0 });
  report.put('median', quantile(milliseconds, 0.5), { unit: 'ms' });
  report.put('p99', quantile(milliseconds, 0.99), {
    unit: 'ms',
    // The short one measures a cold start.
    atMost: options.short || size.connections > 200 ? 1500 : 300,
  });
  report.put('saves', saved.responses, { atLeast: (size.saves * size.seconds) / 2 });
  report.put('failed saves', saved.failures, { atMost: 0 });
  report.put('a save, p99', quantile(saved.milliseconds, 0.99), { unit: 'ms' });
}

/** Others at the same time, each with a different IP address. */
async function visitMeanwhile(
  report: Report,
  { apiUrl, siteUrl }: Product,
  [partId = '']: string[],
  seconds: number,
) {
  const read = (url: string, paths: string[]) => {
    const callsOf = (visitor: number): Call[] =>
      paths.map((path) => ({ path, headers: { 'x-forwarded-for': `10.0.1.${visitor}` } }));
    return load(url, callsOf, { connections: 4, rate: 80, seconds });
  };
  const loads = await Promise.all([
    read(apiUrl, ['/categories', `/spare-parts/${partId}`]),
    read(siteUrl, ['/about']),
  ]);
  const times = loads.flatMap(({ milliseconds }) => milliseconds);
  const failed = loads.reduce((sum, { failures }) => sum + failures, 0);
  report.put('requests of others', times.length);
  report.put('others: failed', failed, { atMost: 0 });
  report.put('others: p99', quantile(times, 0.99), { unit: 'ms', atMost: 500 });
  report.put('others: longest', quantile(times, 1), { unit: 'ms' });
}

async function trySlowReaders(report: Report, product: Product, catalogue: LoadedCatalogue) {
  const { apiUrl, siteUrl, pid } = product;
  const large: [string, string][] = [
    [apiUrl, '/spare-parts'],
    [apiUrl, '/categories'],
    [apiUrl, '/openapi.json'],
    [siteUrl, '/'],
  ];
  report.put('memory before', memory(pid).now, { unit: 'MiB' });
  const sockets = new Set<Socket>();
  for (let index = 0; index < size.sockets; index += 1) {
    const [url, path] = large[index % large.length] ?? ['', ''];
    const { hostname, port } = new URL(url);
    const ipAddress = `10.1.${index >> 8}.${index & 255}`;
    const head = `GET ${path} HTTP/1.1\r\nHost: trial\r\nX-Forwarded-For: ${ipAddress}\r\n\r\n`;
    const socket = connect(Number(port), hostname, () => socket.write(head.repeat(20)));
    socket.pause();
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (index % 100 === 0) await wait(20);
  }
  await visitMeanwhile(report, product, catalogue.partIds, 2 * size.seconds);
  report.put('sockets', size.sockets);
  report.put('memory with the sockets', memory(pid).now, MOST_MEMORY);
  for (const socket of sockets) socket.destroy();
}

async function tryGreedy(report: Report, product: Product, catalogue: LoadedCatalogue) {
  const { apiUrl, siteUrl } = product;
  const random = new Random(2);
  const headers = { ...browserHeaders(siteUrl), 'x-forwarded-for': '10.0.0.1' };
  const [longest = ''] = [...catalogue.names].sort((a, b) => b.length - a.length);
  const texts = searchTexts(catalogue, 400);
  // Each is new to the cache, by a page or text that nobody has requested.
  const kinds: Record<string, () => Call> = {
    'all parts': () => get('/spare-parts'),
    'last page': () => get(`/spare-parts?page=${size.parts / 100 - random.below(50)}&limit=100`),
    'all facets': () => get(`/spare-parts?limit=12&facets=true&page=${1 + random.below(1000)}`),
    'long search': () => get(`${pathOfSearch(`${longest} ${random.below(1e6)}`)}&facets=true`),
    'one letter': () =>
      get(`${pathOfSearch(random.pick([...'abdeghmprst']))}&facets=true&sort=name`),
    suggestions: () => get(`/spare-parts/suggestions?q=${random.pick([...'abdeghmprst'])}`),
    lookup: () => lookupCalls(catalogue, 1, random)[0] ?? get('/'),
    'match of a list': () => matchCalls(catalogue, texts, 1, random)[0] ?? get('/'),
    'URLs of all pages': () => get('/catalogue/addresses?kind=part&limit=5000'),
  };
  const calls = Array.from({ length: 400 }, () => random.pick(Object.values(kinds))());
  const [greedy] = await Promise.all([
    load(apiUrl, calls, { connections: 16, headers, seconds: size.seconds }),
    visitMeanwhile(report, product, catalogue.partIds, size.seconds),
  ]);
  report.put('greedy: successful requests', greedy.responses, { atLeast: 1 });
  report.put('greedy: rejected requests', greedy.failures);
  // Alone, so that a pause of the event loop belongs to the request.
  for (const [name, call] of Object.entries(kinds)) {
    let most = 0;
    for (let count = 0; count < 10; count += 1) {
      await eventLoopLag(product);
      await load(apiUrl, [call()], { connections: 1, headers: browserHeaders(siteUrl) });
      most = Math.max(most, await eventLoopLag(product));
    }
    report.put(`event loop held by ${name}`, most, { unit: 'ms', atMost: 100 });
  }
}

const variant = options.greedy ? 'greedy' : options['slow-readers'] ? 'slow readers' : 'crowd';

const tryVariant = (report: Report) => {
  const { database = 'sqlite' } = options;
  const { parts } = size;
  return measureBackends(
    report,
    { database, parts, roles: ['api', 'site'] },
    async (product, catalogue) => {
      if (options.greedy) {
        await tryGreedy(report, product, catalogue);
      } else if (options['slow-readers']) {
        await trySlowReaders(report, product, catalogue);
      } else {
        await tryCrowd(report, product, catalogue);
      }
      report.put('memory after the load', memory(product.pid).now, MOST_MEMORY);
      report.put('memory at its highest', memory(product.pid).peak, { unit: 'MiB' });
      report.put('exit code after SIGTERM', (await product.stop()) ?? -1, {
        atMost: 0,
        atLeast: 0,
      });
    },
  );
};

if (options.attacks)
  run('trial:crowd, attacks', (report) => tryAttacks(report, options, size.parts));
else run(`trial:crowd, ${variant}`, tryVariant);
