import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isUnreachable } from '@/client/api';
import { type SynonymForm } from '@/client/api/console';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useFailureText } from '../ui/useFailure';

export interface SynonymFormOptions {
  start: SynonymForm;
  /** Makes the call; returns what an RTK Query trigger does. */
  onSave: (pair: SynonymForm) => Promise<{ error?: unknown }>;
  onSaved: (pair: SynonymForm) => void;
}

/** The state of a form with a pair of words. What was typed goes when it has been saved, not before. */
export function useSynonymForm({ start, onSave, onSaved }: SynonymFormOptions) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const { handleSubmit, reset, register, setFocus, formState } = useForm({ defaultValues: start });
  const letGo = useUnsavedChanges(formState.isDirty);

  const submit = handleSubmit(async (values) => {
    const pair = { term: values.term.trim(), meaning: values.meaning.trim() };
    const { error } = await onSave(pair);
    const otherwise = isUnreachable(error) ? t('admin:form.unreachable') : t('form.failed');
    setFailure(error ? failureText(error, otherwise) : undefined);
    if (error) return;
    letGo();
    setFocus('term');
    reset();
    onSaved(pair);
  });
  return { register, errors: formState.errors, busy: formState.isSubmitting, failure, submit };
}
