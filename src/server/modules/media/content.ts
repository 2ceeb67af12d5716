import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OpenFile } from './storage';

/**
 * Reads a picture to its end, into the file `path` if that is given, and tells whether its content
 * is what its name says: a name begins with the content's hash. False where there is no file.
 */
export async function mayBeKept(
  file: OpenFile | undefined,
  name: string,
  path?: string,
): Promise<boolean> {
  if (!file) return false;
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const target = path === undefined ? nowhere : createWriteStream(path, { mode: 0o600 });
  await pipeline(file.body, hashed, target);
  return name.startsWith(`${hash.digest('hex')}.`);
}
