import { parse, toClientConfig } from 'pg-connection-string';
import type { ClientConfig } from 'pg';

const SCHEME = /^postgres(?:ql)?:\/\//;
/** Between the last @, for a password may hold others, and the path. */
const HOSTS = /^\w+:\/\/(?:[^/?]*@)?([^/?]*)/;

const PARAMETERS = [
  'host',
  'port',
  'user',
  'password',
  'application_name',
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
];

/**
 * Reads `postgres://user:password@host:5432/database?sslmode=verify-full`, with libpq's meaning of
 * `sslmode`. What it throws completes a message that begins with the variable's name, and repeats
 * no password.
 */
export function parseConnectionString(text: string): ClientConfig {
  if (!SCHEME.test(text)) throw new Error('must begin with postgres:// or postgresql://');
  const parameters = new URLSearchParams(text.split('?')[1]);
  // A misspelled sslmode would turn encryption off without a word.
  const unknown = [...parameters.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`must have no parameter "${unknown}", but ${PARAMETERS.join(', ')}`);
  }
  if (`${HOSTS.exec(text)?.[1]},${parameters.get('host')}`.split(',').length > 2) {
    throw new Error('must name one host: a proxy, pooler or managed endpoint handles failover');
  }
  try {
    // For libpq `system` stands for the certificates that Node.js trusts by default.
    const rootless = text.replace(/([?&])sslrootcert=system(?:&|$)/, '$1');
    return toClientConfig(parse(rootless, { useLibpqCompat: true }));
  } catch (error) {
    throw new Error(`must be a valid connection string (${(error as Error).message})`, {
      cause: error,
    });
  }
}
