import { destination, pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config';

export type Log = Logger;

/**
 * JSON lines on standard output, or on another file descriptor. Never given bodies, headers or
 * tokens; what slips in is cut out.
 */
export function makeLog(level: Config['logLevel'], fd = 1): Log {
  const redact = { paths: ['*.password', '*.token', '*.authorization'], censor: '***' };
  return pino({ level, redact }, destination({ dest: fd, sync: true }));
}
