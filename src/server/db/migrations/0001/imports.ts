export const IMPORT_TABLES = `
create table imports (
  id text primary key not null,
  "createdAt" text not null,
  "createdBy" text not null,
  "fileName" text not null,
  state text not null,
  done integer not null default 0,
  total integer not null default 0,
  "leasedUntil" text,
  sheets text not null default '[]',
  sheet integer not null default 0,
  version integer not null default 1,
  "newCategories" integer not null default 0,
  "catalogueStamp" text not null default '',
  "unmatchedImages" text not null default '[]',
  failure text not null default '',
  "changeId" text,
  undo text not null default '',
  "appliedAt" text
);
create table "importRows" (
  "importId" text not null references imports (id) on delete cascade,
  sheet integer not null,
  "row" integer not null,
  excluded integer not null default 0,
  state text,
  "checkedState" text,
  "sameNumber" integer,
  "samePart" integer,
  "partId" text,
  "exactKey" text not null default '',
  "numberKey" text not null default '',
  "newCategory" text,
  "searchText" text not null default '',
  cells text not null,
  outcome text not null default '',
  "spareParts" text,
  "partNumbers" text,
  "sparePartImages" text,
  "partAttributes" text,
  fields text,
  primary key ("importId", sheet, "row")
);
create table "importImages" (
  "importId" text not null references imports (id) on delete cascade,
  name text not null,
  file text,
  fault text not null default '',
  primary key ("importId", name)
);
create table "importColumns" (
  key text primary key not null,
  fields text not null,
  "usedAt" text not null
)`;
