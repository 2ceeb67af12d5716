import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { errorText, isUnauthorized, isUnreachable } from '../../api';
import { resultDialogOpened } from '../ui/uiSlice';

/**
 * Tells why saving failed: in a dialog titled `title` and as a sentence for the form. Without an
 * error it clears the sentence. Where the session has ended the login dialog stands instead. The
 * third function sets the sentence alone.
 */
export function useSaveFailure(title: string) {
  const { t } = useTranslation('admin');
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<string>();
  const tell = (error: unknown) => {
    if (isUnauthorized(error)) {
      setFailure(t('session.nothingSaved'));
      return;
    }
    const reason = errorText(error, isUnreachable(error) ? t('form.unreachable') : '');
    setFailure(error ? reason || title : undefined);
    if (!error) return;
    const text = reason || undefined;
    dispatch(resultDialogOpened({ title, text, severity: 'error' }));
  };
  return [failure, tell, setFailure] as const;
}
