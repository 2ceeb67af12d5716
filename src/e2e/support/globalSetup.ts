import type { Config } from 'jest';
import { launchChromium } from './chromium';
import { ARRANGEMENT, environment } from './environment';
import { admin, startProduct, user } from './product';
import { startTen } from './ten';

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

export default async function globalSetup(_global: unknown, project: Config): Promise<void> {
  const browser = await launchChromium();
  globalThis.endE2e = () => browser.close();
  const start = process.env[ARRANGEMENT] === 'ten' ? startTen : startProduct;
  const product = await start(project.rootDir ?? process.cwd());
  globalThis.endE2e = async () => {
    await Promise.all([browser.close(), product.stop()]);
  };
  product.addUser(user);
  process.env[environment.siteUrl] = product.siteUrl;
  process.env[environment.apiUrl] = product.apiUrl;
  process.env[environment.browser] = browser.wsEndpoint();
  process.env[environment.token] = await adminToken(product.apiUrl);
}
