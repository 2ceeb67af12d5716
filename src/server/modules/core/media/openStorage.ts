import type { Config } from '@/server/config';
import { folderStorage } from './folderStorage';
import type { MediaStorage } from './storage';

/** The storage that the configuration names. */
export async function openStorage(
  config: Pick<Config, 'dataDir' | 'mediaStore'>,
): Promise<MediaStorage> {
  if (!config.mediaStore) return folderStorage(config.dataDir);
  // Loaded only where it is used: it takes a while.
  const { s3Storage } = await import('./s3Storage');
  return s3Storage(config.mediaStore);
}
