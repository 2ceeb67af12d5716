import { sql, type Kysely, type Migration } from 'kysely';
import type { PartText } from '@/shared/partFields';
import type { Database, Dialect } from '../types';
import { initialStatements } from './0001';
import { addCorrespondence } from './0007';
import { addPasswordResets } from './0008';

export interface ReleasedMigration extends Migration {
  /** The oldest schema version whose releases still work on the migrated database. */
  oldestSupported: number;
}

/**
 * In this order and forward only: a migration that has been released never changes. Expand before
 * contract: what this release no longer uses is dropped by the next one, which raises
 * `oldestSupported`.
 */
export const migrationsOf = (dialect: Dialect): Record<string, ReleasedMigration> => ({
  '0001_initial': {
    up: async (db) => {
      for (const statement of initialStatements(dialect)) await sql.raw(statement).execute(db);
    },
    oldestSupported: 1,
  },
  '0002_importRows': {
    up: async (db) => {
      await addText(db, 'importRows', 'skipped');
      await addText(db, 'importRows', 'problems');
      await addText(db, 'imports', 'hiddenSheets', '[]');
    },
    oldestSupported: 1,
  },
  '0003_partTexts': {
    up: addPartTexts('hsCode', 'countryOfOrigin', 'countryOfOriginZh', 'netWeight', 'grossWeight'),
    oldestSupported: 1,
  },
  '0004_prices': { up: addPrices, oldestSupported: 1 },
  '0005_importWords': {
    up: async (db) => {
      await addText(db, 'importColumns', 'decimals', '[]');
      await addText(db, 'imports', 'words', '[]');
      await db.schema
        .createTable('importWords')
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('word', 'text', (column) => column.notNull())
        .addColumn('categoryId', 'text')
        .addColumn('newName', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('value', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('usedAt', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('importWords_pkey', ['key', 'word'])
        .execute();
    },
    oldestSupported: 1,
  },
  '0006_importPrices': {
    up: async (db) => {
      await db.schema.alterTable('importRows').addColumn('prices', 'text').execute();
      await addText(db, 'importRows', 'priceKey');
      await addText(db, 'importColumns', 'currencies', '[]');
    },
    oldestSupported: 1,
  },
  '0007_correspondence': { up: addCorrespondence, oldestSupported: 1 },
  '0008_passwordResets': { up: addPasswordResets, oldestSupported: 1 },
});

const addText = (db: Kysely<unknown>, table: keyof Database, name: string, initial = '') =>
  db.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
    .execute();

async function addPrices({ schema }: Kysely<unknown>): Promise<void> {
  const ofPart = (table: string) =>
    schema
      .createTable(table)
      .addColumn('partSeq', 'integer', (column) =>
        column.notNull().references('spareParts.seq').onDelete('cascade'),
      );
  await ofPart('partPrices')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('minQuantity', 'integer', (column) => column.notNull())
    .addColumn('price', 'text', (column) => column.notNull())
    .addColumn('from', 'text')
    .addColumn('until', 'text')
    .addPrimaryKeyConstraint('partPrices_pkey', ['partSeq', 'currency', 'minQuantity'])
    .execute();
  await ofPart('partSuppliers')
    .addColumn('supplier', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('cost', 'text')
    .addColumn('currency', 'text')
    .addPrimaryKeyConstraint('partSuppliers_pkey', ['partSeq', 'supplier'])
    .execute();
}

/** The migration for texts of parts that are new in `partFields.ts`. */
export const addPartTexts =
  (...names: PartText[]) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const name of names) await addText(db, 'spareParts', name);
  };
