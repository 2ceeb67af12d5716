import { fstatSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { readConfig } from './config';
import { OperatorError } from './lib/operatorError';
import { projectRoot } from './lib/projectRoot';

test('without variables everything has its default', () => {
  expect(readConfig({})).toEqual({
    sitePort: 8080,
    apiPort: 7777,
    host: 'localhost',
    apiUrl: undefined,
    apiInternalUrl: 'http://localhost:7777',
    mediaUrl: undefined,
    siteOrigins: ['http://localhost:8080', 'http://127.0.0.1:8080'],
    dataDir: join(projectRoot(), 'data'),
    databaseUrl: undefined,
    adminEmail: undefined,
    adminPassword: undefined,
    demoCatalogue: true,
    mail: undefined,
    messagesPerDay: 1000,
    messageRetentionMonths: 24,
    sessionIdleMinutes: 120,
    metrics: undefined,
    logLevel: 'warn',
    logFormat: 'text',
    trustProxy: false,
  });
});

test('every variable is read', () => {
  const config = readConfig({
    SITE_PORT: '80',
    API_PORT: '0',
    HOST: '0.0.0.0',
    API_URL: 'https://api.example.com/',
    API_INTERNAL_URL: 'http://10.0.0.5:7000/',
    MEDIA_URL: 'https://media.example.com/uploads',
    SITE_ORIGIN: 'https://example.com, https://www.example.com/',
    DATA_DIR: '/var/lib/hoistway',
    DATABASE_URL: 'postgres://u:p@db/hoistway',
    ADMIN_EMAIL: 'Boss@Example.com',
    ADMIN_PASSWORD: ' a password ',
    DEMO_CATALOGUE: 'off',
    SMTP_URL: 'smtps://u:p@mail.example.com',
    INQUIRIES_TO: 'Sales@exämple.com',
    MESSAGES_PER_DAY: '50',
    MESSAGE_RETENTION_MONTHS: '6',
    SESSION_IDLE_MINUTES: '15',
    METRICS_PORT: '9100',
    METRICS_HOST: '::1',
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
    TRUST_PROXY: '10.0.0.1, ::1, 192.168.0.0/16, fd00::/8',
  });
  expect(config).toEqual({
    sitePort: 80,
    apiPort: 0,
    host: '0.0.0.0',
    apiUrl: 'https://api.example.com',
    apiInternalUrl: 'http://10.0.0.5:7000',
    mediaUrl: 'https://media.example.com/uploads',
    siteOrigins: ['https://example.com', 'https://www.example.com'],
    dataDir: '/var/lib/hoistway',
    databaseUrl: 'postgres://u:p@db/hoistway',
    adminEmail: 'boss@example.com',
    adminPassword: ' a password ',
    demoCatalogue: false,
    mail: { url: 'smtps://u:p@mail.example.com', to: 'sales@exämple.com' },
    messagesPerDay: 50,
    messageRetentionMonths: 6,
    sessionIdleMinutes: 15,
    metrics: { host: '::1', port: 9100 },
    logLevel: 'info',
    logFormat: 'json',
    trustProxy: ['10.0.0.1', '::1', '192.168.0.0/16', 'fd00::/8'],
  });
});

test("the site's own origins are those that a browser shows", () => {
  const { siteOrigins } = readConfig({ HOST: '192.0.2.7', SITE_PORT: '80' });
  expect(siteOrigins).toEqual(['http://localhost', 'http://127.0.0.1', 'http://192.0.2.7']);
  expect(readConfig({ HOST: '::1' }).siteOrigins).toContain('http://[::1]:8080');
});

test('an empty variable counts as unset, a relative folder lies below the product', () => {
  expect(readConfig({ API_PORT: '', ADMIN_EMAIL: ' ' })).toEqual(readConfig({}));
  expect(isAbsolute(readConfig({ DATA_DIR: 'x' }).dataDir)).toBe(true);
});

test('what goes to the journal of systemd is JSON', () => {
  const { dev, ino } = fstatSync(1);
  expect(readConfig({ JOURNAL_STREAM: `${dev}:${ino}` }).logFormat).toBe('json');
  expect(readConfig({ JOURNAL_STREAM: `${dev}:${ino}`, LOG_FORMAT: 'text' }).logFormat).toBe(
    'text',
  );
  // Inherited from a service that has redirected the output.
  expect(readConfig({ JOURNAL_STREAM: `${dev}:${ino + 1}` }).logFormat).toBe('text');
});

test.each([
  ['SITE_PORT', 'eighty'],
  ['API_PORT', '70000'],
  ['METRICS_PORT', 'on'],
  ['METRICS_HOST', 'every where'],
  ['API_PORT', '-1'],
  ['HOST', 'a b'],
  ['API_URL', 'localhost:7777'],
  ['MEDIA_URL', 'ftp://x'],
  ['SITE_ORIGIN', 'https://example.com/path'],
  ['SITE_ORIGIN', '*'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://h1,h2:5433/x'],
  ['ADMIN_EMAIL', 'boss'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_PASSWORD', 'e\u0301'.repeat(11)],
  ['ADMIN_PASSWORD', 'x'.repeat(1001)],
  ['DEMO_CATALOGUE', 'yes'],
  ['SMTP_URL', 'http://mail'],
  ['INQUIRIES_TO', 'sales'],
  ['MESSAGES_PER_DAY', '0'],
  ['MESSAGES_PER_DAY', 'many'],
  ['MESSAGE_RETENTION_MONTHS', '121'],
  ['MESSAGE_RETENTION_MONTHS', '1.5'],
  ['SESSION_IDLE_MINUTES', '0'],
  ['SESSION_IDLE_MINUTES', '721'],
  ['SESSION_IDLE_MINUTES', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_FORMAT', 'xml'],
  ['TRUST_PROXY', 'proxy'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', '10.1'],
])('a wrong %s (%s) is named in one line', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(new RegExp(`^${name} must .*\\.$`));
});

test('a mail server needs an e-mail address to send to', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail' })).toThrow(
    'INQUIRIES_TO must be set when SMTP_URL is.',
  );
});

test('a password in a URL is not repeated in the message', () => {
  expect(() => readConfig({ DATABASE_URL: 'x://u:secret@db' })).not.toThrow(/secret/);
});
