/** What a benchmark must take back, such as processes and folders, the latest first. */
const undos: (() => unknown)[] = [];

export function onEnd(undo: () => unknown): void {
  undos.push(undo);
}

/** Takes back all that was made so far. */
export async function undoAll(): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
}

/** Runs a benchmark and takes back what it made, also when it fails or is ended by a signal. */
export function runBenchmark(main: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      undoAll()
        .catch((error: unknown) => console.error(error))
        .finally(() => process.exit(130));
    });
  }
  main()
    .catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    })
    .finally(undoAll);
}
