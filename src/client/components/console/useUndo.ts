import { useDispatch } from 'react-redux';
import {
  takenNumber,
  type UndoResult,
  useRestoreValueMutation,
  useUndoChangeMutation,
} from '@/client/api';
import { resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useNotices } from './useFailure';

/** Records that the result names one by one. */
const MAX_NAMED = 10;

/** Undoes changes, or restores a single value, and shows the result. */
export function useUndo() {
  const { t } = useTranslation(['history', 'trash']);
  const dispatch = useDispatch();
  const { showDone, showFailure } = useNotices();
  const [undoChange, undoing] = useUndoChangeMutation();
  const [restoreValue, restoring] = useRestoreValueMutation();

  const showResult = ({ change, changed, skipped, skippedCount }: UndoResult) => {
    if (skipped.length === 0) return showDone(t('undo.done', { count: changed }), change);
    const named = skipped
      .slice(0, MAX_NAMED)
      .map(({ name, reason }) => t(`undo.reasons.${reason}`, { name }));
    const more = (skippedCount ?? skipped.length) - named.length;
    if (more > 0) named.push(t('undo.more', { count: more }));
    const text = [t('undo.done', { count: changed }), ...named].join('\n');
    const severity = changed > 0 ? 'success' : 'error';
    return dispatch(resultDialogOpened({ title: t('undo.partly'), text, severity }));
  };
  const report = ({ data, error }: { data?: UndoResult; error?: unknown }) => {
    if (data) showResult(data);
    else showFailure(error, t('undo.failed'));
    return data !== undefined;
  };
  /** Resolves to whether the server has done it; where a number is taken a dialog is next. */
  const undo = async (id: string, withoutTakenNumbers?: boolean) => {
    const result = await undoChange({ id, withoutTakenNumbers });
    const taken = takenNumber(result.error);
    if (!taken) return report(result);
    const title = t('trash:numberTaken.title');
    const text = t('trash:numberTaken.text', taken);
    dispatch(resultDialogOpened({ title, text, severity: 'error', undoWithoutNumbers: id }));
    return false;
  };

  return {
    showResult,
    busy: undoing.isLoading || restoring.isLoading,
    undo,
    restore: async (id: string, entityId: string, field: string) =>
      report(await restoreValue({ id, formerValue: { entityId, field } })),
  };
}
