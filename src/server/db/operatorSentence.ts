import { printable } from '../lib/text';
import type { DatabaseUnavailable } from './unavailable';

/** Why the database is not to be had, for the operator: with the variable that may be wrong. */
export function databaseSentence(error: DatabaseUnavailable): string {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (String(code).startsWith('SQLITE')) {
    return `DATA_DIR: the database cannot be opened (${code}).`;
  }
  // It answers, and its own words say more than their number: no such database, a wrong password.
  if (/^[0-9A-Z]{5}$/.test(String(code))) {
    return `DATABASE_URL: the database refuses us: ${printable(message)}.`;
  }
  return `DATABASE_URL: the database cannot be reached (${code ?? message}).`;
}
