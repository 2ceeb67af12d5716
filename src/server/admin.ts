import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ConfigError, readConfig } from './config';
import { openDb } from './db/kysely';
import { keepPrivate } from './lib/privateData';
import { MIN_PASSWORD_LENGTH, PASSWORD_COST, hashPassword } from './modules/auth/passwords';
import { accountRepository, type Role } from './modules/auth/repository';

const USAGE = `npm run admin -- <command>

  add <email> [--role admin|user]   add an account, an admin unless said otherwise
  password <email>                  set another password
  role <email> admin|user           change the role
  remove <email>                    remove an account
  list                              list the accounts

The password is asked for, or read from standard input.`;

/** A mistake of the caller; the message says how to put it right. */
class UsageError extends Error {}

type Accounts = ReturnType<typeof accountRepository>;

async function run(args: string[]): Promise<string> {
  const [command, email, ...rest] = args;
  const commands: Record<string, (accounts: Accounts) => Promise<string>> = {
    add: (accounts) => add(accounts, emailOf(email), roleOf(rest)),
    password: (accounts) => setPassword(accounts, emailOf(email)),
    role: (accounts) => setRole(accounts, emailOf(email), toRole(rest[0])),
    remove: (accounts) => remove(accounts, emailOf(email)),
    list,
  };
  const chosen = command !== undefined && Object.hasOwn(commands, command) && commands[command];
  if (!chosen) throw new UsageError(USAGE);
  const config = readConfig(process.env);
  keepPrivate(config.dataDir);
  const db = await openDb(config);
  try {
    return await chosen(accountRepository(db));
  } finally {
    await db.close();
  }
}

async function add(accounts: Accounts, email: string, role: Role): Promise<string> {
  if (await accounts.findByEmail(email)) throw new UsageError(`${email} has an account already.`);
  const passwordHash = await hashPassword(await askPassword(), PASSWORD_COST);
  const made = await accounts.create(email, passwordHash, role);
  if (!made) throw new UsageError(`${email} has an account already.`);
  return `${email} is added as ${role}.`;
}

async function setPassword(accounts: Accounts, email: string): Promise<string> {
  const { id } = await findOrThrow(accounts, email);
  const passwordHash = await hashPassword(await askPassword(), PASSWORD_COST);
  await accounts.change(id, { passwordHash });
  return `${email} has another password and is logged out everywhere.`;
}

async function setRole(accounts: Accounts, email: string, role: Role): Promise<string> {
  const { id } = await findOrThrow(accounts, email);
  await accounts.change(id, { role });
  return `${email} is ${role} now and is logged out everywhere.`;
}

async function remove(accounts: Accounts, email: string): Promise<string> {
  const { id } = await findOrThrow(accounts, email);
  await accounts.remove(id);
  return `${email} is removed.`;
}

async function list(accounts: Accounts): Promise<string> {
  const found = await accounts.list();
  if (found.length === 0) return 'There are no accounts.';
  return found.map(({ email, role }) => `${role.padEnd(6)} ${email}`).join('\n');
}

async function findOrThrow(accounts: Accounts, email: string) {
  const account = await accounts.findByEmail(email);
  if (!account) throw new UsageError(`${email} has no account.`);
  return account;
}

function emailOf(text: string | undefined): string {
  if (text === undefined) throw new UsageError(`The e-mail address is missing.\n\n${USAGE}`);
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new UsageError(`"${text}" is not an e-mail address.`);
  return text.toLowerCase();
}

function roleOf(options: string[]): Role {
  if (options.length === 0) return 'admin';
  const [name, value] = options[0]?.split('=') ?? [];
  if (name !== '--role') throw new UsageError(`Unknown option "${options[0]}".\n\n${USAGE}`);
  return toRole(value ?? options[1]);
}

function toRole(text: string | undefined): Role {
  if (text !== 'admin' && text !== 'user') throw new UsageError('The role is admin or user.');
  return text;
}

/** Never taken from the arguments, which other users of the machine can see. */
async function askPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await askTwice() : await readLine('', false);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new UsageError(`The password needs at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  return password;
}

async function askTwice(): Promise<string> {
  const password = await readLine('Password: ', true);
  if ((await readLine('Once more: ', true)) !== password) {
    throw new UsageError('The two passwords differ.');
  }
  return password;
}

/** One line of standard input; on a terminal nothing of it is shown. */
async function readLine(question: string, terminal: boolean): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
    lines.once('SIGINT', () => process.exit(130));
  });
  lines.close();
  if (terminal) process.stderr.write('\n');
  return line;
}

run(process.argv.slice(2)).then(
  (answer) => {
    process.stdout.write(`${answer}\n`);
  },
  (error: unknown) => {
    const isExpected = error instanceof UsageError || error instanceof ConfigError;
    const text = error instanceof Error ? (!isExpected && error.stack) || error.message : error;
    process.stderr.write(`${String(text)}\n`);
    process.exitCode = 1;
  },
);
