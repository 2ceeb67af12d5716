import { HttpError } from '../lib/httpError';
import { OperatorError } from '../lib/operatorError';
import { writePrivately } from '../lib/files';
import { endMessage } from '../startMessages';

type Command = (args: string[], process: NodeJS.Process) => Promise<string>;

const COMMANDS: Record<string, () => Promise<{ command: Command; usage: string }>> = {
  admin: async () => {
    const { admin, ADMIN_USAGE } = await import('./admin');
    return { command: admin, usage: ADMIN_USAGE };
  },
  backup: async () => {
    const { backup, BACKUP_USAGE } = await import('./backup');
    return { command: backup, usage: BACKUP_USAGE };
  },
  doctor: async () => {
    const { doctor, DOCTOR_USAGE } = await import('./doctor');
    return { command: doctor, usage: DOCTOR_USAGE };
  },
  media: async () => {
    const { media, MEDIA_USAGE } = await import('./media');
    return { command: media, usage: MEDIA_USAGE };
  },
  restore: async () => {
    const { restore, RESTORE_USAGE } = await import('./backup');
    return { command: restore, usage: RESTORE_USAGE };
  },
};

const USAGE = `The commands are ${Object.keys(COMMANDS).join(', ')}; each takes --help.`;

async function run([name = '', ...args]: string[]): Promise<string> {
  if (isHelp(name)) return USAGE;
  const load = Object.hasOwn(COMMANDS, name) && COMMANDS[name];
  if (!load) throw new OperatorError(USAGE);
  const { command, usage } = await load();
  return args.some(isHelp) ? usage : command(args, process);
}

const isHelp = (arg: string) => arg === '--help' || arg === '-h';

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
