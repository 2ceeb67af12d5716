import { HttpError } from './httpError';
import { OperatorError } from './operatorError';
import { writePrivately } from './privateData';

/**
 * Runs a command of the operator's: what it returns goes to standard output, a failure to standard
 * error with exit code 1. Only faults of ours are printed with their stack; an `HttpError` is a rule
 * of the product, such as that the last admin stays.
 */
export function runCommand(main: (args: string[]) => Promise<string>): void {
  // Backups hold what the data folder holds.
  writePrivately();
  main(process.argv.slice(2)).then(
    (text) => {
      process.stdout.write(`${text}\n`);
    },
    (error: unknown) => {
      const isExpected = error instanceof OperatorError || error instanceof HttpError;
      const text = error instanceof Error ? (!isExpected && error.stack) || error.message : error;
      process.stderr.write(`${String(text)}\n`);
      process.exitCode = 1;
    },
  );
}
