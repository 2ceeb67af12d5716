import { TRANSLATED_FIELDS, zhOf } from '@/shared/partFields';
import type { Db } from '@/server/db/kysely';
import type { ChineseTexts, TranslationsForm, ValueConflict } from '@/server/generated/requests';
import { HttpError, badValue } from '@/server/lib/httpError';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { recordChange, withLastActors, type Actor } from '../../core/history/changeRepository';
import { storeParts } from './bulkEdit';
import { applyEdits, type PartEdit } from './partChanges';
import { sparePartRepository } from './repository';

const ZH_FIELDS = TRANSLATED_FIELDS.map(zhOf);

/** Fields of which a text is sent. */
const sentFields = (texts: ChineseTexts) => ZH_FIELDS.filter((field) => texts[field] !== undefined);

/**
 * Stores Chinese texts of any number of parts, all or none, as one change. Throws
 * `translation_changed` where a part has another text than the one that was edited, and with a pointer
 * to the part `spare_part_unknown`.
 */
export function storeTranslations(
  db: Db,
  { parts: sent }: TranslationsForm,
  actor: Actor,
): Promise<{ stored: number; change?: string }> {
  return changeCatalogue(db, async (trx) => {
    const found = await sparePartRepository(trx).listEditable(sent.map(({ partId }) => partId));
    const parts = new Map(found.map((part) => [part.id, part]));
    const conflicts: ValueConflict[] = [];
    const edits = new Map<string, PartEdit>();
    for (const [index, { partId, texts, before = {} }] of sent.entries()) {
      const part = parts.get(partId);
      if (!part) {
        const message = 'One of the spare parts does not exist.';
        throw badValue(`/parts/${index}`, 'spare_part_unknown', message);
      }
      for (const field of sentFields(texts)) {
        const value = part[field];
        if (![value, undefined].includes(before[field]) && texts[field] !== value)
          conflicts.push({ partId, key: field, ...(value && { value }) });
      }
      const set = { ...edits.get(partId)?.set, ...texts };
      edits.set(partId, { before: part, set });
    }
    const [first] = conflicts;
    if (first) {
      const part = parts.get(first.partId)?.name ?? '';
      const message = `A Chinese text of "${part}" is another one now.`;
      const details = { conflicts: await withLastActors(trx, conflicts) };
      throw new HttpError(409, 'translation_changed', message, { part }, { details });
    }
    const edited = await applyEdits(trx, [...edits.values()]);
    const changes = edited.map((changed) => ({ changed }));
    const items = await storeParts(trx, changes);
    const change = await recordChange(trx, { actor, kind: 'part', action: 'edited', items });
    const stored = sent.reduce((sum, { texts }) => sum + sentFields(texts).length, 0);
    return { stored, change };
  });
}
