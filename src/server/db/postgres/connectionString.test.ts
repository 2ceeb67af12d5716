import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConnectionString } from './connectionString';

test.each([
  ['postgres://db/hoistway', { host: 'db', database: 'hoistway' }],
  [
    'postgresql://u:p%40s,s@[fd00::1]:5434/x',
    { host: 'fd00::1', port: 5434, user: 'u', password: 'p@s,s', database: 'x' },
  ],
  ['postgres://u:p@ss@h/x', { host: 'h', user: 'u', password: 'p@ss', database: 'x' }],
  [
    'postgres:///x?host=/run/postgresql&user=u&application_name=a',
    { host: '/run/postgresql', user: 'u', database: 'x', application_name: 'a' },
  ],
  ['postgres://', {}],
])('%s', (text, expected) => {
  expect(parseConnectionString(text)).toMatchObject(expected);
  expect(parseConnectionString(text).ssl).toBeUndefined();
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

  const sslOf = (query: string) => parseConnectionString(`postgres://h/x?${query}`).ssl;

  test('the modes mean what they mean to libpq', () => {
    expect(sslOf('sslmode=disable')).toBe(false);
    expect(sslOf('sslmode=require')).toEqual({ rejectUnauthorized: false });
    const checksName = { checkServerIdentity: expect.any(Function) as unknown };
    expect(sslOf(`sslmode=require&sslrootcert=${file}`)).toEqual({ ca: 'PEM', ...checksName });
    expect(sslOf(`sslmode=verify-ca&sslrootcert=${file}`)).toEqual({ ca: 'PEM', ...checksName });
    expect(sslOf(`sslmode=verify-full&sslrootcert=${file}`)).toEqual({ ca: 'PEM' });
    expect(sslOf('sslmode=verify-full&sslrootcert=system')).toEqual({});
    expect(sslOf('sslrootcert=system&sslmode=verify-full')).toEqual({});
  });
});

test.each([
  ['mysql://x', 'must begin with postgres:// or postgresql://'],
  ['postgres://h1,h2:5433/x', 'must name one host: '],
  ['postgres://u:p@h1:5432,h2/x', 'must name one host: '],
  ['postgres:///x?host=a,b&port=1,2', 'must name one host: '],
  ['postgres://h:70000/x', 'must be a valid connection string (Invalid URL)'],
  ['postgres://u:secret@h:x/x', 'must be a valid connection string (Invalid URL)'],
  ['postgres://h/x?sslmod=require', 'must have no parameter "sslmod", but host, port,'],
  ['postgres://h/x?sslmode=verify-ca', 'must be a valid connection string ('],
  ['postgres://h/x?sslmode=verify-full&sslrootcert=/no/such', 'no such file'],
])('%s is rejected', (text, message) => {
  expect(() => parseConnectionString(text)).toThrow(message);
});
