import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathOfSearch } from '../bench/calls';
import { measureBackends, type LoadedCatalogue } from '../lib/catalogue';
import { load, type Call, type LoadResult } from '../lib/load';
import { memory, root, type Product } from '../lib/product';
import { Random } from '../lib/random';
import { quantile, type Report } from '../lib/report';
import { ATTACKS, type Attack, type AttackOrder, type AttackResult } from './attacks';

/** Reads and pages of others, each time by another IP address; how long they take. */
async function visit({ apiUrl, siteUrl }: Product, catalogue: LoadedCatalogue, seconds: number) {
  const random = new Random(3);
  const id = () => random.pick(catalogue.partIds);
  const category = () => random.pick(catalogue.categoryIds);
  const reads = [
    () => '/categories/',
    () => `/spare-parts/${id()}`,
    () => `/categories/${category()}/spareparts?page=1&limit=12`,
    () => `/spare-parts?page=${1 + random.below(500)}&limit=12`,
    () => pathOfSearch(random.pick(catalogue.names).split(',')[0] ?? 'door'),
  ];
  const pages = [
    () => '/',
    () => `/spare-parts-details/${id()}`,
    () => `/zh/spare-parts-grid/${category()}`,
    () => '/about',
    () => `/contact?part=${id()}`,
  ];
  const read = (url: string, paths: (() => string)[], rate: number) => {
    const calls = (connection: number): Call[] =>
      Array.from({ length: 500 }, (_none, index) => ({
        path: paths[index % paths.length]?.() ?? '/',
        headers: { 'x-forwarded-for': `10.1.${connection}.${index % 250}` },
      }));
    return load(url, calls, { connections: 8, rate, seconds });
  };
  return Promise.all([read(apiUrl, reads, 20), read(siteUrl, pages, 4)]);
}

function putVisits(report: Report, when: string, visits: LoadResult[]) {
  for (const [index, what] of ['reads', 'pages'].entries()) {
    const { milliseconds = [], failures = 0 } = visits[index] ?? {};
    const p99 = quantile(milliseconds, 0.99);
    report.put(`${when}, ${what} of others, p99`, p99, { unit: 'ms', atMost: 1000 });
    report.put(`${when}, ${what} of others, failed`, failures, { atMost: 0 });
  }
}

async function tryAttack(
  report: Report,
  product: Product,
  catalogue: LoadedCatalogue,
  order: Omit<AttackOrder, 'apiUrl' | 'siteUrl'>,
) {
  const { apiUrl, siteUrl } = product;
  const attacker = fork(join(root, 'scripts/trials/attacks.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(attacker, 'message') as Promise<[AttackResult]>;
  attacker.send({ ...order, apiUrl, siteUrl });
  const during = await visit(product, catalogue, order.seconds);
  const [result] = await ended;
  const after = await visit(product, catalogue, order.seconds / 4);
  const name = `${order.attack}${order.hangsUp ? '' : ', read'}`;
  putVisits(report, `${name}: during`, during);
  putVisits(report, `${name}: after`, after);
  const counts = Object.entries(result).map(([status, count]) => `${status}: ${count}`);
  report.put(`${name}: responses to the attacker`, counts.join(', '));
}

interface AttackOptions {
  attack?: string[];
  database?: string;
  short: boolean;
}

/** The attacks of `attacks.ts` on the site and the backend, while others visit them. */
export async function tryAttacks(report: Report, options: AttackOptions, parts: number) {
  const seconds = options.short ? 10 : 60;
  const names = options.attack ?? Object.keys(ATTACKS);
  const ipAddresses = Array.from({ length: 9 }, (_none, index) => `127.0.0.${index + 2}`);
  const { database } = options;
  await measureBackends(
    report,
    { database, parts, roles: ['api', 'site'] },
    async (product, catalogue) => {
      const kind = report.column;
      // The first visitors also warm the process up.
      await visit(product, catalogue, 5);
      putVisits(report, 'without an attack', await visit(product, catalogue, 10));
      for (const count of [1, 9]) {
        report.column = `${kind}, ${count} IP address${count > 1 ? 'es' : ''}`;
        for (const attack of Object.keys(ATTACKS) as Attack[]) {
          if (!names.includes(attack)) continue;
          const hangsUp = attack !== 'forms' && attack !== 'sharedLists';
          const order = { attack, ipAddresses: ipAddresses.slice(0, count), hangsUp };
          await tryAttack(report, product, catalogue, { ...order, seconds });
        }
      }
      report.put('memory at its highest', memory(product.pid).peak, { unit: 'MiB' });
    },
  );
}
