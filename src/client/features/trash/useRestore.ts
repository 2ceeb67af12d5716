import { useState } from 'react';
import { isNotFound, takenNumber, useRestoreTrashMutation } from '@/client/api';
import { useNotices } from '@/client/components/console/useFailure';
import { useUndo } from '@/client/components/console/useUndo';
import { useTranslation } from '@/client/i18n/useTranslation';

export type RestoreTarget = { ids: string[] } | { change: string };

/** Restores from the trash; where a number is taken, the admin decides whether to do it without. */
export function useRestore(onDone: () => void) {
  const { t } = useTranslation('trash');
  const { showDone, showFailure } = useNotices();
  const { showResult } = useUndo();
  const [restoreTrash, { isLoading: busy }] = useRestoreTrashMutation();
  const [conflict, setConflict] = useState<{ target: RestoreTarget; text: string }>();

  const restore = async (target: RestoreTarget, withoutTakenNumbers = false) => {
    if (busy) return;
    const trashRestore = { ...target, ...(withoutTakenNumbers && { withoutTakenNumbers }) };
    const { data, error } = await restoreTrash({ trashRestore });
    const taken = takenNumber(error);
    setConflict(taken && { target, text: t('numberTaken.text', taken) });
    if (taken) return;
    // What a colleague has restored before is not selected any more.
    if (isNotFound(error)) onDone();
    if (!data) return showFailure(error, t('restoreFailed'));
    if (data.skipped.length > 0) showResult(data);
    else showDone(t('restored', { count: data.changed }), data.change);
    onDone();
  };

  return { busy, conflict, restore, cancel: () => setConflict(undefined) };
}
