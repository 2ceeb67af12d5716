import { launchChromium } from './chromium';
import { CLUSTER, variable } from './environment';
import { type Product, admin, ensureBuilt, startProduct } from './product';
import { startCluster } from './cluster';

declare global {
  /** Ends what `globalSetup` started; Jest runs both in one process. */
  var endE2e: (() => Promise<void>) | undefined;
}

/**
 * A session for all tests that only need some admin: each login by the form counts against the
 * backend's limit.
 */
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
  // Nothing outside this machine is reached. A route would do so too, but turns off the HTTP cache.
  const browser = await launchChromium([
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]);
  const products: Product[] = [];
  globalThis.endE2e = async () => {
    await Promise.all([browser.close(), ...products.map((product) => product.stop())]);
  };
  const start = process.env[CLUSTER] ? startCluster : startProduct;
  ensureBuilt(rootDir);
  const workers = Array.from({ length: maxWorkers }, (_, index) => index + 1);
  await Promise.all(
    workers.map(async (worker) => {
      const product = await start(rootDir);
      products.push(product);
      process.env[variable('siteUrl', worker)] = product.siteUrl;
      process.env[variable('apiUrl', worker)] = product.apiUrl;
      process.env[variable('browser', worker)] = browser.wsEndpoint();
      process.env[variable('token', worker)] = await adminToken(product.apiUrl);
    }),
  );
}
