import { type HttpError, tryLater } from '../lib/httpError';
import { ipKey, networkKey } from '../lib/ipKeys';

const MIB = 1024 ** 2;

/**
 * Of forms of anonymous senders that are being received: of all, of an IP address, of a network.
 * The last quarter is for networks that hold no more than one form has at most.
 */
const MAX_BYTES = { all: 1024 * MIB, perIp: 128 * MIB, perNetwork: 256 * MIB, perForm: 64 * MIB };
const SHARED = 0.75;

export type UploadBudget = ReturnType<typeof makeUploadBudget>;

interface Form {
  network: string;
  bytes: number;
  /** Ends it for others; undefined once it has arrived. */
  end: (() => void) | undefined;
}

const tooMany = () =>
  tryLater(
    503,
    'overloaded',
    'Too much is being sent at the moment. Please try again shortly.',
    10,
  );

/**
 * Bounds what anonymous senders have on the disk before anything of it is validated. When all of
 * it is taken, the network that holds the most loses a form to one that holds less: senders who
 * don't finish theirs exclude nobody.
 */
export function makeUploadBudget(max = MAX_BYTES) {
  const forms = new Set<Form>();
  const used = new Map<string, number>();
  let total = 0;
  const usedBy = (key: string): number => used.get(key) ?? 0;

  const count = (key: string, bytes: number): void => {
    const sum = usedBy(key) + bytes;
    if (sum > 0) used.set(key, sum);
    else used.delete(key);
  };

  /** Ends the largest arriving form of the network that holds the most, if that is more than this. */
  const endLargest = (network: string): boolean => {
    const [largest] = [...forms]
      .filter(({ end }) => end !== undefined)
      .sort((a, b) => usedBy(b.network) - usedBy(a.network) || b.bytes - a.bytes);
    if (!largest?.end || usedBy(largest.network) <= usedBy(network)) return false;
    largest.end();
    return true;
  };

  /** Counts the bytes of one form until they are released. `onEnd`: it has to end for others. */
  return (ipAddress: string, onEnd: (error: HttpError) => void) => {
    const [key, network] = [ipKey(ipAddress), `network ${networkKey(ipAddress)}`];
    const add = (bytes: number): void => {
      form.bytes += bytes;
      total += bytes;
      count(key, bytes);
      count(network, bytes);
    };
    const release = (): void => {
      add(-form.bytes);
      forms.delete(form);
    };
    const form: Form = {
      network,
      bytes: 0,
      end: () => {
        release();
        onEnd(tooMany());
      },
    };
    forms.add(form);
    return {
      /** Throws `overloaded` where they are too many. */
      take: (bytes: number): void => {
        if (!forms.has(form)) throw tooMany();
        add(bytes);
        if (usedBy(key) > max.perIp || usedBy(network) > max.perNetwork) throw tooMany();
        const limit = usedBy(network) > max.perForm ? max.all * SHARED : max.all;
        while (total > limit) if (!endLargest(network)) throw tooMany();
      },
      /** It has arrived, and ends for no other. */
      finish: (): void => {
        form.end = undefined;
      },
      release,
    };
  };
}
