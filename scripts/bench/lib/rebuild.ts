import { indexRepository } from '../../../src/server/modules/search/indexRepository';
import { ANALYSER_VERSION } from '../../../src/server/modules/search/indexRow';
import { get, tell, timeCalls, type Call } from './calls';
import { openFilled, settle, type FilledDatabase } from './database';
import { progress } from './report';
import type { Server } from './servers';

export interface Rebuild {
  seconds: number;
  /** Of requests that were answered meanwhile. */
  milliseconds: number[];
}

/** Between two looks whether it is done. */
const READS = 10;
const LIMIT_SECONDS = 900;

/** Marks all parts as a product with an older analyser would leave them. */
export async function makeIndexOld(database: FilledDatabase): Promise<void> {
  const db = await openFilled(database);
  try {
    await db.writer
      .updateTable('spareParts')
      .set({ searchVersion: ANALYSER_VERSION - 1 })
      .execute();
  } finally {
    await db.close();
  }
  await settle(database.databaseUrl);
}

/** Reads, each address once, while a backend that has just started makes the index anew. */
export async function watchRebuild(
  server: Server,
  database: FilledDatabase,
  paths: string[],
): Promise<Rebuild> {
  const db = await openFilled(database);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const milliseconds: number[] = [];
  const calls: Call[] = [];
  try {
    do {
      if (seconds() > LIMIT_SECONDS) throw new Error('The index does not get done.');
      const next = Array.from({ length: READS }, (_, place) => {
        const index = calls.length + place;
        return get(`${paths[index % paths.length]}&n=${index}`);
      });
      milliseconds.push(...(await timeCalls(server, next)));
      calls.push(...next);
    } while ((await indexRepository(db.reader).listOld(1)).length > 0);
  } finally {
    await db.close();
  }
  const rebuild = { seconds: seconds(), milliseconds };
  progress(`  index anew: ${rebuild.seconds.toFixed(1)} s`);
  tell('reads meanwhile', calls, milliseconds);
  return rebuild;
}
