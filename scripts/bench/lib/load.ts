import { join } from 'node:path';
import { LOAD_CORE, startNode } from './children';
import { root } from './report';

interface Order {
  url: string;
  headers: Record<string, string>;
  paths: string[];
  connections: number;
}

/** The paths in turn for as long as it says, or each of them once. */
export type LoadOrder = Order & ({ seconds: number } | { once: true });

export interface LoadResult {
  seconds: number;
  requests: number;
  /** From sending a request to the end of its answer, of every one. */
  milliseconds: number[];
}

const worker = join(root, 'scripts/bench/lib/loadWorker.ts');

/** Sends requests from the load's core; rejects when one is not answered with success. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const child = startNode(['--import', 'tsx', worker], {
    core: LOAD_CORE,
    cwd: root,
    input: JSON.stringify(order),
  });
  const tooLong = setTimeout(() => child.process.kill('SIGKILL'), 120_000);
  try {
    return JSON.parse(await child.result) as LoadResult;
  } finally {
    clearTimeout(tooLong);
  }
}
