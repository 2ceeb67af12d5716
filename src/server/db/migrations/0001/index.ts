import type { Dialect } from '../../types';
import { HISTORY_TABLES } from './history';
import { IMPORT_TABLES } from './imports';
import { messageTables } from './messages';
import { createIndexes } from './indexes';
import { createSearchIndex, searchTables } from './search';

/** Makes the tables of release 1.0; it never changes. Columns are described in `types.ts`. */
export const initialStatements = (dialect: Dialect): string[] => [
  ...createTables(dialect).split(/;\n/),
  createSearchIndex(dialect),
  ...createIndexes(dialect),
];

function createTables(dialect: Dialect): string {
  // Sorts by code point on both databases, whatever the locale of PostgreSQL.
  const sortable = dialect === 'sqlite' ? 'text' : 'text collate "C"';
  const serial = dialect === 'sqlite' ? 'integer primary key autoincrement' : 'serial primary key';
  const float = dialect === 'sqlite' ? 'real' : 'double precision';
  const deletionColumns = `"deletedAt" text, "deletedBy" text not null default '', "deletedInChange" text`;
  return `
create table "schemaVersion" (version integer not null, "oldestSupported" integer not null);
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
  version integer not null default 1,
  ${deletionColumns}
);
create table "spareParts" (
  seq ${serial},
  id text not null unique,
  "categoryId" text references categories (id) on delete set null,
  "formerCategoryId" text references categories (id) on delete set null,
  "nameKey" ${sortable} not null,
  "brandKey" ${sortable} not null,
  "partNumberKey" ${sortable},
  "exactKey" text,
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
  ${deletionColumns},
  "name" text not null default '',
  "nameZh" text not null default '',
  "partNumber" text not null default '',
  "brand" text not null default '',
  "partType" text not null default '',
  "partTypeZh" text not null default '',
  "material" text not null default '',
  "materialZh" text not null default '',
  "dimensions" text not null default '',
  "dimensionsZh" text not null default '',
  "installSize" text not null default '',
  "installSizeZh" text not null default '',
  "faceplateSize" text not null default '',
  "faceplateSizeZh" text not null default '',
  "weight" text not null default '',
  "weightZh" text not null default '',
  "application" text not null default '',
  "applicationZh" text not null default '',
  "warrantyTime" text not null default '',
  "warrantyTimeZh" text not null default '',
  "certificates" text not null default '',
  "certificatesZh" text not null default '',
  "moq" text not null default '',
  "moqZh" text not null default '',
  "leadTime" text not null default '',
  "leadTimeZh" text not null default '',
  "shippingTerms" text not null default '',
  "shippingTermsZh" text not null default '',
  "paymentTerms" text not null default '',
  "paymentTermsZh" text not null default '',
  "paymentCurrency" text not null default '',
  "paymentCurrencyZh" text not null default '',
  "packing" text not null default '',
  "packingZh" text not null default '',
  "description" text not null default '',
  "descriptionZh" text not null default ''
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
insert into "schemaVersion" values (1, 1);
insert into "accountChanges" values (1, 0);
insert into catalogue values (1, 0, '');
insert into "writeChecks" values (1, '')`;
}
