import type { Config } from './config';
import { DatabaseUnavailable } from './db/unavailable';
import { OperatorError } from './lib/operatorError';
import { printable } from './lib/text';
import type { FirstAdmin } from './modules/core/auth/firstAdmin';

/* Messages to the operator at the start, each with the variable that may be wrong. */

export const unknownArgument = (text: string) =>
  new OperatorError(`Unknown argument "${printable(text)}": api or site.`);

/** Names the variable to change where a server cannot listen. */
export function listening<T>(
  portName: string,
  starting: Promise<T>,
  hostName = 'HOST',
): Promise<T> {
  return starting.catch((error: NodeJS.ErrnoException & { port?: number }) => {
    const { code, port, syscall } = error;
    if (syscall === 'listen') {
      if (code === 'EADDRINUSE') throw new OperatorError(`${portName}: port ${port} is in use.`);
      if (code === 'EACCES')
        throw new OperatorError(`${portName}: this user may not open ${port}.`);
    }
    if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL') {
      throw new OperatorError(`${hostName}: this machine has no such address (${code}).`);
    }
    throw error;
  });
}

/** Why the database is unavailable. */
export function databaseMessage(error: DatabaseUnavailable): string {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (String(code).startsWith('SQLITE')) {
    return `DATA_DIR: the database cannot be opened (${code}).`;
  }
  // PostgreSQL's own message says more than its code: no such database, a wrong password.
  if (/^[0-9A-Z]{5}$/.test(String(code))) {
    return `DATABASE_URL: the database rejects us: ${printable(message)}.`;
  }
  return `DATABASE_URL: the database cannot be reached (${code ?? message}).`;
}

/** Returns the message to log where images cannot be stored; the start goes on, as that may end. */
export const storageMessage = ({ mediaStore }: Pick<Config, 'mediaStore'>, place: string) =>
  `${mediaStore ? 'MEDIA_STORE' : 'DATA_DIR'}: no image can be stored in ${place}`;

/** A password that the operator has set is not repeated, since others may read the output. */
export function adminMessage(
  { adminPassword }: Pick<Config, 'adminPassword'>,
  { made, missing }: FirstAdmin,
): string {
  if (missing) return `Admin    ${missing}\n`;
  if (!made) return '';
  const hint = adminPassword
    ? 'with ADMIN_PASSWORD'
    : `password: ${made.password}  (to be changed at the first login)`;
  return `Admin    ${made.email}  ${hint}\n`;
}

/** Returns one line for what an operator can fix, and the stack of any other error. */
export function endMessage(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable) return databaseMessage(error);
  return error.stack ?? error.message;
}
