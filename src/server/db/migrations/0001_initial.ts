import { sql, type Kysely, type Migration } from 'kysely';
import { PART_TEXTS } from '@/shared/partFields';
import type { Dialect } from '../types';
import { HISTORY_TABLES } from './historyTables';
import { IMPORT_TABLES } from './importTables';
import { messageTables } from './messageTables';
import { createSearchIndex, searchTables } from './searchTables';

/** All tables. Columns are described in `types.ts`. */
export function initialMigration(dialect: Dialect): Migration {
  const tables = createTables(dialect).split(/;\n/);
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [...tables, ...createIndexes(), ...createSearchIndex(dialect)]) {
        await sql.raw(statement).execute(db);
      }
    },
  };
}

function createTables(dialect: Dialect): string {
  // Sorts by code point on both databases, whatever the locale of PostgreSQL.
  const sortable = dialect === 'sqlite' ? 'text' : 'text collate "C"';
  const serial = dialect === 'sqlite' ? 'integer primary key autoincrement' : 'serial primary key';
  const float = dialect === 'sqlite' ? 'real' : 'double precision';
  const partFields = PART_TEXTS.map((name) => `"${name}" text not null default ''`);
  return `
create table "schemaInfo" (version integer not null, "oldestSupported" integer not null);
create table accounts (
  id text primary key not null,
  email text not null unique,
  "passwordHash" text not null,
  role text not null,
  "createdAt" text not null,
  "mustChangePassword" integer not null default 0,
  "lastLoginAt" text
);
create table sessions (
  "tokenHash" text primary key not null,
  "accountId" text not null references accounts (id) on delete cascade,
  "expiresAt" text not null,
  id text not null,
  "createdAt" text not null,
  "lastUsedAt" text not null,
  browser text not null,
  system text not null,
  address text not null
);
create table invitations (
  id text primary key not null,
  email text not null unique,
  "tokenHash" text not null unique,
  role text not null,
  "createdAt" text not null,
  "expiresAt" text not null,
  "invitedBy" text not null references accounts (id) on delete cascade
);
create table "knownDevices" (
  "tokenHash" text primary key not null,
  "accountId" text not null references accounts (id) on delete cascade,
  "expiresAt" text not null
);
create table "accountChanges" (id integer primary key, count integer not null);
create table "rateLimits" (key text primary key not null, points integer not null, "expiresAt" text not null);
create table catalogue (id integer primary key, version integer not null, stamp text not null);
create table categories (
  id text primary key not null,
  name text not null,
  "nameKey" ${sortable} not null,
  description text not null,
  "nameZh" text not null default '',
  "nameKeyZh" ${sortable} not null default '',
  "descriptionZh" text not null default '',
  "missingZh" text not null default '',
  "outdatedZh" text not null default '',
  position integer,
  "parentId" text references categories (id) on delete cascade,
  image text,
  "createdAt" text not null,
  "updatedAt" text not null,
  version integer not null default 1
);
create table "spareParts" (
  seq ${serial},
  id text not null unique,
  "categoryId" text references categories (id) on delete set null,
  "nameKey" ${sortable} not null,
  "brandKey" ${sortable} not null,
  "partNumberKey" ${sortable},
  "categoryKey" ${sortable} not null,
  "nameKeyZh" ${sortable} not null default '',
  "categoryKeyZh" ${sortable} not null default '',
  "missingZh" text not null default '',
  "outdatedZh" text not null default '',
  hidden integer not null default 0,
  "createdAt" text not null,
  "updatedAt" text not null,
  version integer not null default 1,
  "searchVersion" integer not null default 0,
  ${partFields.join(',\n  ')}
);
create table "sparePartImages" (
  "partSeq" integer not null references "spareParts" (seq) on delete cascade,
  position integer not null,
  file text not null,
  primary key ("partSeq", position)
);
create table "sparePartDocuments" (
  "partSeq" integer not null references "spareParts" (seq) on delete cascade,
  position integer not null,
  file text not null,
  title text not null,
  kind text not null,
  size integer not null,
  primary key ("partSeq", position)
);
create table "partNumbers" (
  "partSeq" integer not null references "spareParts" (seq) on delete cascade,
  position integer not null,
  by text not null,
  maker text not null,
  number text not null,
  "exactKey" text not null,
  key text not null,
  "looseKey" text not null,
  primary key ("partSeq", position)
);
${HISTORY_TABLES};
${IMPORT_TABLES};
create table images (
  name text primary key not null,
  "storedAt" text not null,
  "trashedAt" text,
  width integer,
  height integer
);
create table attributes (
  id text primary key not null,
  key text not null unique,
  "labelEn" text not null,
  "labelZh" text not null,
  kind text not null,
  unit text not null,
  version integer not null default 1
);
create table "attributeCategories" (
  "attributeId" text not null references attributes (id) on delete cascade,
  "categoryId" text not null,
  primary key ("attributeId", "categoryId")
);
create table "attributeChoices" (
  "attributeId" text not null references attributes (id) on delete cascade,
  value text not null,
  "valueZh" text not null,
  primary key ("attributeId", value)
);
create table "partAttributes" (
  "partSeq" integer not null references "spareParts" (seq) on delete cascade,
  "attributeId" text not null references attributes (id),
  value text not null,
  number ${float},
  primary key ("partSeq", "attributeId")
);
${messageTables(sortable, float)};
${searchTables(sortable)};
create table jobs (name text primary key not null, holder text, "leasedUntil" text, "doneAt" text);
create table "writeChecks" (id integer primary key, "checkedAt" text not null);
insert into "schemaInfo" values (1, 1);
insert into "accountChanges" values (1, 0);
insert into catalogue values (1, 0, '');
insert into "writeChecks" values (1, '')`;
}

const SPECIAL_INDEXES = [
  'create unique index sessions_id on sessions (id)',
  'create unique index "messages_idempotencyKey" on messages (kind, "idempotencyKey")',
  'create index "spareParts_hidden" on "spareParts" (seq) where hidden = 1',
  'create unique index "partNumbers_own" on "partNumbers" ("exactKey") where position = 0',
  'create index "searchTerms_letters_term_docs" on "searchTerms" (letters, term, docs) where letters > 0',
];

const INDEXES: [string, ...string[]][] = [
  ['sessions', 'accountId'],
  ['sessions', 'expiresAt'],
  ['invitations', 'invitedBy'],
  ['knownDevices', 'accountId', 'expiresAt'],
  ['rateLimits', 'expiresAt'],
  ['categories', 'image'],
  ['categories', 'parentId'],
  ['spareParts', 'brand', 'seq'],
  ['spareParts', 'brandKey', 'seq'],
  ['spareParts', 'categoryId', 'seq'],
  ['spareParts', 'categoryKey', 'seq'],
  ['spareParts', 'nameKey', 'seq'],
  ['spareParts', 'nameKeyZh', 'seq'],
  ['spareParts', 'categoryKeyZh', 'seq'],
  ['spareParts', 'partNumberKey', 'seq'],
  ['spareParts', 'searchVersion'],
  ['sparePartImages', 'file'],
  ['sparePartDocuments', 'file'],
  ['partNumbers', 'key'],
  ['partNumbers', 'looseKey'],
  ['changes', 'at'],
  ['changedRecords', 'entityId', 'changeId'],
  ['trash', 'deletedAt'],
  ['trash', 'changeId'],
  ['trashImages', 'file'],
  ['importImages', 'file'],
  ['images', 'trashedAt'],
  // Facets are counted and filtered in this index alone.
  ['partAttributes', 'attributeId', 'value', 'number', 'partSeq'],
  ['messages', 'createdAt'],
  ['messages', 'emailKey'],
  ['messages', 'kind', 'id'],
  ['messages', 'kind', 'domainKey'],
  ['messages', 'assigneeId'],
  ['messageFiles', 'messageId'],
  ['messageFiles', 'file'],
  ['messageEvents', 'messageId'],
  ['quotations', 'messageId'],
  ['quotations', 'pdfFile'],
  ['mails', 'messageId'],
  ['mails', 'dueAt'],
  ['mails', 'failedAt'],
  ['mails', 'recipientKey', 'queuedAt'],
  ['quotationLists', 'expiresAt', 'bytes'],
  ['searchSynonyms', 'meaningKey'],
  ['searchSynonyms', 'termKey'],
  ['missedSearches', 'day'],
];

function createIndexes(): string[] {
  const indexes = INDEXES.map(([table, ...columns]) => {
    const list = columns.map((column) => `"${column}"`).join(', ');
    return `create index "${table}_${columns.join('_')}" on "${table}" (${list})`;
  });
  return [...SPECIAL_INDEXES, ...indexes];
}
