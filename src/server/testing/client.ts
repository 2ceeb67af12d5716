import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/types';
import type { Category, Role, SparePart } from '../generated/requests';
import { newId } from '../lib/ids';
import { accountRepository } from '../modules/core/auth/accountRepository';
import { hashOfToken, hashPassword, newToken } from '../modules/core/auth/passwords';
import { sessionRepository } from '../modules/core/auth/repository';
import { SESSION_MS } from '../modules/core/auth/service';
import type { TestDatabase } from './databases';

/** As cheap as argon2 goes: tests hash many passwords. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
export const PASSWORD = 'correct horse battery';

/** An id that no record has. */
export const MISSING = '671f0c2ab3d94e5f60718293';

/** A page of a list. */
export interface Page<T> {
  data: T[];
  total: number;
}

export interface TestResponse<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** The values of a form. */
export type Fields = Record<string, string | string[] | Buffer | Buffer[]>;

/** A part as it is read, with its images. */
export type TestPart = SparePart & { images: string[] };

/** Requests as one browser, whose session is that of `logInAs` or `useToken`. */
export function makeClient(url: string, { db }: Pick<TestDatabase, 'db'>, clock: () => number) {
  let token = '';

  const call = async <T = { error: string }>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: BodyInit; headers?: Record<string, string> } = {},
  ): Promise<TestResponse<T>> => {
    // A login stands for another browser.
    const isKnown = token !== '' && path !== '/auth/login';
    const authorization = isKnown && { authorization: `Bearer ${token}` };
    const init = { method, headers: { ...authorization, ...headers }, ...(body && { body }) };
    const response = await fetch(url + path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed as T };
  };

  /**
   * Makes an account with a session and uses its token from now on; returns its e-mail address. A
   * login by its password takes longer than what most tests are about.
   */
  const logInAs = async (role: Role): Promise<string> => {
    const email = `${newId()}@example.com`;
    const passwordHash = await hashPassword(PASSWORD, CHEAP);
    const id = (await accountRepository(db.writer).create(email, passwordHash, role)) ?? '';
    token = newToken();
    const now = new Date(clock());
    await sessionRepository(db).create(
      { id, passwordHash },
      {
        tokenHash: hashOfToken(token),
        client: { browser: '', system: '', address: '127.0.0.1' },
        now,
        expiresAt: new Date(now.getTime() + SESSION_MS),
      },
    );
    return email;
  };

  const useToken = (value: string) => {
    token = value;
  };

  const get = <T = { error: string }>(path: string, headers = {}) =>
    call<T>('GET', path, { headers });

  const postJson = <T = { error: string }>(
    path: string,
    value: unknown,
    method = 'POST',
    headers = {},
  ) =>
    call<T>(method, path, {
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json', ...headers },
    });

  /** Sends a form; buffers become files. */
  const sendForm = <T = { error: string }>(
    method: string,
    path: string,
    fields: Fields,
    headers = {},
  ) => call<T>(method, path, { body: makeForm(fields), headers });

  /** The body of a response to `GET`. */
  const read = async <T = { error: string }>(path: string) => (await get<T>(path)).body;

  const create = async <T>(path: string, fields: Fields): Promise<T> => {
    const { status, body } = await sendForm<T>('POST', path, fields);
    if (status !== 201) throw new Error(`${path} responded ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const addPart = (fields: Fields) => create<TestPart>('/spare-parts', fields);
  const addCategory = (name: string, parentId = '', more: Fields = {}) =>
    create<Category>('/categories', { name, ...(parentId && { parentId }), ...more });

  /** All rows of a table by its first column: PostgreSQL moves rows that are updated. */
  const rows = async <Name extends keyof Database>(table: Name) => {
    const statement = sql`select * from ${sql.table(table)} order by 1`;
    const { rows: found } = await statement.execute(db.reader);
    return found as Selectable<Database[Name]>[];
  };

  /** For requests that are made without the functions above. */
  const authorization = () => ({ authorization: `Bearer ${token}` });

  return {
    call,
    get,
    read,
    postJson,
    sendForm,
    addPart,
    addCategory,
    rows,
    logInAs,
    useToken,
    authorization,
  };
}

export function makeForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'string') form.append(name, item);
      else form.append(name, new Blob([new Uint8Array(item)], { type: 'image/png' }), 'image.png');
    }
  }
  return form;
}
