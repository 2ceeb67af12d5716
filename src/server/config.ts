import ipaddr from 'ipaddr.js';
import { resolve } from 'node:path';
import { parseConnectionString } from './db/postgres/connectionString';
import { OperatorError } from './lib/operatorError';
import { isJournal } from './lib/journal';
import { projectRoot } from './lib/projectRoot';
import { readS3Place, type S3Place } from './lib/s3Place';
import { isAccountEmail, printable } from './lib/text';
import { MESSAGE_RETENTION_MONTHS } from '@/shared/limits';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, normalizePassword } from '@/shared/passwords';

/* Every variable stands in the table of src/server/README.md. */

/** Without `SESSION_IDLE_MINUTES`. */
export const SESSION_IDLE_MINUTES = 120;

const LOG_FORMATS = ['text', 'json'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export interface Config {
  sitePort: number;
  apiPort: number;
  host: string;
  /** Unset: the browser takes the page's host with `apiPort`. */
  apiUrl: string | undefined;
  /** Unset: `<apiUrl>/uploads`. */
  mediaUrl: string | undefined;
  /** The URL of the backend for a site that runs without one in its process. */
  apiInternalUrl: string;
  /** Origins that CORS admits, never empty. */
  siteOrigins: string[];
  /** Absolute. */
  dataDir: string;
  /** Unset: images in `dataDir`. */
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
  /** Unset: nothing is measured. */
  metrics: { host: string; port: number } | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  logFormat: LogFormat;
  /** As Fastify's option; never true where `readConfig` made it. */
  trustProxy: boolean | string[];
}

/** `json`: start and end are lines of the log too; `text`: they are for people at a terminal. */
export type LogFormat = (typeof LOG_FORMATS)[number];

type Environment = Record<string, string | undefined>;

/** Apart from the others, as an error of those is written in this format. */
export const readLogFormat = (env: Environment): LogFormat =>
  makeReader(env).oneOf('LOG_FORMAT', LOG_FORMATS, isJournal(env.JOURNAL_STREAM) ? 'json' : 'text');

/**
 * Reads and checks all variables. Throws an `OperatorError` for the first wrong one, whose message is
 * one line that names it.
 */
export function readConfig(env: Environment): Config {
  const { text, oneOf, port, whole, host, url, email } = makeReader(env);
  const sitePort = port('SITE_PORT', 8080);
  const apiPort = port('API_PORT', 7777);
  const ownHost = host('HOST', 'localhost');
  const apiUrl = url('API_URL', HTTP);
  const mediaStore = text('MEDIA_STORE');
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const inquiriesTo = email('INQUIRIES_TO');
  if (smtpUrl && !inquiriesTo) throw wrong('INQUIRIES_TO', 'must be set when SMTP_URL is');
  const metricsHost = host('METRICS_HOST', '127.0.0.1');
  return {
    sitePort,
    apiPort,
    host: ownHost,
    apiUrl,
    mediaUrl: url('MEDIA_URL', HTTP),
    apiInternalUrl: url('API_INTERNAL_URL', HTTP) ?? apiUrl ?? `http://localhost:${apiPort}`,
    siteOrigins: readOrigins(text('SITE_ORIGIN')) ?? ownOrigins(ownHost, sitePort),
    dataDir: resolve(projectRoot(), text('DATA_DIR') ?? 'data'),
    mediaStore: mediaStore ? readS3Place(mediaStore, env) : undefined,
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    adminEmail: email('ADMIN_EMAIL'),
    adminPassword: readPassword(env.ADMIN_PASSWORD || undefined),
    demoCatalogue: oneOf('DEMO_CATALOGUE', ['on', 'off'], 'on') === 'on',
    mail: smtpUrl && inquiriesTo ? { url: smtpUrl, to: inquiriesTo } : undefined,
    messagesPerDay: whole('MESSAGES_PER_DAY', 1000, 1_000_000),
    messageRetentionMonths: whole('MESSAGE_RETENTION_MONTHS', MESSAGE_RETENTION_MONTHS, 120),
    // A session lasts 720 at most.
    sessionIdleMinutes: whole('SESSION_IDLE_MINUTES', SESSION_IDLE_MINUTES, 720),
    metrics: text('METRICS_PORT')
      ? { host: metricsHost, port: port('METRICS_PORT', 0) }
      : undefined,
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    logFormat: readLogFormat(env),
    trustProxy: readTrustProxy(text('TRUST_PROXY') ?? 'off'),
  };
}

const HTTP = ['http:', 'https:'];

const wrong = (name: string, rule: string) => new OperatorError(`${name} ${printable(rule)}.`);

/** Reads variables by their names. One that is set to nothing counts as unset. */
function makeReader(env: Environment) {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const number = (name: string, fallback: number, min: number, max: number, rule: string) => {
    const value = text(name) ?? String(fallback);
    const result = Number(value);
    if (!/^\d{1,9}$/.test(value) || result < min || result > max) {
      throw wrong(name, `must be a ${rule} from ${min} to ${max}, not "${value}"`);
    }
    return result;
  };
  return {
    text,
    port: (name: string, fallback: number) => number(name, fallback, 0, 65_535, 'port'),
    whole: (name: string, fallback: number, max: number) =>
      number(name, fallback, 1, max, 'whole number'),
    oneOf: <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
      const value = text(name) ?? fallback;
      const choice = choices.find((candidate) => candidate === value);
      if (!choice) throw wrong(name, `must be one of ${choices.join(', ')}, not "${value}"`);
      return choice;
    },
    host: (name: string, fallback: string): string => {
      const value = text(name) ?? fallback;
      if (!/^[\w.:-]+$/.test(value)) throw wrong(name, 'must be a host name or an IP address');
      return value;
    },
    /** Returns a URL without slashes at its end. */
    url: (name: string, protocols: string[]): string | undefined => {
      const value = text(name);
      if (value === undefined) return undefined;
      // It may hold a password, so the message doesn't repeat it.
      if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
        throw wrong(name, `must be a URL that begins with ${protocols.join('// or ')}//`);
      }
      return value.replace(/(?<!\/)\/+$/, '');
    },
    email: (name: string): string | undefined => {
      const value = text(name)?.toLowerCase();
      if (value !== undefined && !isAccountEmail(value)) {
        throw wrong(name, `must be an e-mail address, not "${value}"`);
      }
      return value;
    },
  };
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    parseConnectionString(text);
  } catch (error) {
    throw wrong('DATABASE_URL', (error as Error).message);
  }
  return text;
}

function readPassword(password: string | undefined): string | undefined {
  if (password === undefined) return undefined;
  const { length } = [...normalizePassword(password)];
  if (length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH) {
    const range = `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH}`;
    throw wrong('ADMIN_PASSWORD', `must have ${range} characters`);
  }
  return password;
}

function readOrigins(text: string | undefined): string[] | undefined {
  return text?.split(',').map((part) => {
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

/** Never everybody: a visitor whose headers are trusted can pose as any number of others. */
function readTrustProxy(text: string): Config['trustProxy'] {
  if (text === 'off') return false;
  const proxies = text.split(',').map((part) => part.trim());
  if (!proxies.every(isNetwork)) {
    const rule = `must be off or the proxies' IP addresses or networks, not "${text}"`;
    throw wrong('TRUST_PROXY', rule);
  }
  return proxies;
}

/** An IP address, or a network such as 10.0.0.0/8 that is not the whole world. */
function isNetwork(text: string): boolean {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)[1] > 0;
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}
