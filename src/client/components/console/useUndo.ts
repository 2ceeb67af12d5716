import { useDispatch } from 'react-redux';
import { type UndoResult, useRestoreValueMutation, useUndoChangeMutation } from '@/client/api';
import { resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useNotices } from './useFailure';

/** Records that the result names one by one. */
const MAX_NAMED = 10;

/** Takes changes back, or a single value, and shows the result. */
export function useUndo() {
  const { t } = useTranslation('history');
  const dispatch = useDispatch();
  const { showDone, showFailure } = useNotices();
  const [undoChange, undoing] = useUndoChangeMutation();
  const [restoreValue, restoring] = useRestoreValueMutation();

  const showResult = ({ changed, skipped }: UndoResult) => {
    if (skipped.length === 0) return showDone(t('undo.done', { count: changed }));
    const named = skipped
      .slice(0, MAX_NAMED)
      .map(({ name, reason }) => t(`undo.reasons.${reason}`, { name }));
    const more = skipped.length - named.length;
    if (more > 0) named.push(t('undo.more', { count: more }));
    const text = [t('undo.done', { count: changed }), ...named].join('\n');
    const severity = changed > 0 ? 'success' : 'error';
    return dispatch(resultDialogOpened({ title: t('undo.partly'), text, severity }));
  };
  /** Resolves to whether the server has done it. */
  const report = async (call: Promise<{ data?: UndoResult; error?: unknown }>) => {
    const { data, error } = await call;
    if (data) showResult(data);
    else showFailure(error, t('undo.failed'));
    return data !== undefined;
  };

  return {
    showResult,
    busy: undoing.isLoading || restoring.isLoading,
    undo: (id: string) => report(undoChange({ id })),
    restore: (id: string, entityId: string, field: string) =>
      report(restoreValue({ id, formerValue: { entityId, field } })),
  };
}
