/**
 * Variables by which the run's set-up tells the test files what it started, a product for each
 * worker: the number of the worker follows the name.
 */
const environment = {
  siteUrl: 'HOISTWAY_E2E_SITE_URL',
  apiUrl: 'HOISTWAY_E2E_API_URL',
  browser: 'HOISTWAY_E2E_BROWSER',
  token: 'HOISTWAY_E2E_TOKEN',
} as const;

export const variable = (name: keyof typeof environment, worker: number | string): string =>
  `${environment[name]}_${worker}`;

function read(name: keyof typeof environment): string {
  const value = process.env[variable(name, process.env.JEST_WORKER_ID ?? 1)];
  if (!value) throw new Error('The browser suite runs by "npm run e2e".');
  return value;
}

export const siteUrl = (): string => read('siteUrl');
export const apiUrl = (): string => read('apiUrl');
export const browserAddress = (): string => read('browser');
/** A token of role admin, shared by all tests: never log out with it. */
export const adminToken = (): string => read('token');

/** When set, the product runs on two backends behind a balancer. */
export const CLUSTER = 'HOISTWAY_E2E_CLUSTER';
