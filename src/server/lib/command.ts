import { OperatorError } from './operatorError';
import { writePrivately } from './privateData';

/**
 * Runs a command of the operator's: what it answers goes to standard output, a failure to standard
 * error with exit code 1. Only faults of ours are printed with their stack.
 */
export function runCommand(main: (args: string[]) => Promise<string>): void {
  // Backups hold what the data folder holds.
  writePrivately();
  main(process.argv.slice(2)).then(
    (text) => {
      process.stdout.write(`${text}\n`);
    },
    (error: unknown) => {
      const isOurs = error instanceof Error && !(error instanceof OperatorError);
      const text = isOurs ? (error.stack ?? error.message) : String((error as Error).message);
      process.stderr.write(`${text}\n`);
      process.exitCode = 1;
    },
  );
}
