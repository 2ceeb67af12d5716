import { createHash, randomInt } from 'node:crypto';

/** A response of the backend; undefined where it went away before the response was there whole. */
export type Response<T> = { status: number; body: T } | undefined;

export interface Client {
  url: string;
  token: string;
}

/** One call of the backend, from another network address each time: no limit is to be met here. */
export async function call<T>(
  { url, token }: Client,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<Response<T>> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
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

/** Reads from a backend that is there. Throws for anything but a 200. */
export async function read<T>(client: Client, path: string): Promise<T> {
  const response = await call<T>(client, 'GET', path);
  if (response?.status !== 200) throw new Error(`GET ${path} answered ${response?.status}`);
  return response.body;
}

/** Whether the backend serves a picture, and its content is what its name says. */
export async function servesWhole({ url }: Client, file: string): Promise<boolean> {
  const response = await fetch(`${url}/uploads/${file}`);
  const content = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(content).digest('hex');
  return response.status === 200 && file.startsWith(hash);
}

export function makeForm(fields: Record<string, string>, images: [string, Buffer][]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [field, content] of images) {
    form.append(field, new Blob([new Uint8Array(content)]), 'picture.png');
  }
  return form;
}
