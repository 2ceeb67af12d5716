import { tryLater } from '../lib/httpError';
import { ipKey } from '../lib/ipKeys';

const MIB = 1024 ** 2;

/** Of forms of anonymous senders that are being received: of all, and of one IP address. */
const MAX_BYTES = { all: 1024 * MIB, perIp: 128 * MIB };

export type UploadBudget = ReturnType<typeof makeUploadBudget>;

/** Bounds what anonymous senders have on the disk before anything of it is validated. */
export function makeUploadBudget(max = MAX_BYTES) {
  const used = new Map<string, number>();
  let total = 0;
  const add = (key: string, bytes: number): void => {
    total += bytes;
    const sum = (used.get(key) ?? 0) + bytes;
    if (sum > 0) used.set(key, sum);
    else used.delete(key);
  };

  /** Counts the bytes of one form until they are released; throws where they are too many. */
  return (ip: string) => {
    const key = ipKey(ip);
    let own = 0;
    return {
      take: (bytes: number): void => {
        own += bytes;
        add(key, bytes);
        if (total <= max.all && (used.get(key) ?? 0) <= max.perIp) return;
        const message = 'Too many files are being sent at the moment. Please try again shortly.';
        throw tryLater(503, 'overloaded', message, 10);
      },
      release: (): void => {
        add(key, -own);
        own = 0;
      },
    };
  };
}
