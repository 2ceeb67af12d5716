import { writeSync } from 'node:fs';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';

export type Log = Logger;

/**
 * JSON lines on standard output, or on another file descriptor. Never given bodies, headers or
 * tokens; what slips in is cut out.
 */
export function makeLog(level: Config['logLevel'], fd = 1): Log {
  const redact = { paths: ['*.password', '*.token', '*.authorization'], censor: '***' };
  return pino({ level, redact }, lossySink(fd));
}

/** How often, and after what pause, a reader that is slow is waited for. */
const TRIES = 20;
const PAUSE_MS = 5;

/**
 * Writes each line at once. Where the disk is full or nobody reads any more, lines are lost, but
 * neither the process nor a request: pino's own sink would try for ever, or end the process.
 */
function lossySink(fd: number): DestinationStream {
  let lost = 0;
  return {
    write: (line) => {
      const report = lost > 0 ? `{"level":50,"msg":"${lost} lines of the log were lost"}\n` : '';
      if (writeAll(fd, Buffer.from(report + line))) lost = 0;
      else lost += 1;
    },
  };
}

function writeAll(fd: number, bytes: Buffer): boolean {
  let written = 0;
  for (let tries = 0; tries < TRIES;) {
    try {
      written += writeSync(fd, bytes, written);
      if (written === bytes.length) return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return false;
      tries += 1;
      Atomics.wait(PAUSE, 0, 0, PAUSE_MS);
    }
  }
  return false;
}

const PAUSE = new Int32Array(new SharedArrayBuffer(4));
