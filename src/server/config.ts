import ipaddr from 'ipaddr.js';
import { resolve } from 'node:path';
import { parseConnectionString } from './db/postgres/connectionString';
import {
  read,
  readChoice,
  readHost,
  readPort,
  readUrl,
  readWhole,
  wrong,
  type Environment,
} from './lib/environment';
import { projectRoot } from './lib/projectRoot';
import { PlaceError, readS3Place, type S3Place } from './lib/s3Place';
import { isAccountEmail } from './lib/text';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/shared/passwords';

/* Every variable stands in the table of src/server/README.md. */

/** Without `SESSION_IDLE_MINUTES`. */
export const SESSION_IDLE_MINUTES = 120;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export interface Config {
  sitePort: number;
  apiPort: number;
  host: string;
  /** Unset: the browser takes the page's host with `apiPort`. */
  apiUrl: string | undefined;
  /** Unset: `<apiUrl>/uploads`. */
  mediaUrl: string | undefined;
  /** Where a site without a backend in its own process finds one. */
  apiInternalUrl: string;
  /** Origins that CORS admits, never empty. */
  siteOrigins: string[];
  /** Absolute. */
  dataDir: string;
  /** Unset: pictures in `dataDir`. */
  mediaStore: S3Place | undefined;
  /** Unset: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  demoCatalogue: boolean;
  mail: { url: string; to: string } | undefined;
  /** What all visitors together can store per day in UTC. */
  messagesPerDay: number;
  messageRetentionMonths: number;
  sessionIdleMinutes: number;
  /** Unset: no numbers are kept. */
  metrics: { host: string; port: number } | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** As Fastify's option; never true where `readConfig` made it. */
  trustProxy: boolean | string[];
}

const HTTP = ['http:', 'https:'];

/** Reads and checks all variables. Throws `ConfigError` for the first wrong one. */
export function readConfig(env: Environment): Config {
  const sitePort = readPort(env, 'SITE_PORT', 8080);
  const apiPort = readPort(env, 'API_PORT', 7777);
  const host = readHost(env, 'HOST', 'localhost');
  const apiUrl = readUrl(env, 'API_URL', HTTP);
  return {
    sitePort,
    apiPort,
    host,
    apiUrl,
    mediaUrl: readUrl(env, 'MEDIA_URL', HTTP),
    apiInternalUrl:
      readUrl(env, 'API_INTERNAL_URL', HTTP) ?? apiUrl ?? `http://localhost:${apiPort}`,
    siteOrigins: readOrigins(env) ?? ownOrigins(host, sitePort),
    dataDir: resolve(projectRoot(), read(env, 'DATA_DIR') ?? 'data'),
    mediaStore: readMediaStore(env),
    databaseUrl: readDatabaseUrl(env),
    adminEmail: readEmail(env, 'ADMIN_EMAIL'),
    adminPassword: readPassword(env),
    demoCatalogue: readChoice(env, 'DEMO_CATALOGUE', ['on', 'off'], 'on') === 'on',
    mail: readMail(env),
    messagesPerDay: readWhole(env, 'MESSAGES_PER_DAY', 1000, 1_000_000),
    messageRetentionMonths: readWhole(env, 'MESSAGE_RETENTION_MONTHS', 24, 120),
    // A session lasts 720 at most.
    sessionIdleMinutes: readWhole(env, 'SESSION_IDLE_MINUTES', SESSION_IDLE_MINUTES, 720),
    metrics: readMetrics(env),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'warn'),
    trustProxy: readTrustProxy(env),
  };
}

function readMetrics(env: Environment): Config['metrics'] {
  const host = readHost(env, 'METRICS_HOST', '127.0.0.1');
  return read(env, 'METRICS_PORT') === undefined
    ? undefined
    : { host, port: readPort(env, 'METRICS_PORT', 0) };
}

function readDatabaseUrl(env: Environment): string | undefined {
  const text = read(env, 'DATABASE_URL');
  if (text === undefined) return undefined;
  try {
    parseConnectionString(text);
  } catch (error) {
    throw wrong('DATABASE_URL', (error as Error).message);
  }
  return text;
}

function readEmail(env: Environment, name: string): string | undefined {
  const text = read(env, name);
  if (text !== undefined && !isAccountEmail(text)) {
    throw wrong(name, `must be an e-mail address, not "${text}"`);
  }
  return text?.toLowerCase();
}

function readPassword(env: Environment): string | undefined {
  const password = env.ADMIN_PASSWORD === '' ? undefined : env.ADMIN_PASSWORD;
  if (password === undefined) return undefined;
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) {
    const range = `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH}`;
    throw wrong('ADMIN_PASSWORD', `must have ${range} characters`);
  }
  return password;
}

function readOrigins(env: Environment): string[] | undefined {
  const text = read(env, 'SITE_ORIGIN');
  if (text === undefined) return undefined;
  return text.split(',').map((part) => {
    const origin = part.trim().replace(/\/$/, '');
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw wrong('SITE_ORIGIN', `must be origins such as https://example.com, not "${origin}"`);
    }
    return origin;
  });
}

function ownOrigins(host: string, sitePort: number): string[] {
  const hosts = new Set(['localhost', '127.0.0.1', host.includes(':') ? `[${host}]` : host]);
  // URL drops the port where it is the scheme's own, as browsers do in Origin.
  return [...hosts].map((name) => new URL(`http://${name}:${sitePort}`).origin);
}

function readMail(env: Environment): Config['mail'] {
  const url = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const to = readEmail(env, 'INQUIRIES_TO');
  if (url === undefined) return undefined;
  if (to === undefined) throw wrong('INQUIRIES_TO', 'must be set when SMTP_URL is');
  return { url, to };
}

function readMediaStore(env: Environment): Config['mediaStore'] {
  const text = read(env, 'MEDIA_STORE');
  try {
    return text === undefined ? undefined : readS3Place(text, env);
  } catch (error) {
    throw error instanceof PlaceError ? wrong('MEDIA_STORE', error.message) : error;
  }
}

/** Names of the addresses that only the own machine or the own network can have. */
const PROXY_NAMES: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Never everybody: a visitor who is believed can pass for any number of others. */
function readTrustProxy(env: Environment): Config['trustProxy'] {
  const text = read(env, 'TRUST_PROXY') ?? 'off';
  if (text === 'off') return false;
  const proxies = text.split(',').flatMap((part) => {
    const name = part.trim();
    return Object.hasOwn(PROXY_NAMES, name) ? (PROXY_NAMES[name] ?? []) : [name];
  });
  if (!proxies.every(isNetwork)) {
    const choices = `off or the proxies' addresses, networks or ${Object.keys(PROXY_NAMES).join(', ')}`;
    throw wrong('TRUST_PROXY', `must be ${choices}, not "${text}"`);
  }
  return proxies;
}

/** An address, or a network such as 10.0.0.0/8 that is not the whole world. */
function isNetwork(text: string): boolean {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)[1] > 0;
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}
