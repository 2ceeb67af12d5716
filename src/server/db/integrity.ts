import { sql } from 'kysely';
import type { Db } from './kysely';

/** Faults that the database finds in its own files and references, in its own words; at most ten. */
export async function findDamage({ reader, dialect }: Db): Promise<string[]> {
  // PostgreSQL checks its pages itself, and enforces references in every case.
  if (dialect === 'postgres') return [];
  const pages = await sql<{ quick_check: string }>`pragma quick_check(10)`.execute(reader);
  const references = await sql<{ table: string; rowid: number; parent: string }>`
    pragma foreign_key_check`.execute(reader);
  return [
    ...pages.rows.map((row) => row.quick_check).filter((text) => text !== 'ok'),
    ...references.rows.map(
      ({ table, rowid, parent }) => `${table} ${rowid} refers to no ${parent}`,
    ),
  ].slice(0, 10);
}

/** A write that changes nothing but its own row. */
export async function tryWrite({ writer }: Db): Promise<void> {
  const checkedAt = new Date().toISOString();
  await writer.updateTable('writeChecks').set({ checkedAt }).execute();
}
