/** `sortable`: the type of a text that sorts by code point; `float`: of a number with decimals. */
export const messageTables = (sortable: string, float: string): string => `
create table messages (
  id text primary key not null,
  reference text not null unique,
  kind text not null,
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  text text not null,
  company ${sortable} not null default '',
  country text not null default '',
  language text not null default '',
  incoterm text not null default '',
  state text not null default 'new',
  "assigneeId" text references accounts (id) on delete set null,
  version integer not null default 1,
  "lineCount" integer not null default 0,
  "readAt" text,
  "publicToken" text unique,
  "domainKey" text not null default '',
  "searchText" text not null default '',
  "createdAt" text not null,
  "answeredAt" text,
  "emailKey" text not null default '',
  "phoneKey" text not null default '',
  "spamAt" text,
  "idempotencyKey" text,
  "requestHash" text
);
create table "inquiryLines" (
  "messageId" text not null references messages (id) on delete cascade,
  position integer not null,
  "partId" text,
  text text not null,
  "partNumber" text not null,
  quantity ${float},
  unit text not null,
  note text not null,
  primary key ("messageId", position)
);
create table "messageFiles" (
  id text primary key not null,
  "messageId" text not null references messages (id) on delete cascade,
  position integer not null,
  file text not null,
  name text not null,
  type text not null,
  size integer not null
);
create table "privateFiles" (name text primary key not null, "storedAt" text);
create table "erasureKey" (id integer primary key not null, key text not null);
create table "messageEvents" (
  id text primary key not null,
  "messageId" text not null references messages (id) on delete cascade,
  "createdAt" text not null,
  author text not null,
  type text not null,
  text text not null
);
create table "quotationDrafts" (
  "messageId" text primary key not null references messages (id) on delete cascade,
  content text not null,
  version integer not null,
  "updatedAt" text not null,
  "updatedBy" text not null
);
create table quotations (
  id text primary key not null,
  "messageId" text not null references messages (id) on delete cascade,
  number text not null unique,
  "issuedAt" text not null,
  "issuedBy" text not null,
  content text not null,
  "pdfFile" text,
  "idempotencyKey" text,
  unique ("messageId", "idempotencyKey")
);
create table mails (
  id text primary key not null,
  kind text not null,
  "messageId" text not null references messages (id) on delete cascade,
  "quotationId" text references quotations (id) on delete cascade,
  "recipientKey" text not null default '',
  "dueAt" text,
  tries integer not null default 0,
  "queuedAt" text not null,
  "transmittedAt" text,
  "failedAt" text,
  error text,
  "sentAt" text
);
create table "quotationNumbers" (year integer primary key not null, last integer not null);
create table "quotationLists" (
  "tokenHash" text primary key not null,
  lines text not null,
  bytes integer not null default 0,
  "createdAt" text not null,
  "expiresAt" text not null
);
create table "textTemplates" (
  id text primary key not null,
  "field" text not null,
  name text not null,
  "textEn" text not null,
  "textZh" text not null,
  version integer not null default 1
)`;
