import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config';

export type Log = Logger;

/** JSON lines on standard output. Never given bodies, headers or tokens; what slips in is cut out. */
export function makeLog(level: Config['logLevel']): Log {
  return pino({
    level,
    redact: { paths: ['*.password', '*.token', '*.authorization'], censor: '***' },
  });
}
