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
