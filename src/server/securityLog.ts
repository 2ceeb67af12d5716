import { LRUCache } from 'lru-cache';
import type { Role } from './generated/requests';
import { networkKey } from './lib/ipKeys';
import { printable } from './lib/text';
import type { Log } from './log';

/** What is logged of each event: never a password, a token or a hash of either. */
interface Events {
  loggedIn: { accountId: string; email: string };
  /** `email` as it was entered. */
  loginFailed: { email: string };
  /** A login that was rejected without verifying it: too many came before it. */
  loginThrottled: { email: string; because: 'pair' | 'ip' | 'network' };
  loggedOut: { accountId: string };
  /** A request without permission (401, 403), or one too many of any kind (429). */
  rejected: { status: 401 | 403 | 429; operation: string };
  accountAdded: { accountId: string; email: string; role: Role };
  accountInvited: { email: string; role: Role };
  invitationRevoked: { email: string; role: Role };
  accountRemoved: { accountId: string; email: string };
  passwordChanged: { accountId: string; email: string };
  /** `email` as it was entered; there may be no such account. */
  passwordLinkRequested: { email: string };
  /** With a link from an e-mail. */
  passwordReset: { accountId: string; email: string };
  roleChanged: { accountId: string; email: string; role: Role };
  /** Sessions that were ended on purpose, by their owner or by an admin. */
  sessionsEnded: { accountId: string; count?: number };
  /** Inquiries or applications deleted, by hand or by retention. */
  messagesErased: { kind: 'inquiry' | 'application' | 'all'; count: number; reason: string };
  /** All messages of a kind, downloaded as a file. */
  messagesExported: { kind: 'inquiry' | 'application' };
}

export type SecurityEvent = keyof Events;

/** Who did it and from where; for a request `sourceOf` of core/auth/guard makes it. */
export interface Source {
  /** Account that did it. */
  by?: string;
  /** IP address, or `command line`, or `retention` and the like. */
  from: string;
  requestId?: string;
}

export type SecurityLog = <E extends SecurityEvent>(
  event: E,
  details: Events[E],
  source: Source,
) => void;

const ALARMING: ReadonlySet<SecurityEvent> = new Set(['loginFailed', 'loginThrottled', 'rejected']);

/** Alarming lines of one kind from one network in a minute; the next line only counts the rest. */
const LINES_PER_MINUTE = 10;

/** Networks whose lines are counted apart at a time; those of all others are counted together. */
const MAX_COUNTED = 10_000;
const OTHERS = 'other networks';

/**
 * Writes what matters to the product's security: `{"security":"loginFailed",…}`, at every
 * LOG_LEVEL but `silent`. Values are shortened, and cannot forge another line. `onEvent` gets also
 * those that are not written.
 */
export function makeSecurityLog(log: Log, onEvent?: (event: SecurityEvent) => void): SecurityLog {
  // A child logger has its own level; that of the log is often `warn`.
  const own = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  const isLimited = makeLineLimit((event, from, repeated) =>
    own.warn({ security: event, from: printable(from), repeated }, 'repeated security events'),
  );
  return (event, details, { requestId, ...rest }) => {
    onEvent?.(event);
    const isAlarming = ALARMING.has(event);
    if (isAlarming && isLimited(event, rest.from)) return;
    const line = Object.fromEntries(
      Object.entries({ ...rest, ...(requestId && { reqId: requestId }), ...details }).map(
        ([name, value]) => [name, cleaned(value)],
      ),
    );
    own[isAlarming ? 'warn' : 'info']({ security: event, ...line }, 'security event');
  };
}

const cleaned = (value: unknown) => (typeof value === 'string' ? printable(value) : value);

/** `report` gets how many lines of an event were not logged in a minute. */
function makeLineLimit(report: (event: SecurityEvent, from: string, repeated: number) => void) {
  const counts = new LRUCache<string, { event: SecurityEvent; from: string; lines: number }>({
    // One more for the others of each event: no count that runs is dropped.
    max: MAX_COUNTED + ALARMING.size,
    ttl: 60_000,
    ttlAutopurge: true,
    perf: Date,
    dispose: ({ event, from, lines }) => {
      if (lines > LINES_PER_MINUTE) report(event, from, lines - LINES_PER_MINUTE);
    },
  });
  return (event: SecurityEvent, from: string): boolean => {
    const own = `${event} ${networkKey(from)}`;
    const isApart = counts.has(own) || counts.size < MAX_COUNTED;
    const key = isApart ? own : `${event} ${OTHERS}`;
    const count = counts.get(key) ?? { event, from: isApart ? from : OTHERS, lines: 0 };
    if (count.lines === 0) counts.set(key, count);
    count.lines += 1;
    return count.lines > LINES_PER_MINUTE;
  };
}
