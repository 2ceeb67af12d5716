/** Environment variables from global setup to the test files; each worker has its own product. */
const environment = {
  siteUrl: 'HOISTWAY_E2E_SITE_URL',
  apiUrl: 'HOISTWAY_E2E_API_URL',
  browser: 'HOISTWAY_E2E_BROWSER',
  token: 'HOISTWAY_E2E_TOKEN',
  mails: 'HOISTWAY_E2E_MAILS',
} as const;

export const variableName = (name: keyof typeof environment, worker: number | string): string =>
  `${environment[name]}_${worker}`;

function read(name: keyof typeof environment): string {
  const value = process.env[variableName(name, process.env.JEST_WORKER_ID ?? 1)];
  if (!value) throw new Error('The browser suite runs by "npm run e2e".');
  return value;
}

export const siteUrl = (): string => read('siteUrl');
export const apiUrl = (): string => read('apiUrl');
export const browserEndpoint = (): string => read('browser');
/** Token of an admin session that all tests share: never log out with it. */
export const adminToken = (): string => read('token');
/** Folder with the mails that the product has sent. */
export const mailFolder = (): string => read('mails');

/** When set, the product runs on two backends behind a balancer. */
export const CLUSTER = 'HOISTWAY_E2E_CLUSTER';
