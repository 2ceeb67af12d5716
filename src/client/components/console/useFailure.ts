import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isUnauthorized, isUnreachable, useErrorText } from '@/client/api';
import { noticeShown, resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';

/** The text of a failed save, for its form, which outlives the session and can be saved again. */
export function useFailureText() {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  return (error: unknown, otherwise: string) =>
    isUnauthorized(error) ? t('session.nothingSaved') : errorText(error, otherwise);
}

/** The text of a form's last failed save, and the function that sets it from an error or clears it. */
export function useFormFailure(otherwise: string) {
  const { t } = useTranslation('admin');
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string>();
  const showFailure = (error: unknown) => {
    const fallback = isUnreachable(error) ? t('form.unreachable') : otherwise;
    setFailure(error ? textOf(error, fallback) : undefined);
  };
  return [failure, showFailure, setFailure] as const;
}

/** Shows the outcome of a request as a notice. */
export function useNotices() {
  const errorText = useErrorText();
  const dispatch = useDispatch();
  /** With the id of a change the notice has a button that undoes it. */
  const showDone = (text: string, changeId?: string) =>
    void dispatch(noticeShown({ text, changeId }));
  const showFailure = (error: unknown, otherwise: string) => {
    // The login dialog covers the screen.
    if (isUnauthorized(error)) return;
    dispatch(noticeShown({ text: errorText(error, otherwise), severity: 'error' }));
  };
  /** Resolves to the error. */
  const report = async (call: Promise<{ error?: unknown }>, done: string, otherwise: string) => {
    const { error } = await call;
    if (error) showFailure(error, otherwise);
    else showDone(done);
    return error;
  };
  return { showDone, showFailure, report };
}

/** Like `useFormFailure`, with a dialog beside the text, unless the login dialog opens. */
export function useSaveFailure(title: string, otherwise?: string) {
  const { t } = useTranslation('admin');
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string>();
  const showFailure = (error: unknown) => {
    if (!error) return setFailure(undefined);
    const text = textOf(error, otherwise ?? (isUnreachable(error) ? t('form.unreachable') : ''));
    setFailure(text || title);
    if (isUnauthorized(error)) return;
    dispatch(resultDialogOpened({ title, text: text || undefined, severity: 'error' }));
  };
  return [failure, showFailure, setFailure] as const;
}
