import type { Trx } from '@/server/db/types';
import type { ChangedField } from '../../core/history/changeRepository';
import { numberRepository } from './numberRepository';
import type { ChangedPart } from './partChanges';
import { changedLists, type DetailsEdit } from './partDetails';
import { changedColumns, numberRows } from './partRows';
import { partStore, type ChangedRows } from './partStore';
import type { PricesEdit } from './prices';

/** What is changed of a part: columns, lists, prices, or several of these. */
interface PartEdits {
  changed?: ChangedPart | undefined;
  details?: DetailsEdit | undefined;
  prices?: PricesEdit | undefined;
}

/**
 * Stores changes of parts that have been worked out already; returns them for the history. Throws
 * `number_taken` and `number_repeated`.
 */
export async function storeParts(trx: Trx, edits: PartEdits[]): Promise<ChangedField[]> {
  const items: ChangedField[] = [];
  const rows: ChangedRows[] = [];
  const renumbered = edits.flatMap(({ changed, details }) =>
    changed && !details && isRenumbered(changed) ? changed.before.seq : [],
  );
  const references = await numberRepository(trx).listReferences(renumbered);
  for (const { changed, details, prices } of edits) {
    const lists = details && changedLists(details);
    const own = [...(lists?.items ?? []), ...(changed?.items ?? []), ...(prices?.items ?? [])];
    if (own.length === 0) continue;
    items.push(...own);
    const seq = changed?.before.seq ?? details?.part.seq ?? prices?.seq ?? 0;
    const isNumbered = (changed && isRenumbered(changed)) || lists?.references !== undefined;
    rows.push({
      seq,
      ...(changed && { spareParts: changedColumns(changed.before, changed.after) }),
      ...lists?.rows,
      ...(prices && prices.items.length > 0 && prices.rows),
      ...(isNumbered && {
        partNumbers: numberRows(
          changed?.after.partNumber ?? details?.part.partNumber ?? '',
          lists?.references ?? details?.part.references ?? references.get(seq) ?? [],
        ),
      }),
    });
  }
  await partStore(trx).update(rows);
  return items;
}

const isRenumbered = ({ before, after }: ChangedPart) => after.partNumber !== before.partNumber;
