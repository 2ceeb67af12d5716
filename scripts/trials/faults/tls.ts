import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { logIn, makeFolder, startBackend } from '../lib/backend';
import { makeServerFolder, startPostgres } from '../lib/postgres';
import type { Score } from '../lib/trial';
import { endBackend } from './work';

/** A PostgreSQL with a certificate: its connections are encrypted, and no other server will do. */
export async function tryTls(score: Score): Promise<void> {
  score.progress('PostgreSQL over TLS');
  const { certificate, key } = makeCertificate('localhost');
  const server = await startPostgres({ ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key });
  const address = (authority: string) =>
    `postgres://hoistway@localhost:${server.port}/hoistway?sslmode=verify-full&sslrootcert=${authority}`;

  const backend = await startBackend({
    DATABASE_URL: address(certificate),
    DATA_DIR: makeFolder(),
  });
  await logIn(backend.url);
  const { all, encrypted } = await countConnections(server.url);
  score.put(
    'TLS: encrypted connections',
    `${encrypted} of ${all}`,
    'all',
    all > 0 && encrypted === all,
  );
  await endBackend(score, 'TLS', backend);

  const other = makeCertificate('localhost').certificate;
  const refused = await startBackend({ DATABASE_URL: address(other), DATA_DIR: makeFolder() }).then(
    () => 'started',
    () => 'refused',
  );
  score.put(
    'TLS: a server that the authority does not vouch for',
    refused,
    'refused',
    refused === 'refused',
  );
}

/** A certificate for a host that vouches for itself, and its key, as PostgreSQL may read them. */
function makeCertificate(host: string): { certificate: string; key: string } {
  const folder = makeServerFolder();
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', key, '-out', certificate];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...names, ...files], { stdio: 'ignore' });
  const { uid, gid } = statSync(folder);
  for (const file of [certificate, key]) chownSync(file, uid, gid);
  return { certificate, key };
}

/** The backend's connections to the server, and how many of them are encrypted. */
async function countConnections(url: string): Promise<{ all: number; encrypted: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ all: number; encrypted: number }>(
      `select count(*)::int as all, count(*) filter (where ssl)::int as encrypted
       from pg_stat_ssl join pg_stat_activity using (pid)
       where datname = 'hoistway' and pid <> pg_backend_pid()`,
    );
    return rows[0] ?? { all: 0, encrypted: 0 };
  } finally {
    await client.end();
  }
}
