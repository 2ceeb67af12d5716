import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mayBeKept, STORED_NAME, type Area, type MediaStorage } from './storage';

/** Resized images are made again where they are wanted. */
const AREAS: Area[] = ['uploads', 'trash'];

const PARALLEL = 4;

/**
 * Copies all images, the trash too. A name is the hash of its content: what is read is checked
 * by it before it is stored, and what is stored after. What is there already is checked and left,
 * so that a copy which broke off goes on where it was. Needs room for a few images in `tempDir`.
 * Returns how many were copied, with their bytes, and were `present`, and the names of those that
 * are not what these say.
 */
export async function copyImages(from: MediaStorage, to: MediaStorage, tempDir: string) {
  const result = { copied: 0, present: 0, damaged: new Array<string>(), bytes: 0 };

  const copyOne = async (area: Area, name: string): Promise<void> => {
    if (await mayBeKept(await to.read(area, name), name)) {
      result.present += 1;
      return;
    }
    const source = await from.read(area, name);
    // Swept meanwhile.
    if (!source) return;
    const temp = join(tempDir, randomUUID());
    try {
      if (!(await mayBeKept(source, name, temp))) {
        result.damaged.push(name);
        return;
      }
      await to.put(area, name, temp);
    } finally {
      await rm(temp, { force: true });
    }
    if (!(await mayBeKept(await to.read(area, name), name))) {
      throw new Error(`${to.place} did not keep ${name} as it was sent.`);
    }
    result.copied += 1;
    result.bytes += source.bytes;
  };

  for (const area of AREAS) {
    const names = from.list(area)[Symbol.asyncIterator]();
    const work = async () => {
      for (let next = await names.next(); !next.done; next = await names.next()) {
        if (STORED_NAME.test(next.value.name)) await copyOne(area, next.value.name);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
  }
  return result;
}
