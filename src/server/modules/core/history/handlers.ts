import type { AppContext, Handlers } from '@/server/context';
import type { Change, ChangeItem } from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import { MAX_ITEMS, historyRepository, type ChangeRow } from './historyRepository';
import { fieldsOf, type ChangedField } from './changeRepository';

type Names = ReadonlyMap<string, string>;

/** Fields whose values are ids. */
const REFERENCES = new Set(['categoryId', 'parentId', 'assigneeId']);

export function historyHandlers({ db }: AppContext) {
  const history = historyRepository(db.reader);
  return {
    listChanges: async ({ query: { page = 1, limit = 10, lang, q, from, to, ...query } }) => {
      const actor = query.actor?.toLowerCase();
      const ids = q ? await history.listNamed(q) : undefined;
      const period = { from: from && timeOf(from), to: to && timeOf(to, true) };
      const filter = { ...query, ...period, actor, ids };
      const rows = await history.list(filter, page, limit);
      const records = await history.listRecords(
        rows.map(({ id }) => id),
        query.entityId,
      );
      const items = records.flatMap(fieldsOf);
      const references = items.flatMap(idsIn);
      const chinese =
        lang === 'zh'
          ? await history.listChineseNames([
              ...references,
              ...records.map(({ entityId }) => entityId),
            ])
          : new Map<string, string>();
      const names = new Map([...(await history.listNames(references)), ...chinese]);
      const itemsOf = ({ id, count }: ChangeRow) => {
        const own = records.filter(({ changeId }) => changeId === id).flatMap(fieldsOf);
        return count === 1 || query.entityId !== undefined ? own : own.slice(0, MAX_ITEMS);
      };
      const data = rows.map((row) => presentChange(row, itemsOf(row), names, chinese));
      return { data, total: await history.count(filter), page, limit };
    },
  } satisfies Partial<Handlers>;
}

/** A day is a time at its beginning, or at its end. Throws `field_invalid` for one that does not exist. */
function timeOf(dayOrTime: string, atEnd = false): string {
  const day = dayOrTime.slice(0, '2026-11-02'.length);
  const time = new Date(dayOrTime);
  // 30 February would be 2 March.
  const exists = !Number.isNaN(time.getTime()) && new Date(day).toISOString().startsWith(day);
  if (!exists) {
    const field = atEnd ? 'to' : 'from';
    throw badRequest('field_invalid', `The ${field} is not valid.`, { field });
  }
  if (day === dayOrTime && atEnd) time.setUTCDate(time.getUTCDate() + 1);
  return time.toISOString();
}

/** Those that a value of this field is, or of which it is a list. */
function idsOf(field: string, value: string | null): string[] {
  if (value === null) return [];
  if (field === 'categoryIds') return JSON.parse(value) as string[];
  return REFERENCES.has(field) ? [value] : [];
}

const idsIn = ({ field, before, after }: ChangedField): string[] => [
  ...idsOf(field, before),
  ...idsOf(field, after),
];

function presentChange(
  { id, actor, undoneBy, ...change }: ChangeRow,
  items: ChangedField[],
  names: Names,
  chinese: Names,
): Change {
  return {
    _id: id,
    ...change,
    ...(actor && { actor }),
    ...(undoneBy && { undoneBy }),
    items: items.map(({ name, ...item }) => ({
      name: chinese.get(item.entityId) ?? name,
      ...presentItem(item, names),
    })),
  };
}

function presentItem(
  { entityId, field, before, after }: Omit<ChangedField, 'name'>,
  names: Names,
): Omit<ChangeItem, 'name'> {
  const [beforeName, afterName] = [before, after].map((value) =>
    idsOf(field, value)
      .flatMap((id) => names.get(id) ?? [])
      .join(', '),
  );
  return {
    entityId,
    field,
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(beforeName && { beforeName }),
    ...(afterName && { afterName }),
  };
}
