import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SyntheticEvent } from 'react';
import {
  type Synonym,
  type SynonymForm,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
} from '@/client/api';
import { FormField, useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';

const trimmed = ({ term, meaning }: SynonymForm) => ({
  term: term.trim(),
  meaning: meaning.trim(),
});

/** The two fields of a new synonym, or of the one that has an id, and the state of their form. */
function useSynonymForm(
  { _id: id, term = '', meaning = '' }: Partial<Synonym>,
  { autoFocus, onSaved }: { autoFocus?: keyof SynonymForm; onSaved?: () => void } = {},
) {
  const { t } = useTranslation('searchWords');
  const { showDone } = useNotices();
  const [createSynonym] = useCreateSynonymMutation();
  const [updateSynonym] = useUpdateSynonymMutation();
  const [failure, showFailure] = useFormFailure(t('form.failed'));
  const { textField, formState, submit } = useConsoleForm<SynonymForm>(
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
    },
    (_saved, focus) => focus('term'),
  );
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
  return { fields, failure, busy: formState.isSubmitting, submit };
}

interface SynonymDialogProps {
  /** The one to change, or the term that a new one is made of. */
  synonym: Synonym | Pick<Synonym, 'term'>;
  onSaved?: () => void;
  onClose: () => void;
}

export function SynonymDialog({ synonym, onSaved, onClose }: SynonymDialogProps) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const isNew = !('_id' in synonym);
  const { fields, failure, busy, submit } = useSynonymForm(synonym, {
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
      busy={busy}
      submitText={busy ? t('admin:form.saving') : submitText}
      onSubmit={submit}
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
  const { fields, failure, busy, submit } = useSynonymForm({});
  return (
    <TitledPaper title={t('form.addTitle')} text={t('text')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 1fr auto' },
        }}
      >
        {fields}
        <Button type="submit" variant="contained" disabled={busy} sx={{ minHeight: 40 }}>
          {busy ? t('form.adding') : t('form.add')}
        </Button>
        {failure && (
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            {failure}
          </Alert>
        )}
      </Box>
    </TitledPaper>
  );
}
