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
)`;
