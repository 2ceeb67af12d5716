import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePostgresAddress } from './address';

const NOBODY = { user: undefined, password: undefined, application_name: undefined, ssl: false };

test.each([
  ['postgres://db/hoistway', { hosts: [{ host: 'db', port: 5432 }], database: 'hoistway' }],
  [
    'postgresql://u:p%40ss@h1:5433,h2,[fd00::1]:5434/x?target_session_attrs=read-write',
    {
      hosts: [
        { host: 'h1', port: 5433 },
        { host: 'h2', port: 5432 },
        { host: 'fd00::1', port: 5434 },
      ],
      ...{ user: 'u', password: 'p@ss', database: 'x' },
    },
  ],
  [
    'postgres:///x?host=/run/postgresql&user=u&application_name=a',
    {
      hosts: [{ host: '/run/postgresql', port: 5432 }],
      ...{ user: 'u', database: 'x', application_name: 'a' },
    },
  ],
  [
    'postgres://u@/x?host=a,b&port=1,2',
    {
      hosts: [
        { host: 'a', port: 1 },
        { host: 'b', port: 2 },
      ],
      ...{ user: 'u', database: 'x' },
    },
  ],
  ['postgres://', { hosts: [{ host: 'localhost', port: 5432 }] }],
])('%s', (text, expected) => {
  expect(parsePostgresAddress(text)).toEqual({ ...NOBODY, ...expected });
});

describe('TLS', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hoistway-tls-'));
    file = join(folder, 'root.pem');
    writeFileSync(file, 'PEM');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const sslOf = (query: string) => parsePostgresAddress(`postgres://h/x?${query}`).ssl;

  test('the modes mean what they mean to libpq', () => {
    expect(sslOf('sslmode=disable')).toBe(false);
    expect(sslOf('sslmode=require')).toEqual({ rejectUnauthorized: false });
    const checksName = { checkServerIdentity: expect.any(Function) as unknown };
    expect(sslOf(`sslmode=require&sslrootcert=${file}`)).toEqual({ ca: 'PEM', ...checksName });
    expect(sslOf(`sslmode=verify-ca&sslrootcert=${file}`)).toEqual({ ca: 'PEM', ...checksName });
    expect(sslOf(`sslmode=verify-full&sslrootcert=${file}`)).toEqual({ ca: 'PEM' });
    expect(sslOf('sslmode=verify-full&sslrootcert=system')).toEqual({});
    expect(sslOf(`sslmode=verify-full&sslcert=${file}&sslkey=${file}`)).toEqual({
      cert: 'PEM',
      key: 'PEM',
    });
  });

  test.each([
    ['sslmode=prefer', 'has an sslmode that is none of disable, require, verify-ca, verify-full'],
    ['sslmode=verify-ca', 'needs sslrootcert for sslmode=verify-ca'],
    ['sslmode=verify-full&sslrootcert=/no/such', 'names a file in sslrootcert that cannot be read'],
  ])('%s is refused', (query, message) => {
    expect(() => sslOf(query)).toThrow(message);
  });
});

test.each([
  ['mysql://x', 'must begin with postgres:// or postgresql://'],
  ['postgres://h:0/x', 'has the port "0", which is none from 1 to 65535'],
  ['postgres://h:x/x', 'has the port "x", which is none from 1 to 65535'],
  ['postgres://fd00::1/x', 'must have brackets around IPv6 addresses'],
  ['postgres://a b/x', 'has a blank in the name of a host'],
  ['postgres://u%zz@h/x', 'holds a "%" that begins no code of a character'],
  ['postgres://h/x?host=a,b&port=1,2,3', 'has another number of ports than of hosts'],
  ['postgres://h/x?sslmod=require', 'has the unknown parameter "sslmod"; known are host, port,'],
  [
    'postgres://h/x?target_session_attrs=standby',
    'has a target_session_attrs that is none of any,',
  ],
])('%s is refused', (text, message) => {
  expect(() => parsePostgresAddress(text)).toThrow(message);
});
