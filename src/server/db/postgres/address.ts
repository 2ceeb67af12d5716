import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

export interface Host {
  /** A path that begins with a slash is the folder of a Unix socket. */
  host: string;
  port: number;
}

/** A database's address as libpq writes it, with one host or several. */
export interface PostgresAddress {
  hosts: Host[];
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  ssl: false | ConnectionOptions;
  application_name: string | undefined;
}

const PARAMETERS = [
  ...['host', 'port', 'user', 'password', 'dbname', 'application_name', 'target_session_attrs'],
  ...['sslmode', 'sslrootcert', 'sslcert', 'sslkey'],
];
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
/** The product writes, so it looks for the host that takes writes in any case. */
const SESSION_ATTRS = ['any', 'read-write', 'primary'];
const DEFAULT_PORT = 5432;

/** The hosts begin behind the last @; a password may hold others. */
const ADDRESS =
  /^\w+:\/\/(?:(?<user>[^:/?]*?)(?::(?<password>[^/?]*))?@)?(?<hosts>[^@/?]*)(?:\/(?<path>[^?]*))?(?:\?(?<query>.*))?$/s;

/**
 * Reads `postgres://user:password@host1:5432,host2:5433/database?sslmode=verify-full`. What it
 * throws completes a message that begins with the variable's name, and holds no password.
 */
export function parsePostgresAddress(text: string): PostgresAddress {
  const found = ADDRESS.exec(text)?.groups ?? {};
  const { user = '', password = '', hosts = '', path = '', query = '' } = found;
  if (!/^postgres(?:ql)?:\/\//.test(text)) {
    throw new Error('must begin with postgres:// or postgresql://');
  }
  const parameters = readParameters(query);
  return {
    hosts: readHosts(hosts, parameters),
    user: decode(user) || parameters.get('user'),
    password: decode(password) || parameters.get('password'),
    database: decode(path) || parameters.get('dbname'),
    ssl: readSsl(parameters),
    application_name: parameters.get('application_name'),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('holds a "%" that begins no code of a character');
  }
}

function readParameters(query: string): Map<string, string> {
  const parameters = new Map(new URLSearchParams(query));
  const unknown = [...parameters.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`has the unknown parameter "${unknown}"; known are ${PARAMETERS.join(', ')}`);
  }
  const attrs = parameters.get('target_session_attrs') ?? 'any';
  if (!SESSION_ATTRS.includes(attrs)) {
    throw new Error(`has a target_session_attrs that is none of ${SESSION_ATTRS.join(', ')}`);
  }
  return parameters;
}

/** Hosts stand before the path or, as libpq has it too, in the parameters. */
function readHosts(list: string, parameters: Map<string, string>): Host[] {
  const named = parameters.get('host');
  if (named === undefined) return list.split(',').map(readHost);
  const hosts = named.split(',');
  const ports = (parameters.get('port') ?? '').split(',');
  if (ports.length > 1 && ports.length !== hosts.length) {
    throw new Error('has another number of ports than of hosts');
  }
  return hosts.map((host, index) => ({
    host: host || 'localhost',
    port: readPort(ports[index] ?? ports[0] ?? ''),
  }));
}

function readHost(text: string): Host {
  // Brackets stand around IPv6 addresses.
  const [, bracketed, plain = '', port = ''] =
    /^(?:\[([^\]]*)\]|([^:]*))(?::(.*))?$/s.exec(text) ?? [];
  const host = decode(bracketed ?? plain);
  if (bracketed === undefined && text.split(':').length > 2) {
    throw new Error('must have brackets around IPv6 addresses');
  }
  if (/\s/.test(host)) throw new Error('has a blank in the name of a host');
  return { host: host || 'localhost', port: readPort(port) };
}

function readPort(text: string): number {
  if (text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`has the port "${text}", which is none from 1 to 65535`);
  }
  return port;
}

/** As libpq does it, save that it never goes on without encryption unless told to. */
function readSsl(parameters: Map<string, string>): PostgresAddress['ssl'] {
  const mode = parameters.get('sslmode') ?? 'disable';
  if (!SSL_MODES.includes(mode)) {
    throw new Error(`has an sslmode that is none of ${SSL_MODES.join(', ')}`);
  }
  const files = {
    ca: readPem(parameters, 'sslrootcert'),
    cert: readPem(parameters, 'sslcert'),
    key: readPem(parameters, 'sslkey'),
  };
  if (mode === 'disable') return false;
  const given = Object.entries(files).filter(([, content]) => content !== undefined);
  const ssl: ConnectionOptions = Object.fromEntries(given);
  if (mode === 'verify-full') return ssl;
  if (ssl.ca !== undefined) return { ...ssl, checkServerIdentity: () => undefined };
  if (mode === 'verify-ca') throw new Error('needs sslrootcert for sslmode=verify-ca');
  return { ...ssl, rejectUnauthorized: false };
}

/** `system` stands for the certificates that Node.js trusts. */
function readPem(parameters: Map<string, string>, name: string): string | undefined {
  const path = parameters.get(name);
  if (path === undefined || (name === 'sslrootcert' && path === 'system')) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`names a file in ${name} that cannot be read`);
  }
}
