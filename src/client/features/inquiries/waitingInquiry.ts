import type { Draft } from './drafts';

/**
 * The inquiry that was submitted without a connection, with its photographs: in the browser's
 * database, so that it is there after the tab was closed. There is one at most.
 */
export interface WaitingInquiry {
  draft: Pick<Draft, 'values' | 'idempotencyKey'>;
  photographs: File[];
  /** Milliseconds since 1970. */
  storedAt: number;
}

const DATABASE = 'hoistway';
const STORE = 'waiting';
const KEY = 'inquiry';

/** Later it is no longer what its sender wants. */
const LASTS = 30 * 24 * 60 * 60 * 1000;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database failed.'));
  });

async function access<Result>(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(action(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** Resolves to whether it is stored: a browser may have no database for this site. */
export const storeWaiting = (inquiry: WaitingInquiry): Promise<boolean> =>
  access('readwrite', (store) => store.put(inquiry, KEY)).then(
    () => true,
    () => false,
  );

export const deleteWaiting = (): Promise<void> =>
  access('readwrite', (store) => store.delete(KEY)).catch(() => undefined);

export async function readWaiting(): Promise<WaitingInquiry | undefined> {
  try {
    const found = (await access('readonly', (store) => store.get(KEY))) as
      WaitingInquiry | undefined;
    if (!found || Date.now() - found.storedAt < LASTS) return found;
    await deleteWaiting();
  } catch {
    // Without a database nothing waits.
  }
  return undefined;
}
