import { sql, type ColumnDefinitionBuilder, type Kysely, type Migration } from 'kysely';

type Dialect = 'sqlite' | 'postgres';
type Schema = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Properties of parts, and the index that lists of parts are narrowed and counted by. */
export function attributeTables(dialect: Dialect): Migration {
  return {
    up: async (db: Schema) => {
      await createAttributes(db);
      await createPartAttributes(db, dialect);
      await createFacets(db, dialect);
    },
  };
}

async function createAttributes(db: Schema): Promise<void> {
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
    // Refers to no row on purpose: see `types.ts`.
    .addColumn('categoryId', 'text')
    .execute();
}

async function createPartAttributes(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('partAttributes')
    .addColumn('partSeq', 'integer', (column) =>
      column.notNull().references('spareParts.seq').onDelete('cascade'),
    )
    .addColumn('attributeId', 'text', (column) => column.notNull().references('attributes.id'))
    .addColumn('number', dialect === 'sqlite' ? 'real' : 'double precision')
    .addColumn('choice', 'text')
    .addPrimaryKeyConstraint('partAttributesKey', ['partSeq', 'attributeId'])
    .addCheckConstraint(
      'partAttributesOne',
      sql`(${sql.ref('number')} is null) <> (${sql.ref('choice')} is null)`,
    )
    .execute();
  await db.schema
    .createIndex('partAttributes_attributeId')
    .on('partAttributes')
    .column('attributeId')
    .execute();
}

async function createFacets(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('facetValues')
    .addColumn('facet', 'text', required)
    .addColumn('code', 'integer', required)
    .addColumn('value', 'text', required)
    .addColumn('parts', 'integer', required)
    .addPrimaryKeyConstraint('facetValuesKey', ['facet', 'code'])
    .addUniqueConstraint('facetValuesValue', ['facet', 'value'])
    .execute();
  await db.schema
    .createTable('facetChunks')
    .addColumn('chunk', 'integer', required)
    .addColumn('facet', 'text', required)
    .addColumn('codes', 'text', required)
    .addPrimaryKeyConstraint('facetChunksKey', ['chunk', 'facet'])
    .execute();
  // They are read whole and often: unpacking them would take longer than fetching them.
  if (dialect === 'postgres') {
    await sql`alter table ${sql.table('facetChunks')}
      alter column codes set storage external`.execute(db);
  }
}
