import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { useCreateSynonymMutation } from '@/client/api/console';
import Box from '@mui/material/Box';
import { TitledPaper } from '@/client/components/console/TitledPaper';
import { useTranslation } from '@/client/i18n/useTranslation';
import { noticeShown } from '../ui/uiSlice';
import { SynonymFields } from './SynonymFields';
import { useSynonymForm } from './useSynonymForm';

const empty = { term: '', meaning: '' };

/** Adds pairs in series: after each the form is empty again, with the focus in its first field. */
export function AddSynonym() {
  const { t } = useTranslation('searchWords');
  const dispatch = useDispatch();
  const [createSynonym] = useCreateSynonymMutation();
  const { submit, busy, ...fields } = useSynonymForm({
    start: empty,
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
        <SynonymFields {...fields} />
        <Button
          type="submit"
          variant="contained"
          disabled={busy}
          // Beside the fields, also while a failure stands below them.
          sx={{ gridRow: { sm: 1 }, gridColumn: { sm: 3 }, minHeight: 40 }}
        >
          {busy ? t('form.adding') : t('form.add')}
        </Button>
      </Box>
    </TitledPaper>
  );
}
