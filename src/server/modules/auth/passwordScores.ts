import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeLimiter } from '@/server/lib/limiter';

export interface ScoresOrder {
  passwords: string[];
  /** Words that make a password easy to guess, beside those of the dictionaries. */
  words: string[];
}

/** Lists of the library that are worth their memory; last names and an encyclopedia are not. */
const LISTS = ['passwords-common', 'commonWords-en', 'firstnames-en', 'months-en', 'seasons-en'];

/** Of a longer password only its beginning is measured: the time grows faster than the length. */
export const MEASURED_LENGTH = 40;

/** A thread that has no result by then is ended. */
const THREAD_MS = 20_000;

const inTurn = makeLimiter(1);

/**
 * How hard each password is to guess, from 0 to 4. The dictionaries take a tenth of a second and
 * 45 MiB, so a thread of its own reads them, which then ends; where its program does not lie beside
 * ours this thread does it.
 */
export function passwordScores(
  order: ScoresOrder,
  program = join(dirname(process.argv[1] ?? ''), 'passwords.js'),
): Promise<number[]> {
  return inTurn(() => (existsSync(program) ? scoresApart(program, order) : scoresHere(order)));
}

async function scoresApart(program: string, order: ScoresOrder): Promise<number[]> {
  const worker = new Worker(program, { workerData: order });
  try {
    const signal = AbortSignal.timeout(THREAD_MS);
    const [scores] = (await once(worker, 'message', { signal })) as [number[]];
    return scores;
  } finally {
    await worker.terminate();
  }
}

/** What the thread does. */
export async function scoresHere({ passwords, words }: ScoresOrder): Promise<number[]> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const lists = Object.entries({ ...common.dictionary, ...english.dictionary });
  const zxcvbn = new ZxcvbnFactory({
    dictionary: Object.fromEntries(lists.filter(([name]) => LISTS.includes(name))),
    graphs: common.adjacencyGraphs,
    maxLength: MEASURED_LENGTH,
  });
  return passwords.map((password) => zxcvbn.check(password, words).score);
}
