import { succeed, type Client } from '../trials/killClient';

export interface Stored {
  _id: string;
}

type Fields = Record<string, string | object | Buffer | Buffer[]>;

/** Texts, files, and other values as JSON. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Buffer.isBuffer(value) ? [value] : [value].flat()) {
      if (Buffer.isBuffer(item)) form.append(name, new Blob([new Uint8Array(item)]), `${name}.bin`);
      else form.append(name, typeof item === 'string' ? item : JSON.stringify(item));
    }
  }
  return form;
}

export async function post<T = Stored>(
  client: Client,
  path: string,
  body?: FormData | object,
): Promise<T> {
  const done = await succeed<T>(client, 'POST', path, body);
  if (done === undefined) throw new Error(`POST ${path} returned nothing.`);
  return done;
}
