import type { Config, LogFormat } from './config';
import { DatabaseUnavailable } from './db/unavailable';
import { connectionFault } from './lib/connectionFault';
import { OperatorError } from './lib/operatorError';
import { printable } from './lib/text';
import { makeLog } from './log';
import type { FirstAdmin, OnAdmin } from './modules/core/auth/firstAdmin';
import { writeFirstPassword } from './modules/core/auth/firstPassword';
import { VERSION } from '@/shared/version';

/* Messages to the operator at the start, each with the variable that may be wrong. */

export const unknownArgument = (text: string) =>
  new OperatorError(`Unknown argument "${printable(text)}": api or site.`);

export class PortInUse extends OperatorError {}

/** Names the variable to change where a server cannot listen. */
export function listening<T>(
  portName: string,
  starting: Promise<T>,
  hostName = 'HOST',
): Promise<T> {
  return starting.catch((error: NodeJS.ErrnoException & { port?: number }) => {
    const { code, port, syscall } = error;
    if (syscall === 'listen') {
      if (code === 'EADDRINUSE') throw new PortInUse(`${portName}: port ${port} is in use.`);
      if (code === 'EACCES')
        throw new OperatorError(`${portName}: this user may not open ${port}.`);
    }
    if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL') {
      throw new OperatorError(`${hostName}: this machine has no such address (${code}).`);
    }
    throw error;
  });
}

export const DISK_FULL = 'DATA_DIR: its disk is full. Free some space.';

/** Why the database is unavailable. */
export function databaseMessage(error: DatabaseUnavailable): string {
  const cause = (error.cause ?? error) as NodeJS.ErrnoException;
  const { code, message } = cause;
  if (code === 'SQLITE_FULL') return DISK_FULL;
  if (String(code).startsWith('SQLITE')) {
    return `DATA_DIR: the database cannot be opened (${code}).`;
  }
  // PostgreSQL's own message says more than its code: no such database, a wrong password.
  if (/^[0-9A-Z]{5}$/.test(String(code))) {
    return `DATABASE_URL: the database rejects us: ${printable(message)}.`;
  }
  return `DATABASE_URL: the database ${connectionFault(cause)}.`;
}

/** Returns the message to log where images cannot be stored; the start goes on, as that may end. */
export const storageMessage = ({ mediaStore }: Pick<Config, 'mediaStore'>, place: string) =>
  `${mediaStore ? 'MEDIA_STORE' : 'DATA_DIR'}: no image can be stored in ${place}`;

/** A password that the operator has set is not repeated, since others may read the output. */
export function adminMessage({ made, missing }: FirstAdmin): string {
  if (missing) return `Admin    ${missing}\n`;
  if (!made) return '';
  const hint = made.password
    ? `password: ${made.password}  (to be changed at the first login)`
    : 'with ADMIN_PASSWORD';
  return `Admin    ${made.email}  ${hint}\n`;
}

const FILE_FAULTS: Partial<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  ENOENT: 'it is not there',
  ENOTDIR: 'a part of its path is no folder',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full for this user',
};

/** Undefined: it is not about a file. */
function fileMessage({ code = '', path }: NodeJS.ErrnoException): string | undefined {
  const fault = FILE_FAULTS[code];
  return path && fault && `${path}: ${fault} (${code}).`;
}

/** Returns one line for what an operator can fix, and the stack of any other error. */
export function endMessage(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable) return databaseMessage(error);
  return fileMessage(error) ?? error.stack ?? error.message;
}

type Urls = Partial<Record<keyof typeof SERVERS, string>>;

const SERVERS = { site: 'Site', backend: 'Backend', metrics: 'Metrics' };

/** Tells the operator of start and end, at every LOG_LEVEL. */
export interface Announcer {
  admin: (config: Pick<Config, 'dataDir'>) => OnAdmin;
  started: (urls: Urls) => void;
  stopped: (signal: NodeJS.Signals) => void;
  failed: (error: unknown) => void;
}

const textAnnouncer: Announcer = {
  admin: () => (admin) => void process.stdout.write(adminMessage(admin)),
  started: (urls) => {
    const names = Object.keys(SERVERS) as (keyof Urls)[];
    const lines = names.map((name) => urls[name] && `${SERVERS[name].padEnd(8)} ${urls[name]}\n`);
    process.stdout.write([`Hoistway ${VERSION}\n`, ...lines].join(''));
  },
  stopped: () => undefined,
  failed: (error) => void process.stderr.write(`${endMessage(error)}\n`),
};

/** By lines of the log, which others may read: passwords are in a file. */
function jsonAnnouncer(): Announcer {
  const log = makeLog('info');
  return {
    admin:
      ({ dataDir }) =>
      async ({ made }) => {
        if (!made) return;
        const { email, password } = made;
        const file = password && (await writeFirstPassword(dataDir, password));
        log.info({ email, file }, file ? 'first admin, with the password in file' : 'first admin');
      },
    started: (urls) => log.info(urls, 'started'),
    stopped: (signal) => log.info({ signal }, 'stopped'),
    failed: (error) => {
      const [message, ...stack] = endMessage(error).split('\n');
      log.fatal({ err: stack.length > 0 ? error : undefined }, message);
    },
  };
}

export const makeAnnouncer = (format: LogFormat): Announcer =>
  format === 'json' ? jsonAnnouncer() : textAnnouncer;
