import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import {
  type Synonym,
  type SynonymForm,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
} from '@/client/api';
import { FormField, useConsoleForm, useMaxLength } from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useFormFailure } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { noticeShown } from '../ui/uiSlice';

interface SynonymFormOptions {
  defaultValues: SynonymForm;
  /** Field with the initial focus. */
  autoFocus?: keyof SynonymForm;
  onSave: (pair: SynonymForm) => Promise<{ error?: unknown }>;
  onSaved: (pair: SynonymForm) => void;
}

const trimmed = ({ term, meaning }: SynonymForm) => ({
  term: term.trim(),
  meaning: meaning.trim(),
});

/** The two fields of a synonym and the state of their form. */
function useSynonymForm({ defaultValues, autoFocus, onSave, onSaved }: SynonymFormOptions) {
  const { t } = useTranslation('searchWords');
  const [failure, showFailure] = useFormFailure(t('form.failed'));
  const { register, formState, submit } = useConsoleForm<SynonymForm>(
    {
      defaultValues,
      onSave: async (values) => {
        const { error } = await onSave(trimmed(values));
        showFailure(error);
        return !error;
      },
      onSaved: (values) => onSaved(trimmed(values)),
    },
    (_saved, setFocus) => setFocus('term'),
  );
  const { errors, isSubmitting } = formState;
  const maxLength = useMaxLength()(MAX_LENGTHS.word);
  const folded = (text: string) => text.trim().toLowerCase();
  const fields = (
    <>
      <FormField
        {...register('term', {
          validate: (term) => term.trim() !== '' || t('form.termRequired'),
          maxLength,
        })}
        label={t('term')}
        required
        autoComplete="off"
        autoFocus={autoFocus === 'term'}
        problem={errors.term?.message}
      />
      <FormField
        {...register('meaning', {
          validate: {
            required: (meaning) => meaning.trim() !== '' || t('form.meaningRequired'),
            different: (meaning, { term }) => folded(meaning) !== folded(term) || t('form.same'),
          },
          maxLength,
        })}
        label={t('meaning')}
        required
        autoComplete="off"
        autoFocus={autoFocus === 'meaning'}
        problem={errors.meaning?.message}
      />
    </>
  );
  return { fields, failure, busy: isSubmitting, submit };
}

export interface SynonymDialogProps extends SynonymFormOptions {
  title: string;
  text?: string;
  submitText: string;
  onClose: () => void;
}

/** A synonym in a dialog: an existing one, or a new one for a given term. */
export function SynonymDialog(props: SynonymDialogProps) {
  const { title, text, submitText, onClose, ...options } = props;
  const { t } = useTranslation('admin');
  const { fields, failure, busy, submit } = useSynonymForm(options);
  return (
    <FormDialog
      title={title}
      text={text}
      failure={failure}
      busy={busy}
      onClose={onClose}
      submitText={busy ? t('form.saving') : submitText}
      onSubmit={submit}
      fullWidth
      maxWidth="xs"
    >
      {fields}
    </FormDialog>
  );
}

export function EditSynonym({ synonym, onClose }: { synonym: Synonym; onClose: () => void }) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const dispatch = useDispatch();
  const [updateSynonym] = useUpdateSynonymMutation();
  const { _id: id, term, meaning } = synonym;
  return (
    <SynonymDialog
      title={t('form.editTitle')}
      submitText={t('admin:form.save')}
      defaultValues={{ term, meaning }}
      autoFocus="term"
      onSave={(synonymForm) => updateSynonym({ id, synonymForm })}
      onSaved={() => {
        dispatch(noticeShown({ text: t('form.saved') }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Adds synonyms in series: after each the form is empty again, with the focus in its first field. */
export function AddSynonym() {
  const { t } = useTranslation('searchWords');
  const dispatch = useDispatch();
  const [createSynonym] = useCreateSynonymMutation();
  const { fields, failure, busy, submit } = useSynonymForm({
    defaultValues: { term: '', meaning: '' },
    onSave: (synonymForm) => createSynonym({ synonymForm }),
    onSaved: (pair) => dispatch(noticeShown({ text: t('form.added', { ...pair }) })),
  });
  return (
    <TitledPaper title={t('form.addTitle')} text={t('text')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr)) auto' },
        }}
      >
        {fields}
        <Button type="submit" variant="contained" disabled={busy} sx={{ minHeight: 40 }}>
          {busy ? t('form.adding') : t('form.add')}
        </Button>
        {failure && (
          <Alert severity="error" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
            {failure}
          </Alert>
        )}
      </Box>
    </TitledPaper>
  );
}
