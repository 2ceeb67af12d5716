import type { Db } from '@/server/db/kysely';
import { findDamage } from '@/server/db/integrity';
import { SCHEMA_VERSION, readSchemaInfo } from '@/server/db/migrate';
import { accountRepository } from '@/server/modules/accounts/repository';
import { checkRead, checkWrite } from '@/server/modules/system/readiness';
import { fine, wrong, type Finding } from './finding';

/** Whether the database answers, takes writes, is whole and up to date, and lets somebody in. */
export async function checkDatabase(db: Db): Promise<Finding[]> {
  const { version = 0 } = (await readSchemaInfo(db.reader)) ?? {};
  const tables = lookAtTables(version);
  // Tables that are not there yet can't be looked at.
  if (version < SCHEMA_VERSION) return [tables];
  await checkRead(db);
  await checkWrite(db);
  return [
    fine(`The database answers and takes changes (${db.dialect}).`),
    tables,
    await lookAtDamage(db),
    await lookAtAdmins(db),
  ];
}

function lookAtTables(version: number): Finding {
  if (version === SCHEMA_VERSION) return fine('Its tables are those of this version.');
  if (version > SCHEMA_VERSION) return fine('Its tables are newer than this version.');
  return fine(`Its tables are older than this version: the next start brings them up to date.`);
}

async function lookAtDamage(db: Db): Promise<Finding> {
  const damage = await findDamage(db);
  if (damage.length === 0) return fine('It finds no damage in itself.');
  return wrong(`It is damaged (${damage.join('; ')}): stop the product and restore a backup.`);
}

async function lookAtAdmins(db: Db): Promise<Finding> {
  if (await accountRepository(db.reader).hasAdmin()) return fine('There is an admin.');
  return wrong('No account is an admin: npm run admin -- add <email>, or role <email> admin.');
}
