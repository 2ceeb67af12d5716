import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { MAX_LENGTHS } from '@/shared/limits';
import { normalizePassword } from '@/shared/passwords';
import { lengthOf } from '@/shared/texts';
import { normalizeUnicode } from '@/shared/unicode';
import { readConfig } from '../config';
import { withDb } from '../db/kysely';
import type { Role } from '../generated/requests';
import { OperatorError } from '../lib/operatorError';
import { keepPrivate } from '../lib/files';
import { isAccountEmail, printable } from '../lib/text';
import { makeLog } from '../log';
import { accountRepository } from '../modules/core/auth/accountRepository';
import { makeAccountService } from '../modules/core/accounts/service';
import { hashPassword, validatePassword } from '../modules/core/auth/passwords';
import { makeSecurityLog, type SecurityLog, type Source } from '../securityLog';

export const ADMIN_USAGE = `npm run admin -- <command>

  add <email> [--role admin|user]   add an account, an admin unless said otherwise
  password <email>                  set another password
  role <email> admin|user           change the role
  remove <email>                    remove an account
  list                              list the accounts

Prompts for the password, or reads it from standard input.`;

/** What the command has of its process. */
interface Context {
  env: NodeJS.ProcessEnv;
  /** Passwords are read from it. */
  stdin: Readable & { isTTY?: boolean };
}

interface Tools extends Pick<Context, 'stdin'> {
  accounts: ReturnType<typeof accountRepository>;
  changes: ReturnType<typeof makeAccountService>;
  security: SecurityLog;
}

const SOURCE: Source = { from: 'command line', by: userInfo().username };

/** Runs `npm run admin`; resolves with what it prints, and rejects with what the operator can act on. */
export async function admin(args: string[], { env, stdin }: Context): Promise<string> {
  const [command, email, ...rest] = args;
  const commands: Record<string, (tools: Tools) => Promise<string>> = {
    add: (tools) => add(tools, emailOf(email), roleOf(rest)),
    password: (tools) => setPassword(tools, emailOf(email)),
    role: (tools) => setRole(tools, emailOf(email), toRole(rest[0])),
    remove: (tools) => remove(tools, emailOf(email)),
    list,
  };
  const chosen = command !== undefined && Object.hasOwn(commands, command) && commands[command];
  if (!chosen) throw new OperatorError(ADMIN_USAGE);
  const config = readConfig(env);
  keepPrivate(config.dataDir);
  // Standard output is for the result.
  const security = makeSecurityLog(makeLog(config.logLevel, 2));
  return withDb(config, (db) => {
    const changes = makeAccountService({ db, clock: Date.now, security });
    return chosen({ stdin, accounts: accountRepository(db.writer), changes, security });
  });
}

async function add(
  { stdin, accounts, changes, security }: Tools,
  email: string,
  role: Role,
): Promise<string> {
  if (await accounts.findByEmail(email))
    throw new OperatorError(`${email} has an account already.`);
  const passwordHash = await hashPassword(await askPassword(stdin, email));
  const id = await changes.add(email, passwordHash, role);
  if (id === undefined) throw new OperatorError(`${email} has an account already.`);
  security('accountAdded', { accountId: id, email, role }, SOURCE);
  return `${email} is added as ${role}.`;
}

async function setPassword({ stdin, accounts, security }: Tools, email: string): Promise<string> {
  const { id } = await findOrThrow({ accounts }, email);
  const passwordHash = await hashPassword(await askPassword(stdin, email));
  await accounts.setPassword(id, passwordHash);
  security('passwordChanged', { accountId: id, email }, SOURCE);
  return `${email} has another password and is logged out everywhere.`;
}

async function setRole({ accounts, changes }: Tools, email: string, role: Role): Promise<string> {
  const { id } = await findOrThrow({ accounts }, email);
  const { changed } = await changes.changeRole(id, role, SOURCE);
  return changed
    ? `${email} is ${role} now and is logged out everywhere.`
    : `${email} is ${role} already; nothing was changed.`;
}

async function remove({ accounts, changes }: Tools, email: string): Promise<string> {
  const { id } = await findOrThrow({ accounts }, email);
  await changes.remove(id, SOURCE);
  return `${email} is removed.`;
}

async function list({ changes }: Tools): Promise<string> {
  const found = await changes.list();
  if (found.length === 0) return 'There are no accounts.';
  return found.map(({ email, role }) => `${role.padEnd(6)} ${printable(email)}`).join('\n');
}

async function findOrThrow({ accounts }: Pick<Tools, 'accounts'>, email: string) {
  const account = await accounts.findByEmail(email);
  if (!account) throw new OperatorError(`${email} has no account.`);
  return account;
}

function emailOf(text: string | undefined): string {
  if (text === undefined)
    throw new OperatorError(`The e-mail address is missing.\n\n${ADMIN_USAGE}`);
  const email = normalizeUnicode(text, 'NFC').toLowerCase();
  if (!isAccountEmail(email) || lengthOf(email) > MAX_LENGTHS.email)
    throw new OperatorError(`"${printable(text)}" is not an e-mail address.`);
  return email;
}

function roleOf(options: string[]): Role {
  if (options.length === 0) return 'admin';
  const [name, value] = options[0]?.split('=') ?? [];
  if (name !== '--role')
    throw new OperatorError(`Unknown option "${printable(options[0] ?? '')}".\n\n${ADMIN_USAGE}`);
  return toRole(value ?? options[1]);
}

function toRole(text: string | undefined): Role {
  if (text !== 'admin' && text !== 'user') throw new OperatorError('The role is admin or user.');
  return text;
}

/** Never taken from the arguments, which other users of the machine can see. */
async function askPassword(stdin: Context['stdin'], email: string): Promise<string> {
  const password = stdin.isTTY ? await askTwice(stdin) : await readLine(stdin, '', false);
  const problem = await validatePassword(password, email);
  if (problem) throw new OperatorError(problem.message);
  return password;
}

async function askTwice(stdin: Readable): Promise<string> {
  const password = await readLine(stdin, 'Password: ', true);
  const again = await readLine(stdin, 'Once more: ', true);
  if (normalizePassword(again) !== normalizePassword(password)) {
    throw new OperatorError('The two passwords differ.');
  }
  return password;
}

/** Reads one line of standard input; on a terminal nothing of it is shown. */
async function readLine(stdin: Readable, question: string, terminal: boolean): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal });
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
    lines.once('SIGINT', () => process.exit(130));
  });
  lines.close();
  if (terminal) process.stderr.write('\n');
  return line;
}
