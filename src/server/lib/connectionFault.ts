import { printable } from './text';

/** What the messages and codes of clients mean; the first that fits. */
const FAULTS: [pattern: RegExp, meaning: string][] = [
  [/ECONNREFUSED/, 'cannot be reached: nothing listens there'],
  [/ENOTFOUND|EAI_AGAIN/, 'cannot be reached: its host name is unknown'],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'cannot be reached: no network leads there'],
  [/SASL/, 'rejects us: it wants a password'],
  [/certificate|SSL|TLS/, 'rejects us: the encrypted connection fails'],
  [/ECONNRESET|EPIPE|closed|terminated unexpectedly/, 'cannot be reached: it ends the connection'],
  [/ETIMEDOUT|EABORT|time(?:d )?out/i, 'cannot be reached: it does not respond in time'],
];

/** Matches a system or TLS error code, or OpenSSL's reason; without a match the whole message is shown. */
const DETAILS = /\b(?:E[A-Z]{4,}|[A-Z]{2,}(?:_[A-Z]+)+)\b|(?<=:)[a-z ]+(?=:[^:]*:\d+:)/;

/** Says whether a server cannot be reached or rejects us, for an operator. */
export function connectionFault(error: unknown): string {
  const { message = '', code = '', name = '' } = error as NodeJS.ErrnoException;
  const text = `${message} ${code} ${name}`;
  const [detail = message] = DETAILS.exec(text) ?? [];
  const [, meaning = 'cannot be used'] = FAULTS.find(([pattern]) => pattern.test(text)) ?? [];
  return `${meaning} (${printable(detail)})`;
}
