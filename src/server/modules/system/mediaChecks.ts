import { isDiskFull, isSystemError, probeFolder } from '@/server/lib/files';
import { tryLater } from '@/server/lib/httpError';
import type { MediaStore } from '../media/store';
import type { ReadinessCheck } from './readiness';

/** Without a place for images, or for those on their way there, uploads would fail. */
export function mediaChecks({ storage, tempDir }: MediaStore): ReadinessCheck[] {
  return [
    check('The place of the images', () => storage.assertWritable()),
    check('The data folder', () => probeFolder(tempDir)),
  ];
}

function check(subject: string, probe: () => Promise<void>): ReadinessCheck {
  const run = async () => {
    try {
      await probe();
    } catch (error) {
      if (!isSystemError(error)) throw error;
      const what = isDiskFull(error) ? 'has no room left' : 'cannot be written to';
      throw tryLater(503, 'not_ready', `${subject} ${what}.`, 10, { cause: error });
    }
  };
  return { subject, run, keepMs: 5000 };
}
