import { fstatSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { pino, type DestinationStream, type Logger } from 'pino';
import { withoutTokens } from '@/shared/privateUrls';
import { VERSION } from '@/shared/version';
import type { Config } from './config';

export type Log = Logger;

/** Bytes of lines that wait for a slow reader; beyond them lines are dropped. */
const MAX_WAITING = 1024 ** 2;

/** JSON lines on standard output, or on another file descriptor. */
export const makeLog = (level: Config['logLevel'], fd = 1): Log =>
  makeLogTo(makeDestination(fd), level);

/**
 * A log that is never given bodies or headers. What slips in of secrets is cut out, such as a URL
 * in the message of an error.
 */
export function makeLogTo({ write }: DestinationStream, level: Config['logLevel']): Log {
  const redact = { paths: ['*.password', '*.token', '*.authorization'], censor: '***' };
  const base = { pid: process.pid, hostname: hostname(), version: VERSION };
  return pino({ level, redact, base }, { write: (line) => write(withoutTokens(line)) });
}

/**
 * A reader that stalls or a full disk costs lines, which are counted, and never holds up the process.
 * pino's own asynchronous destination would retry for ever when the process exits.
 */
function makeDestination(fd: number): DestinationStream {
  const stat = fstatSync(fd);
  // Node.js writes to pipes and sockets without blocking, and buffers what they don't accept yet.
  const stream = (stat.isFIFO() || stat.isSocket()) && (fd === 2 ? process.stderr : process.stdout);
  const write = (text: string): boolean => {
    if (!stream) return writeToFile(fd, text);
    if (!stream.writable || stream.writableLength > MAX_WAITING) return false;
    stream.write(text);
    return true;
  };
  let lost = 0;
  const report = () => {
    if (lost === 0) return;
    const line = { level: 50, time: Date.now(), msg: `${lost} lines of the log were lost` };
    if (write(`${JSON.stringify(line)}\n`)) lost = 0;
  };
  return {
    write: (line) => {
      report();
      if (lost > 0 || !write(line)) lost += 1;
    },
  };
}

function writeToFile(fd: number, text: string): boolean {
  try {
    return writeSync(fd, text) === Buffer.byteLength(text);
  } catch {
    return false;
  }
}
