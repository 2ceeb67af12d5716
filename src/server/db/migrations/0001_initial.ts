import { sql, type ColumnDefinitionBuilder, type Kysely, type Migration } from 'kysely';

type Dialect = 'sqlite' | 'postgres';
type Schema = Kysely<unknown>;

const PART_TEXTS = [
  ...['name', 'brand', 'partType', 'material', 'dimensions', 'installSize', 'faceplateSize'],
  ...['weight', 'application', 'warrantyTime', 'certificates', 'moq', 'shippingTerms'],
  ...['paymentTerms', 'paymentCurrency', 'packing', 'description'],
  ...['nameKey', 'brandKey', 'categoryKey', 'searchText', 'createdAt', 'updatedAt'],
];

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export function initialTables(dialect: Dialect): Migration {
  return {
    up: async (db: Schema) => {
      await createAccounts(db);
      await createCategories(db, dialect);
      await createSpareParts(db, dialect);
      await createMessages(db);
      if (dialect === 'sqlite') await createTrigramTable(db);
    },
  };
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
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('accountId', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('expiresAt', 'text', required)
    .execute();
  await index(db, 'sessions', ['accountId']);
  await index(db, 'sessions', ['expiresAt']);
}

async function createCategories(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('catalogue')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .addColumn('partCount', 'integer', required)
    .execute();
  await sql`insert into catalogue values (1, 0, 0)`.execute(db);
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
    .addColumn('partCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', required)
    .addColumn('updatedAt', 'text', required)
    .execute();
  await index(db, 'categories', ['parentId']);
  await index(db, 'categories', ['image']);
}

async function createSpareParts(db: Schema, dialect: Dialect): Promise<void> {
  let table = db.schema
    .createTable('spareParts')
    .addColumn('seq', dialect === 'sqlite' ? 'integer' : 'serial', (column) =>
      dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('categoryId', 'text', (column) =>
      column.references('categories.id').onDelete('set null'),
    );
  for (const name of PART_TEXTS) {
    table = table.addColumn(name, name.endsWith('Key') ? sortable(dialect) : 'text', required);
  }
  await table.execute();
  for (const column of ['categoryId', 'nameKey', 'brandKey', 'categoryKey']) {
    await index(db, 'spareParts', [column, 'seq']);
  }
  // SQLite's rows lie in the order of `seq` themselves: to pass over many to a later page is quick
  // only in an index of nothing but the numbers.
  if (dialect === 'sqlite') await index(db, 'spareParts', ['seq']);
  await db.schema
    .createTable('sparePartImages')
    .addColumn('partSeq', 'integer', (column) =>
      column.notNull().references('spareParts.seq').onDelete('cascade'),
    )
    .addColumn('position', 'integer', required)
    .addColumn('file', 'text', required)
    .addPrimaryKeyConstraint('sparePartImagesKey', ['partSeq', 'position'])
    .execute();
  await index(db, 'sparePartImages', ['file']);
}

async function createMessages(db: Schema): Promise<void> {
  let table = db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique());
  for (const name of ['kind', 'name', 'email', 'phone', 'address', 'text', 'createdAt']) {
    table = table.addColumn(name, 'text', required);
  }
  await table
    .addColumn('answeredAt', 'text')
    .addColumn('mailDueAt', 'text')
    .addColumn('mailTries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await index(db, 'messages', ['kind', 'id']);
  await index(db, 'messages', ['mailDueAt']);
}

/** The same order on both: by code point, whatever the database's locale. */
function sortable(dialect: Dialect) {
  return dialect === 'sqlite' ? 'text' : sql`text collate "C"`;
}

async function index(db: Schema, table: string, columns: string[]): Promise<void> {
  const name = `${table}_${columns.join('_')}`;
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}

/** An index of trigrams that holds no texts of its own; triggers keep it in step. */
async function createTrigramTable(db: Schema): Promise<void> {
  const statements = [
    `create virtual table sparePartsText using fts5(
       searchText, categoryKey, content='spareParts', content_rowid='seq', columnsize=0,
       tokenize='trigram case_sensitive 1')`,
    `create trigger sparePartsText_insert after insert on spareParts begin
       insert into sparePartsText(rowid, searchText, categoryKey)
         values (new.seq, new.searchText, new.categoryKey);
     end`,
    `create trigger sparePartsText_delete after delete on spareParts begin
       insert into sparePartsText(sparePartsText, rowid, searchText, categoryKey)
         values ('delete', old.seq, old.searchText, old.categoryKey);
     end`,
    `create trigger sparePartsText_update after update of searchText, categoryKey on spareParts
     when old.searchText <> new.searchText or old.categoryKey <> new.categoryKey begin
       insert into sparePartsText(sparePartsText, rowid, searchText, categoryKey)
         values ('delete', old.seq, old.searchText, old.categoryKey);
       insert into sparePartsText(rowid, searchText, categoryKey)
         values (new.seq, new.searchText, new.categoryKey);
     end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
