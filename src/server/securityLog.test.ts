import { pino, type Level } from 'pino';
import { makeSecurityLog } from './securityLog';

function write(level: Level | 'silent', email: string): Record<string, unknown>[] {
  const lines: string[] = [];
  const log = pino({ level }, { write: (line: string) => void lines.push(line) });
  const security = makeSecurityLog(log);
  security('loginFailed', { email }, { from: '192.0.2.1', requestId: 'req-7' });
  security('loggedIn', { accountId: 'a1', email }, { from: '192.0.2.1', by: 'a1' });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.each(['fatal', 'error', 'warn', 'info', 'debug'] as const)(
  'security events are written at LOG_LEVEL %s',
  (level) => {
    expect(write(level, 'a@example.com')).toMatchObject([
      { security: 'loginFailed', email: 'a@example.com', from: '192.0.2.1', reqId: 'req-7' },
      { security: 'loggedIn', accountId: 'a1', by: 'a1' },
    ]);
  },
);

test('a silent log stays silent', () => {
  expect(write('silent', 'a@example.com')).toEqual([]);
});

test('what was typed can forge neither a line nor its end', () => {
  const [event] = write(
    'warn',
    `x\n{"security":"loggedIn"}\u001b[2J\u2028\u202e${'y'.repeat(999)}`,
  );
  const email = String(event?.email);
  expect(email).toMatch(/^x\ufffd\{"security":"loggedIn"\}\ufffd\[2J\ufffd\ufffdy+$/);
  expect([...email]).toHaveLength(254);
});

describe('repeated events', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('of one IP address are counted beyond ten a minute, not written', () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const security = makeSecurityLog(log);
    const take = () => lines.splice(0).map((line) => JSON.parse(line) as object);
    const fail = (from: string) => security('loginFailed', { email: 'a@example.com' }, { from });
    for (let count = 0; count < 500; count += 1) fail('192.0.2.1');
    expect(take()).toHaveLength(10);
    // Other IP addresses and events, and what an admin does, are written all the same.
    fail('192.0.2.2');
    security('rejected', { status: 429, operation: 'logIn' }, { from: '192.0.2.1' });
    for (let count = 0; count < 20; count += 1) {
      security('accountRemoved', { accountId: 'a', email: 'a@example.com' }, { from: '192.0.2.1' });
    }
    expect(take()).toHaveLength(22);
    jest.advanceTimersByTime(61_000);
    expect(take()).toEqual([
      expect.objectContaining({ security: 'loginFailed', from: '192.0.2.1', repeated: 490 }),
    ]);
    fail('192.0.2.1');
    expect(take()).toHaveLength(1);
  });

  test('of IP addresses of one IPv6 network count as one', () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const security = makeSecurityLog(log);
    for (let count = 1; count < 100; count += 1) {
      security('loginFailed', { email: 'a@b' }, { from: `2001:db8::${count}` });
    }
    expect(lines).toHaveLength(10);
  });

  test('of more networks than are counted apart are counted together', () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const security = makeSecurityLog(log);
    const fail = (from: string) => security('loginFailed', { email: 'a@b' }, { from });
    for (let count = 0; count < 20; count += 1) fail('192.0.2.1');
    for (let network = 0; network < 20_000; network += 1) {
      fail(`2001:db8:${network.toString(16)}::1`);
    }
    expect(lines).toHaveLength(10 + 9999 + 10);
    fail('192.0.2.1');
    expect(lines).toHaveLength(10 + 9999 + 10);
  });
});
