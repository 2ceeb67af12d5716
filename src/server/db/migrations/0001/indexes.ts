import type { Dialect } from '../../types';

const SPECIAL_INDEXES = [
  'create unique index sessions_id on sessions (id)',
  'create unique index "messages_idempotencyKey" on messages (kind, "idempotencyKey")',
  // The conditions are those of db/live.ts, to the letter: SQLite compares them.
  'create index "spareParts_unpublished" on "spareParts" (seq, hidden, "deletedAt") where (hidden = 1 or "deletedAt" is not null)',
  'create index "spareParts_deleted" on "spareParts" ("deletedAt") where "deletedAt" is not null',
  'create index "categories_deleted" on categories ("deletedAt") where "deletedAt" is not null',
  'create unique index "spareParts_exactKey" on "spareParts" ("exactKey") where "deletedAt" is null',
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
  ['spareParts', 'formerCategoryId'],
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
  ['importImages', 'file'],
  ['importRows', 'importId', 'sheet', 'state', 'excluded', 'row'],
  ['importRows', 'importId', 'sheet', 'exactKey'],
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

/** Without a list of pending entries, which one of many writes would have to work off. */
const POSTGRES_INDEXES = [
  'create index "partIndex_tokens" on "partIndex" using gin (tokens) with (fastupdate = off)',
];

export function createIndexes(dialect: Dialect): string[] {
  const indexes = INDEXES.map(([table, ...columns]) => {
    const list = columns.map((column) => `"${column}"`).join(', ');
    return `create index "${table}_${columns.join('_')}" on "${table}" (${list})`;
  });
  return [...SPECIAL_INDEXES, ...indexes, ...(dialect === 'postgres' ? POSTGRES_INDEXES : [])];
}
