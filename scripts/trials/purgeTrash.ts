import { openDb } from '../../src/server/db/kysely';
import { purgeTrash } from '../../src/server/modules/processes/trash/purge';
import { databaseOf } from './killPurge';

/* Purges the trash when its parent says so, as a backend does once an hour. */

const db = await openDb(databaseOf(process.env as Record<string, string>));

process.once('message', () => {
  process.send?.('begun');
  purgeTrash({ db, clock: Date.now }).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit());
