export const HISTORY_TABLES = `
create table changes (
  id text primary key not null,
  at text not null,
  actor text not null,
  kind text not null,
  action text not null,
  count integer not null,
  "undoneBy" text
);
create table "changedRecords" (
  "changeId" text not null references changes (id) on delete cascade,
  position integer not null,
  "entityId" text not null,
  name text not null,
  fields text not null,
  primary key ("changeId", position)
);
create table trash (
  id text primary key not null,
  kind text not null,
  name text not null,
  words text not null,
  "changeId" text not null,
  "deletedAt" text not null,
  "deletedBy" text not null,
  content text not null
);
create table "trashImages" (
  "trashId" text not null references trash (id) on delete cascade,
  file text not null,
  primary key ("trashId", file)
)`;
