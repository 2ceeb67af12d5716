import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import {
  type MissedSearch,
  type Synonym,
  type SynonymForm,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { FormField, Saving, useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { draftOf } from '@/client/components/console/formDraft';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import type { DraftOptions } from '@/client/components/console/useFormDraft';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';

const trimmed = ({ term, meaning }: SynonymForm) => ({
  term: term.trim(),
  meaning: meaning.trim(),
});

interface SynonymOptions {
  draft: DraftOptions<SynonymForm>;
  autoFocus?: keyof SynonymForm;
  onSaved?: () => void;
}

/** The two fields of a new synonym, or of the one that has an id, and the state of their form. */
function useSynonymForm(
  { _id: id, term = '', meaning = '' }: Partial<Synonym>,
  { draft, autoFocus, onSaved }: SynonymOptions,
) {
  const { t } = useTranslation('searchWords');
  const { showDone } = useNotices();
  const [createSynonym] = useCreateSynonymMutation();
  const [updateSynonym] = useUpdateSynonymMutation();
  const [failure, showFailure] = useFormFailure(t('form.failed'));
  const form = useConsoleForm<SynonymForm>(
    {
      defaultValues: { term, meaning },
      onSave: async (values) => {
        const synonymForm = trimmed(values);
        const { error } = id
          ? await updateSynonym({ id, synonymForm })
          : await createSynonym({ synonymForm });
        showFailure(error);
        return !error;
      },
      onSaved: (values) => {
        showDone(id ? t('form.saved') : t('form.added', trimmed(values)));
        onSaved?.();
      },
      draft,
    },
    (_saved, focus) => focus('term'),
  );
  const { textField } = form;
  const maxLength = MAX_LENGTHS.word;
  const folded = (text: string) => text.trim().toLowerCase();
  const fields = (
    <>
      <FormField
        {...textField('term', { required: t('form.termRequired'), maxLength })}
        label={t('term')}
        autoComplete="off"
        autoFocus={autoFocus === 'term'}
      />
      <FormField
        {...textField('meaning', {
          required: t('form.meaningRequired'),
          maxLength,
          validate: {
            different: (text, values) => folded(text) !== folded(values.term) || t('form.same'),
          },
        })}
        label={t('meaning')}
        autoComplete="off"
        autoFocus={autoFocus === 'meaning'}
      />
    </>
  );
  return { fields, failure, form, busy: form.formState.isSubmitting };
}

interface SynonymDialogProps {
  /** The one to change. */
  synonym?: Synonym;
  /** The search that a new one is made of. */
  missed?: MissedSearch;
  onSaved?: () => void;
  onClose: () => void;
}

export function SynonymDialog({ synonym, missed, onSaved, onClose }: SynonymDialogProps) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const isNew = !synonym;
  const { fields, failure, busy, form } = useSynonymForm(synonym ?? { term: missed?.term }, {
    draft: isNew
      ? { form: draftOf('missedSearch', missed), stored: missed }
      : { form: draftOf('synonym', synonym), stored: synonym },
    autoFocus: isNew ? 'meaning' : 'term',
    onSaved: () => {
      onClose();
      onSaved?.();
    },
  });
  const submitText = t(isNew ? 'missed.make' : 'admin:form.save');
  return (
    <FormDialog
      title={t(isNew ? 'missed.make' : 'form.editTitle')}
      text={isNew ? t('missed.makeText') : undefined}
      failure={failure}
      form={form}
      submitText={busy ? t('admin:form.saving') : submitText}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
    >
      {fields}
    </FormDialog>
  );
}

/** Adds synonyms in series: after each the form is empty again, with the focus in its first field. */
export function AddSynonym() {
  const { t } = useTranslation('searchWords');
  const { fields, failure, busy, form } = useSynonymForm({}, { draft: { form: 'newSynonym' } });
  return (
    <TitledPaper title={t('form.addTitle')} text={t('text')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.submit(event)}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 1fr auto' },
        }}
      >
        {form.draftNotice}
        <Saving value={busy}>{fields}</Saving>
        <BusyButton type="submit" variant="contained" busy={busy} sx={{ minHeight: 40 }}>
          {busy ? t('form.adding') : t('form.add')}
        </BusyButton>
        {failure && (
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            {failure}
          </Alert>
        )}
      </Box>
    </TitledPaper>
  );
}
