import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Row } from '@/server/db/types';
import { withFolder } from '@/server/lib/files';
import { newId } from '@/server/lib/ids';
import { OperatorError } from '@/server/lib/operatorError';
import type { MediaStorage } from '../../core/media/storage';
import type { MediaStore } from '../../core/media/store';

/** What a restore has to erase again, without personal data. */
export interface Erasure {
  /** ISO 8601; what people send afterwards stays. */
  at: string;
  /** Ids of messages. */
  messages: string[];
  /** Hashes of e-mail addresses and phone numbers. */
  people: string[];
}

/** Records the erasure; it is durable once this resolves. Call it before erasing: a crash loses none. */
export async function recordErasure(
  { storage, tempDir }: Pick<MediaStore, 'storage' | 'tempDir'>,
  erasure: Erasure,
): Promise<void> {
  const name = `${erasure.at.replace(/\D/g, '')}-${newId()}.json`;
  await withFolder(join(tempDir, 'form-'), async (folder) => {
    const path = join(folder, name);
    await writeFile(path, JSON.stringify(erasure));
    await storage.put('erasures', name, path);
  });
}

/** Returns all records. Throws `OperatorError` for one that cannot be read. */
export async function readErasures(storage: MediaStorage): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for await (const { name } of storage.list('erasures')) {
    const file = await storage.read('erasures', name);
    if (!file) continue;
    try {
      erasures.push(JSON.parse(await text(file.body)) as Erasure);
    } catch (error) {
      const place = `erasures/${name} in ${storage.place}`;
      throw new OperatorError(`${place} is damaged: bring it back from a copy.`, { cause: error });
    }
  }
  return erasures;
}

/** Adds the records of another storage. */
export async function copyErasures(from: MediaStorage, to: MediaStorage): Promise<void> {
  await withFolder(join(tmpdir(), 'hoistway-copy-'), async (folder) => {
    for await (const { name } of from.list('erasures')) {
      const file = await from.read('erasures', name);
      if (!file) continue;
      const path = join(folder, name);
      await writeFile(path, file.body);
      await to.put('erasures', name, path);
    }
  });
}

/** Removes the records of erasures before that time. */
export async function purgeErasures(storage: MediaStorage, before: Date): Promise<void> {
  const first = before.toISOString().replace(/\D/g, '');
  for await (const { name } of storage.list('erasures')) {
    if (name < first) await storage.remove('erasures', name);
  }
}

/** Hashes of what a person is found by; see `personKeys.ts` for the keys. */
export function hashPerson(
  key: string,
  { emailKey, phoneKey }: Row<'messages', 'emailKey' | 'phoneKey'>,
): string[] {
  const found = [emailKey, ...phoneKey.split(' ')].filter((value) => value !== '');
  return found.map((value) => createHmac('sha256', key).update(value).digest('base64url'));
}
