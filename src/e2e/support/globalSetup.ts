import { launchChromium } from './chromium';
import { CLUSTER, variableName } from './environment';
import { type MailServer, startMailServer } from './mailServer';
import { type Product, admin, ensureBuilt, startProduct } from './product';
import { startCluster } from './cluster';

declare global {
  /** Set by `globalSetup` for `globalTeardown`, which runs in the same process. */
  var stopE2e: (() => Promise<void>) | undefined;
}

/** A session that all tests share, because logins count against the backend's rate limit. */
async function adminToken(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`The admin cannot log in: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

export default async function globalSetup(
  { maxWorkers }: { maxWorkers: number },
  { rootDir }: { rootDir: string },
): Promise<void> {
  // Blocks other hosts; a Playwright route would disable the HTTP cache.
  const browser = await launchChromium([
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]);
  const products: Product[] = [];
  const mailServers: MailServer[] = [];
  globalThis.stopE2e = async () => {
    await Promise.all([browser.close(), ...products.map((product) => product.stop())]);
    await Promise.all(mailServers.map((server) => server.stop()));
  };
  const start = process.env[CLUSTER] ? startCluster : startProduct;
  ensureBuilt(rootDir);
  const workers = Array.from({ length: maxWorkers }, (_, index) => index + 1);
  await Promise.all(
    workers.map(async (worker) => {
      const mailServer = await startMailServer();
      mailServers.push(mailServer);
      const product = await start(rootDir, mailServer.url);
      products.push(product);
      process.env[variableName('siteUrl', worker)] = product.siteUrl;
      process.env[variableName('apiUrl', worker)] = product.apiUrl;
      process.env[variableName('mails', worker)] = mailServer.folder;
      process.env[variableName('browser', worker)] = browser.wsEndpoint();
      process.env[variableName('token', worker)] = await adminToken(product.apiUrl);
    }),
  );
}
