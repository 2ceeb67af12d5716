import { sql, type ColumnDefinitionBuilder, type Kysely, type Migration } from 'kysely';
import { PART_FIELDS } from '@/shared/partFields';
import type { Dialect } from '../types';

type Schema = Kysely<unknown>;

/** All tables. Columns of one table are described in `types.ts`. */
export function initialMigration(dialect: Dialect): Migration {
  return {
    up: async (db: Schema) => {
      await createSchemaInfo(db);
      await createAccounts(db);
      await createCategories(db, dialect);
      await createSpareParts(db, dialect);
      await createAttributes(db, dialect);
      await createMessages(db);
      await createSearchVocabulary(db, dialect);
      await createSearchIndex(db, dialect);
      await createJobs(db);
    },
  };
}

/** One row, which each migration updates. */
async function createSchemaInfo(db: Schema): Promise<void> {
  await db.schema
    .createTable('schemaInfo')
    .addColumn('version', 'integer', required)
    .addColumn('oldestSupported', 'integer', required)
    .execute();
  await sql`insert into "schemaInfo" values (1, 1)`.execute(db);
}

async function createAccounts(db: Schema): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', required)
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`${sql.ref('role')} in ('admin', 'user')`),
    )
    .addColumn('createdAt', 'text', required)
    .addColumn('mustChangePassword', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lastLoginAt', 'text')
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('expiresAt', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('lastUsedAt', 'text', required)
    .addColumn('browser', 'text', required)
    .addColumn('system', 'text', required)
    .addColumn('address', 'text', required)
    .execute();
  await createIndex(db, 'sessions', ['accountId']);
  await createIndex(db, 'sessions', ['expiresAt']);
  await db.schema.createIndex('sessions_id').unique().on('sessions').column('id').execute();
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('expiresAt', 'text', required)
    .addColumn('invitedBy', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .execute();
  await createIndex(db, 'invitations', ['invitedBy']);
  await db.schema
    .createTable('knownDevices')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('expiresAt', 'text', required)
    .execute();
  await createIndex(db, 'knownDevices', ['accountId', 'expiresAt']);
  await db.schema
    .createTable('accountChanges')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('count', 'integer', required)
    .execute();
  await sql`insert into "accountChanges" values (1, 0)`.execute(db);
  await db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('points', 'integer', required)
    .addColumn('expiresAt', 'text', required)
    .execute();
  await createIndex(db, 'rateLimits', ['expiresAt']);
}

async function createCategories(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('catalogue')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .addColumn('stamp', 'text', required)
    .execute();
  await sql`insert into catalogue values (1, 0, '')`.execute(db);
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', required)
    .addColumn('nameKey', sortable(dialect), required)
    .addColumn('description', 'text', required)
    .addColumn('parentId', 'text', (column) =>
      column.references('categories.id').onDelete('cascade'),
    )
    .addColumn('image', 'text')
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await createIndex(db, 'categories', ['image']);
  await createIndex(db, 'categories', ['parentId']);
}

async function createSpareParts(db: Schema, dialect: Dialect): Promise<void> {
  let spareParts = db.schema
    .createTable('spareParts')
    .addColumn('seq', dialect === 'sqlite' ? 'integer' : 'serial', (column) =>
      dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('categoryId', 'text', (column) =>
      column.references('categories.id').onDelete('set null'),
    )
    .addColumn('nameKey', sortable(dialect), required)
    .addColumn('brandKey', sortable(dialect), required)
    .addColumn('categoryKey', sortable(dialect), required)
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('searchVersion', 'integer', (column) => column.notNull().defaultTo(0));
  for (const { name } of PART_FIELDS) {
    spareParts = spareParts.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
  }
  await spareParts.execute();
  await createIndex(db, 'spareParts', ['brand', 'seq']);
  await createIndex(db, 'spareParts', ['brandKey', 'seq']);
  await createIndex(db, 'spareParts', ['categoryId', 'seq']);
  await createIndex(db, 'spareParts', ['categoryKey', 'seq']);
  await createIndex(db, 'spareParts', ['nameKey', 'seq']);
  await createIndex(db, 'spareParts', ['searchVersion']);
  await db.schema
    .createTable('sparePartImages')
    .addColumn('partSeq', 'integer', (column) =>
      column.notNull().references('spareParts.seq').onDelete('cascade'),
    )
    .addColumn('position', 'integer', required)
    .addColumn('file', 'text', required)
    .addPrimaryKeyConstraint('sparePartImagesKey', ['partSeq', 'position'])
    .execute();
  await createIndex(db, 'sparePartImages', ['file']);
  await db.schema
    .createTable('partNumbers')
    .addColumn('partSeq', 'integer', (column) =>
      column.notNull().references('spareParts.seq').onDelete('cascade'),
    )
    .addColumn('position', 'integer', required)
    .addColumn('by', 'text', required)
    .addColumn('maker', 'text', required)
    .addColumn('number', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('looseKey', 'text', required)
    .addPrimaryKeyConstraint('partNumbersKey', ['partSeq', 'position'])
    .execute();
  await createIndex(db, 'partNumbers', ['key']);
  await createIndex(db, 'partNumbers', ['looseKey']);
  await db.schema
    .createIndex('partNumbers_own')
    .unique()
    .on('partNumbers')
    .column('key')
    .where(sql.ref('position'), '=', sql.lit(0))
    .execute();
  await db.schema
    .createTable('images')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('bytes', 'integer')
    .addColumn('storedAt', 'text', required)
    .addColumn('unreferencedSince', 'text')
    .addColumn('trashedAt', 'text')
    .addColumn('movingUntil', 'text')
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .execute();
  await createIndex(db, 'images', ['trashedAt']);
  await createIndex(db, 'images', ['unreferencedSince']);
}

async function createAttributes(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('attributes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('labelEn', 'text', required)
    .addColumn('labelZh', 'text', required)
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`${sql.ref('kind')} in ('number', 'choice')`),
    )
    .addColumn('unit', 'text', required)
    .addColumn('categoryId', 'text')
    .execute();
  await db.schema
    .createTable('partAttributes')
    .addColumn('partSeq', 'integer', (column) =>
      column.notNull().references('spareParts.seq').onDelete('cascade'),
    )
    .addColumn('attributeId', 'text', (column) => column.notNull().references('attributes.id'))
    .addColumn('value', 'text', required)
    .addColumn('number', dialect === 'sqlite' ? 'real' : 'double precision')
    .addPrimaryKeyConstraint('partAttributesKey', ['partSeq', 'attributeId'])
    .execute();
  // Facets are counted and filtered in this index alone.
  await createIndex(db, 'partAttributes', ['attributeId', 'value', 'number', 'partSeq']);
}

async function createMessages(db: Schema): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('createdAt', 'text', required)
    .addColumn('answeredAt', 'text')
    .addColumn('mailDueAt', 'text')
    .addColumn('mailTries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('emailKey', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('phoneKey', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('mailQueuedAt', 'text')
    .addColumn('mailFailedAt', 'text')
    .addColumn('mailError', 'text')
    .addColumn('spamAt', 'text')
    .addColumn('idempotencyKey', 'text')
    .addColumn('requestHash', 'text')
    .execute();
  await createIndex(db, 'messages', ['createdAt']);
  await createIndex(db, 'messages', ['emailKey']);
  await db.schema
    .createIndex('messages_idempotencyKey')
    .unique()
    .on('messages')
    .columns(['kind', 'idempotencyKey'])
    .execute();
  await createIndex(db, 'messages', ['kind', 'id']);
  await createIndex(db, 'messages', ['mailDueAt']);
  await createIndex(db, 'messages', ['mailFailedAt']);
  await createIndex(db, 'messages', ['phoneKey']);
}

async function createSearchVocabulary(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('searchTerms')
    .addColumn('term', sortable(dialect), (column) => column.primaryKey().notNull())
    .addColumn('docs', 'integer', required)
    .addColumn('letters', 'integer', required)
    .execute();
  await db.schema
    .createIndex('searchTerms_letters_term_docs')
    .on('searchTerms')
    .columns(['letters', 'term', 'docs'])
    .where(sql.ref('letters'), '>', sql.lit(0))
    .execute();
  await db.schema
    .createTable('searchSynonyms')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('term', 'text', required)
    .addColumn('meaning', 'text', required)
    .addColumn('termKey', 'text', required)
    .addColumn('meaningKey', 'text', required)
    .addColumn('pairKey', 'text', (column) => column.notNull().unique())
    .execute();
  await createIndex(db, 'searchSynonyms', ['meaningKey']);
  await createIndex(db, 'searchSynonyms', ['termKey']);
  await db.schema
    .createTable('missedSearches')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('term', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('times', 'integer', required)
    .addColumn('dropped', 'text', (column) => column.notNull().defaultTo(''))
    .addUniqueConstraint('missedSearchesKey', ['term', 'language', 'day'])
    .execute();
  await createIndex(db, 'missedSearches', ['day']);
}

async function createSearchIndex(db: Schema, dialect: Dialect): Promise<void> {
  const columns = ['head', 'name', 'numbers', 'category', 'kind', 'facts', 'description'];
  if (dialect === 'sqlite') {
    // Terms have these signs beside letters and digits.
    await sql
      .raw(
        `create virtual table "partIndex" using fts5(${columns.join(', ')},
           tokenize="unicode61 remove_diacritics 0 tokenchars './%°'")`,
      )
      .execute(db);
    return;
  }
  let table = db.schema
    .createTable('partIndex')
    .addColumn('rowid', 'integer', (column) => column.primaryKey())
    .addColumn('tokens', sql`tsvector`, (column) => column.notNull());
  for (const column of columns) table = table.addColumn(column, 'text', required);
  await table.execute();
  // Without a list of pending entries, which one of many writes would have to work off.
  await sql`create index "partIndex_tokens" on "partIndex" using gin (tokens)
    with (fastupdate = off)`.execute(db);
}

async function createJobs(db: Schema): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('holder', 'text')
    .addColumn('leasedUntil', 'text')
    .addColumn('doneAt', 'text')
    .execute();
  await db.schema
    .createTable('writeChecks')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('checkedAt', 'text', required)
    .execute();
  await sql`insert into "writeChecks" values (1, '')`.execute(db);
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Sorts by code point on both databases, whatever the locale of PostgreSQL. */
const sortable = (dialect: Dialect) => (dialect === 'sqlite' ? 'text' : sql`text collate "C"`);

async function createIndex(db: Schema, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
