import { HttpError } from '../lib/httpError';
import { OperatorError } from '../lib/operatorError';
import { writePrivately } from '../lib/files';
import { endMessage } from '../startMessages';

type Command = (args: string[], process: NodeJS.Process) => Promise<string>;

const COMMANDS: Record<string, () => Promise<Command>> = {
  admin: async () => (await import('./admin')).admin,
  backup: async () => (await import('./backup')).backup,
  doctor: async () => (await import('./doctor')).doctor,
  media: async () => (await import('./media')).media,
  restore: async () => (await import('./backup')).restore,
};

async function run([name = '', ...args]: string[]): Promise<string> {
  const load = Object.hasOwn(COMMANDS, name) && COMMANDS[name];
  if (!load) throw new OperatorError(`The commands are ${Object.keys(COMMANDS).join(', ')}.`);
  return (await load())(args, process);
}

// A reader of the output that goes away does not end the command.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// Backups hold what the data folder holds.
writePrivately();
run(process.argv.slice(2)).then(
  (text) => {
    process.stdout.write(`${text}\n`);
  },
  (error: unknown) => {
    // An `HttpError` is a rule of the product.
    const text = error instanceof HttpError ? error.message : endMessage(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  },
);
