import type { SentMessage } from './messageValues';

/**
 * The inquiry that could not be sent, with its photographs: in the browser's database, so that it is
 * there after the tab was closed. There is one at most.
 */
export interface WaitingInquiry {
  values: SentMessage;
  idempotencyKey: string;
  files: readonly File[];
}

const STORE = 'waiting';
const KEY = 'inquiry';

/** Resolves once the transaction is complete: before that a large file may still fail. */
const access = <Result>(makeRequest: (store: IDBObjectStore) => IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    const opening = indexedDB.open('hoistway', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error ?? new Error('The database cannot be opened.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, 'readwrite');
      const request = makeRequest(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was stored.'));
      database.close();
    };
  });

/** Resolves to whether it is stored: a browser may have no database for this site. */
export const storeWaiting = (inquiry: WaitingInquiry): Promise<boolean> =>
  access((store) => store.put(inquiry, KEY)).then(
    () => true,
    () => false,
  );

export const deleteWaiting = () => access((store) => store.delete(KEY)).catch(() => undefined);

export const readWaiting = () =>
  access((store) => store.get(KEY) as IDBRequest<WaitingInquiry | undefined>).catch(
    () => undefined,
  );
