import { type SyntheticEvent, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import {
  type QuotationDraft,
  errorField,
  ifMatch,
  useErrorText,
  useLazyGetQuotationDraftQuery,
  useSaveQuotationDraftMutation,
} from '@/client/api';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useFormFailure } from '@/client/components/console/useFailure';
import { useFormDraft } from '@/client/components/console/useFormDraft';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { useTranslation } from '@/client/i18n/useTranslation';
import {
  type QuotationValues,
  quotationRules,
  quotationValues,
  toContent,
} from './quotationValues';

/** What the tab remembers of the quotation for an inquiry. */
export const quotationForm = (inquiryId: string) => `quotation ${inquiryId}`;

/** The form of a quotation, whose draft is stored in the tab as it is typed, and saved on demand. */
export function useQuotationEditor(id: string, draft: QuotationDraft, onDiscarded: () => void) {
  const { t } = useTranslation('quotations');
  const errorText = useErrorText();
  const [failure, showFormFailure, setFailure] = useFormFailure(t('save.failed'));
  const [saveDraft] = useSaveQuotationDraftMutation();
  const [getDraft] = useLazyGetQuotationDraftQuery();
  const [defaultValues] = useState(() => quotationValues(draft));
  const form = useForm<QuotationValues>({ defaultValues });
  const { formState, getValues, reset, setError } = form;
  const { isDirty, isSubmitting } = formState;

  const readAgain = async () => {
    const { data, error } = await getDraft({ id });
    return error ? undefined : data;
  };
  const versioned = useVersionedSave<QuotationValues, QuotationDraft>({
    stored: draft,
    valuesOf: quotationValues,
    rules: quotationRules,
    write: (values, from) =>
      saveDraft({ id, ...ifMatch(from), quotationContent: toContent(values) }),
    // A quotation cannot outlive its inquiry.
    create: async () => ({}),
    readAgain,
  });
  const { origin: stored = draft, question, rebase } = versioned;
  const { notice, forget } = useFormDraft(form, defaultValues, {
    form: quotationForm(id),
    stored,
    onDiscarded,
  });
  useUnsavedChanges(isDirty, forget);

  /** At the field that it is about too, if there is one. */
  const showFailure = (error: unknown) => {
    showFormFailure(error);
    const field = errorField(error) as FieldPath<QuotationValues> | undefined;
    const message = errorText(error, t('save.failed'));
    if (!field || getValues(field) === undefined) return;
    setError(field, { type: 'server', message }, { shouldFocus: true });
  };

  /** Resolves to what is stored then; undefined: it could not be saved. */
  const save = async (values: QuotationValues): Promise<QuotationDraft | undefined> => {
    const show = (others: QuotationValues) => reset(others, { keepDefaultValues: true });
    const { data, error, failure: problem } = await versioned.save(values, show);
    if (problem) setFailure(problem);
    else showFailure(error);
    if (!data) return undefined;
    rebase(data);
    reset(getValues(), { keepValues: true });
    forget();
    return data;
  };

  /** Saves where something is unsaved, then continues with what is stored. */
  const withSaved = (next: (saved: QuotationDraft) => unknown) => {
    const submit = form.handleSubmit(async (values) => {
      const saved = isDirty || stored.version === 0 ? await save(values) : stored;
      if (saved) await next(saved);
    });
    return async (event?: SyntheticEvent) => {
      event?.preventDefault();
      if (!isSubmitting) await submit();
    };
  };

  /** Fills the form, in which nothing is unsaved, from the current draft. */
  const reload = async () => {
    const current = await readAgain();
    if (!current) return;
    rebase(current);
    reset(quotationValues(current));
  };

  return {
    form,
    isSaving: isSubmitting,
    stored,
    question,
    failure,
    draftNotice: notice,
    withSaved,
    reload,
    showFailure,
    setFailure,
  };
}
