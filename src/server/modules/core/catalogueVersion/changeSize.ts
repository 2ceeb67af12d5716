import type { Db } from '@/server/db/kysely';
import { badRequest } from '@/server/lib/httpError';

const MIB = 1024 ** 2;

/**
 * Throws `change_too_large` for a change that other writes would have to wait for too long.
 * `bytes` are those of the texts that its parts have, and of what its history records.
 */
export function assertChangeSize({ maxChangeBytes }: Pick<Db, 'maxChangeBytes'>, bytes: number) {
  if (bytes <= maxChangeBytes) return;
  const [size, max] = [Math.ceil(bytes / MIB), Math.floor(maxChangeBytes / MIB)];
  throw badRequest(
    'change_too_large',
    `This would write ${size} MiB of texts at once; at most ${max} MiB can be. Nothing was changed. Divide it into smaller changes.`,
    { size, max },
  );
}

/**
 * Throws `change_too_large` for an undo or a restore of more than twice the bytes of a change: it
 * may write as much as its change, and replaces what that has written.
 */
export const assertUndoSize = (db: Pick<Db, 'maxChangeBytes'>, bytes: number) =>
  assertChangeSize({ maxChangeBytes: 2 * db.maxChangeBytes }, bytes);
