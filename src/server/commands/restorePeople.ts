import { join } from 'node:path';
import type { Config } from '../config';
import { readReplaced, type RestoreDraft } from '../db/dump';
import { withDb } from '../db/kysely';
import { folderStorage } from '../modules/core/media/folderStorage';
import type { MediaStorage } from '../modules/core/media/storage';
import { copyErasures, readErasures } from '../modules/desk/messages/erasureLog';
import { addLegacy, readLegacy } from '../modules/desk/messages/erasureRepository';
import { repeatErasures } from '../modules/desk/messages/erasures';
import { listPrivateFiles, listRecordedFiles } from '../modules/desk/messages/fileRepository';
import { messageRepository } from '../modules/desk/messages/repository';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaStore'>;

export interface PeopleReport {
  /** Messages that are not restored. */
  erased: number;
  hasRecords: boolean;
  /** Whether the replaced database cannot be read. */
  isUnreadable: boolean;
  /** Private files that came after the backup, as the replaced database names them. */
  later: number;
  /** Private files that no database names. */
  unknown: number;
}

/**
 * Erases from a restored database what was erased since the backup, and what is older than may be. Gives
 * it the private files that only the replaced database names, so that the purge removes them. Names those
 * that remain.
 */
export async function settlePeople(
  config: Place,
  draft: RestoreDraft,
  storage: MediaStorage,
  retainedSince = new Date(0),
): Promise<{ people: PeopleReport; privateFiles: Set<string> }> {
  // A restore also replaces databases that are damaged or of another build.
  const legacy = await readReplaced(config, readLegacy).catch(() => null);
  // The records of a folder come into the bucket that has taken its place.
  if (config.mediaStore) await copyErasures(folderStorage(config.dataDir, ['erasures']), storage);
  const records = await readErasures(storage);
  return withDb(draft, async (db) => {
    const later = legacy ? await addLegacy(db.writer, legacy, new Date()) : 0;
    const repeated = await repeatErasures(db, records);
    const people: PeopleReport = {
      erased: repeated + (await messageRepository(db).removeBefore(retainedSince)),
      hasRecords: records.length > 0,
      isUnreadable: legacy === null,
      later,
      unknown: await countOthers(storage, await listRecordedFiles(db.reader)),
    };
    return { people, privateFiles: new Set(await listPrivateFiles(db.reader)) };
  });
}

async function countOthers(storage: MediaStorage, names: string[]): Promise<number> {
  const known = new Set(names);
  let count = 0;
  for await (const { name } of storage.list('private')) if (!known.has(name)) count += 1;
  return count;
}

/** What the operator has to know or do, by lines. */
export function describePeople(
  { erased, hasRecords, isUnreadable, later, unknown }: PeopleReport,
  { dataDir, folder }: { dataDir: string; folder: string },
): string[] {
  const lines = [
    erased > 0 &&
      `${erased} inquiries and applications were erased since the backup, or are too old: not restored.`,
    !hasRecords &&
      `No record of an erasure was found. If anybody was erased since the backup, copy the records to ${join(dataDir, 'erasures')} and restore again.`,
    isUnreadable &&
      'The former database cannot be read: people who were erased in it alone may be back. Erase them again.',
    later > 0 &&
      `Files of visitors that came after the backup: ${later}. The product removes them in an hour; only the former database needs them.`,
    unknown > 0 &&
      `Files of visitors that are in no database here: ${unknown}. No erasure finds them: unless another database has them, remove from private/ of the store what ${join(folder, 'private')} lacks, before the next start.`,
  ];
  return lines.filter((line) => line !== false);
}
