import { DatabaseUnavailable } from '@/server/db/unavailable';
import { withTimeout } from '@/server/lib/timeout';
import { databaseMessage } from '@/server/startMessages';

/** One thing that was looked at, in a message that says what to do where something is wrong. */
export interface Finding {
  ok: boolean;
  text: string;
}

export const fine = (text: string): Finding => ({ ok: true, text });
export const wrong = (text: string): Finding => ({ ok: false, text });

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return databaseMessage(error);
  return error instanceof Error ? error.message : String(error);
}

const LIMIT_MS = 15_000;

/** Runs a check at most for as long as an operator would wait. What it throws is a finding too. */
export async function runCheck(
  name: string,
  check: Promise<Finding[]>,
  limitMs = LIMIT_MS,
): Promise<Finding[]> {
  const late = () => new Error(`it takes longer than ${limitMs / 1000} s.`);
  return withTimeout(check, limitMs, late).catch((error: unknown) => [
    wrong(`The ${name} could not be looked at: ${reasonOf(error)}`),
  ]);
}
