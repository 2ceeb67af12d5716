import type { Db } from '@/server/db/kysely';
import { mayBeKept, type MediaStorage } from '@/server/modules/media/storage';
import { imageRepository } from '@/server/modules/media/repository';
import { fine, wrong, type Finding } from './finding';

/** Read whole without `--full`; spread over all of them. */
const SAMPLE = 50;
const BATCH = 500;
const NAMED = 5;

/** Whether the storage takes images, and has those that the database names, undamaged. */
export async function checkImages(
  db: Db,
  storage: MediaStorage,
  isFull: boolean,
): Promise<Finding[]> {
  await storage.assertWritable();
  const writable = fine(`Images can be stored in ${storage.place}.`);
  const names: string[] = [];
  for await (const some of imageRepository(db).batches(BATCH, 'used')) names.push(...some);
  const every = isFull ? 1 : Math.max(1, Math.floor(names.length / SAMPLE));
  const missing: string[] = [];
  const damaged: string[] = [];
  let read = 0;
  for (const [index, name] of names.entries()) {
    if (!(await storage.stat('uploads', name))) missing.push(name);
    else if (index % every === 0) {
      read += 1;
      if (!(await mayBeKept(await storage.read('uploads', name), name))) damaged.push(name);
    }
  }
  const findings = [...complain('missing', missing), ...complain('damaged', damaged)];
  if (findings.length > 0) return [writable, ...findings];
  return [
    writable,
    fine(`All ${names.length} images are there; ${read} were read, and are as they came.`),
  ];
}

function complain(what: string, names: string[]): Finding[] {
  if (names.length === 0) return [];
  const some = names.slice(0, NAMED).join(', ');
  const more = names.length > NAMED ? ' and more' : '';
  return [
    wrong(
      `${names.length} images that the database names are ${what}: ${some}${more}. Bring them back from a backup.`,
    ),
  ];
}
