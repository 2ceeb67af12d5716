import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3_CREDENTIALS, startS3 } from '@/server/testing/s3';
import { startBalancer } from './balancer';
import { startPostgres } from './postgres';
import { admin, ensureBuilt, freePort, mailVariables, runProgram, type Product } from './product';

/** Numbers of the requests that trigger a fault; the journeys send more. */
const KILLS_AT = 100;
const RESTARTS_DATABASE_AT = 220;

/**
 * Starts one site, two backends behind a balancer, PostgreSQL and S3. During the run one backend is
 * killed and restarted, then PostgreSQL is restarted; the journeys must not notice.
 */
export async function startCluster(root: string, mailUrl: string): Promise<Product> {
  ensureBuilt(root);
  // On a slow disk the restart would otherwise exceed the retries of a page.
  const database = await startPostgres({ fsync: 'off' });
  const s3 = await startS3();
  const folders = ['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'hoistway-e2e-')));
  const [sitePort, balancerPort, ...ports] = await freePorts(4);
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const apiUrl = `http://127.0.0.1:${balancerPort}`;
  const common = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    MEDIA_STORE: s3.url('e2e'),
    ...S3_CREDENTIALS,
    API_URL: apiUrl,
    SITE_ORIGIN: siteUrl,
    ADMIN_EMAIL: admin.emailId,
    ADMIN_PASSWORD: admin.password,
    ...mailVariables(mailUrl),
  };
  const backend = (index: number) => {
    const env = { ...common, DATA_DIR: folders[index], API_PORT: String(ports[index]) };
    return runProgram(root, env, ['api'], [`http://127.0.0.1:${ports[index]}/readyz`]);
  };
  const site = () =>
    runProgram(root, { ...common, SITE_PORT: String(sitePort) }, ['site'], [siteUrl]);
  const balancer = await startBalancer(Number(balancerPort), ports);
  // In sequence: the first backend loads the demo catalogue.
  const running = [await backend(0), await backend(1), await site()];

  const restart = async (index: number, stop: () => Promise<unknown>) => {
    const port = ports[index] as number;
    await balancer.drain(port);
    await stop();
    running[index] = await backend(index);
    balancer.setUp(port, true);
  };
  const failures: unknown[] = [];
  const attempt = (step: () => Promise<void>) => void step().catch((error) => failures.push(error));
  balancer.onRequest = (count) => {
    if (count === KILLS_AT) {
      attempt(() => restart(1, async () => running[1]?.kill()));
    }
    if (count === RESTARTS_DATABASE_AT) {
      attempt(async () => {
        await Promise.all(ports.map((port) => balancer.drain(port)));
        await database.restart();
        // A backend notices with a delay that the database is available again.
        await Promise.all(running.map((program) => program.ready()));
        for (const port of ports) balancer.setUp(port, true);
      });
    }
  };
  return {
    siteUrl,
    apiUrl,
    async stop() {
      await Promise.all(running.map((program) => program.stop()));
      await balancer.close();
      await database.stop();
      await s3.close();
      for (const folder of folders) rmSync(folder, { recursive: true });
      if (failures.length > 0) throw failures[0];
      if (balancer.count < RESTARTS_DATABASE_AT) {
        throw new Error(
          `Only ${balancer.count} requests were sent: too few to trigger the faults.`,
        );
      }
    },
  };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
