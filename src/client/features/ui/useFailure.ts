import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText, isUnauthorized, isUnreachable } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { noticeShown, resultDialogOpened } from './uiSlice';

/** The text of a failed save, for its form. The form outlives a session: it can be saved again. */
export function useFailureText() {
  const { t } = useTranslation('admin');
  return (error: unknown, otherwise: string) =>
    isUnauthorized(error) ? t('session.nothingSaved') : errorText(error, otherwise);
}

/** Shows a failure as a notice, save where the login dialog has taken the screen. */
export function useFailureNotice() {
  const dispatch = useDispatch();
  return (error: unknown, otherwise: string) => {
    if (isUnauthorized(error)) return;
    dispatch(noticeShown({ text: errorText(error, otherwise), severity: 'error' }));
  };
}

/**
 * Shows why saving failed: in a dialog titled `title` and as a text for the form. Without an error
 * it clears the text. Where the session has ended the login dialog stands instead. The third
 * function sets the text alone. `otherwise` is what both say without a text of the backend's.
 */
export function useSaveFailure(title: string, otherwise?: string) {
  const { t } = useTranslation('admin');
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string>();
  const show = (error: unknown) => {
    if (!error) return setFailure(undefined);
    const text = textOf(error, otherwise ?? (isUnreachable(error) ? t('form.unreachable') : ''));
    setFailure(text || title);
    if (isUnauthorized(error)) return;
    dispatch(resultDialogOpened({ title, text: text || undefined, severity: 'error' }));
  };
  return [failure, show, setFailure] as const;
}
