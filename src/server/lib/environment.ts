import { OperatorError } from './operatorError';
import { printable } from './text';

export type Environment = Record<string, string | undefined>;

/** A wrong environment variable; the message is one line that names it. */
export class ConfigError extends OperatorError {}

export function wrong(name: string, what: string): ConfigError {
  return new ConfigError(`${name} ${printable(what)}.`);
}

/** A variable that is set to nothing counts as unset. */
export function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function readHost(env: Environment, name: string, fallback: string): string {
  const host = read(env, name) ?? fallback;
  if (!/^[\w.:-]+$/.test(host)) throw wrong(name, 'must be a host name or an address');
  return host;
}

export function readPort(env: Environment, name: string, fallback: number): number {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) {
    throw wrong(name, `must be a port from 0 to 65535, not "${text}"`);
  }
  return port;
}

/** A whole number from 1 to `max`. */
export function readWhole(env: Environment, name: string, fallback: number, max: number): number {
  const text = read(env, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < 1 || number > max) {
    throw wrong(name, `must be a whole number from 1 to ${max}, not "${text}"`);
  }
  return number;
}

export function readUrl(env: Environment, name: string, protocols: string[]): string | undefined {
  const text = read(env, name);
  if (text === undefined) return undefined;
  const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ');
  // The value itself may hold a password, so the message doesn't repeat it.
  if (!URL.canParse(text)) throw wrong(name, `must be an address that begins with ${schemes}`);
  if (!protocols.includes(new URL(text).protocol)) throw wrong(name, `must begin with ${schemes}`);
  return withoutEndSlashes(text);
}

function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

export function readChoice<T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const text = read(env, name) ?? fallback;
  const choice = choices.find((candidate) => candidate === text);
  if (!choice) throw wrong(name, `must be one of ${choices.join(', ')}, not "${text}"`);
  return choice;
}
