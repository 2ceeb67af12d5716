import { useState } from 'react';
import {
  type AttributeValuesForm,
  type ValueConflict,
  attributeLabel,
  errorField,
  useConfirmAttributeValuesMutation,
  valueConflicts,
} from '@/client/api';
import { useFailureText, useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { type CellEdits, type Edit, cellId } from './useEdits';

/** Values of one call, which stores all of them or none. */
export const MAX_VALUES = 500;

/** Why values have not been saved, and the edits that it is about. */
export interface Rejected {
  text: string;
  edits: Edit[];
  conflicts: ValueConflict[];
}

function toInput({ part, attribute, before, value = null }: Edit) {
  const cell = { partId: part._id, key: attribute.key, before };
  return attribute.kind === 'number'
    ? { ...cell, number: value === null ? null : Number(value) }
    : { ...cell, choice: value };
}

/** Saves the edited cells, in several calls where there are many. */
export function useSaveValues({ edits, forget }: CellEdits) {
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const failureText = useFailureText();
  const { showDone } = useNotices();
  const [confirmValues, { isLoading: busy }] = useConfirmAttributeValuesMutation();
  const [rejected, setRejected] = useState<Rejected>();

  const nameOf = ({ part, attribute }: Edit) =>
    t('proposals.valueOf', { label: attributeLabel(attribute, language), part: part.name });

  const rejectionOf = (error: unknown, sent: Edit[], saved: number): Rejected => {
    const conflicts = valueConflicts(error);
    const [, index] = errorField(error)?.split('.') ?? [];
    const cause = sent[Number(index)];
    const ids = conflicts.map(({ partId, key }) => cellId(partId, key));
    const reason = failureText(error, t('proposals.confirmFailed'));
    const text = cause ? t('grid.rejected', { cell: nameOf(cause), reason }) : reason;
    return {
      text:
        saved > 0 ? t('grid.savedInPart', { count: saved, rest: edits.size - saved, text }) : text,
      edits: cause ? [cause] : sent.filter(({ id }) => ids.includes(id)),
      conflicts,
    };
  };

  const save = async (all: readonly Edit[]) => {
    setRejected(undefined);
    const wrong = all.filter(({ problem }) => problem);
    const [first] = wrong;
    if (first) {
      const text = t('grid.wrong', { count: wrong.length, cell: nameOf(first), text: first.text });
      return setRejected({ text, edits: wrong, conflicts: [] });
    }
    for (let start = 0; start < all.length; start += MAX_VALUES) {
      const sent = all.slice(start, start + MAX_VALUES);
      const attributeValuesForm: AttributeValuesForm = { values: sent.map(toInput) };
      const { error } = await confirmValues({ attributeValuesForm });
      if (error) return setRejected(rejectionOf(error, sent, start));
      forget(sent.map(({ id }) => id));
    }
    showDone(t('proposals.stored', { count: all.length }));
  };
  return { save, busy, rejected, setRejected, nameOf };
}
