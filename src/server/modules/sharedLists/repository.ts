import type { Connections, Database } from '@/server/db/types';

export function sharedListRepository({ reader, writer }: Connections) {
  return {
    /** Also removes the lists that expired before `purgeBefore`. */
    insert: (list: Database['quotationLists'], purgeBefore: string): Promise<void> =>
      writer.transaction().execute(async (trx) => {
        await trx.deleteFrom('quotationLists').where('expiresAt', '<', purgeBefore).execute();
        await trx.insertInto('quotationLists').values(list).execute();
      }),
    find: (tokenHash: string) =>
      reader
        .selectFrom('quotationLists')
        .select(['lines', 'expiresAt'])
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst(),
  };
}
