import type { Db } from '@/server/db/kysely';

/** The state of the catalogue as a text: another after every change, equal for equal ones. */
export async function readCatalogueVersion(db: Pick<Db, 'catalogueVersion'>): Promise<string> {
  const { version, stamp } = await db.catalogueVersion();
  return `${version}.${stamp}`;
}
