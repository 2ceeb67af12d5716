import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { type Synonym, useCreateSynonymMutation } from '@/client/api';
import { useFailureNotice } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { noticeShown } from '../ui/uiSlice';

export interface DeletedSynonymProps {
  /** The synonym that was deleted last and can be restored. */
  synonym: Synonym | undefined;
  onDone: () => void;
}

/** Undo of a deletion. It stays until it is used or dismissed: nobody has to be quick. */
export function DeletedSynonym({ synonym, onDone }: DeletedSynonymProps) {
  const { t } = useTranslation('searchWords');
  const dispatch = useDispatch();
  const showFailure = useFailureNotice();
  const [createSynonym, { isLoading }] = useCreateSynonymMutation();

  const close = () => {
    focusMain();
    onDone();
  };
  const undo = async ({ term, meaning }: Synonym) => {
    const { error } = await createSynonym({ synonymForm: { term, meaning } });
    if (error) return showFailure(error, t('deleting.undoFailed'));
    dispatch(noticeShown({ text: t('deleting.undone') }));
    close();
  };

  return (
    // Rendered while empty too: screen readers announce only what is added to it.
    <Box role="status">
      {synonym && (
        <Alert
          severity="info"
          role="presentation"
          sx={{ mb: 2, overflowWrap: 'anywhere' }}
          action={
            <>
              <Button
                color="inherit"
                size="small"
                disabled={isLoading}
                onClick={() => void undo(synonym)}
              >
                {t('deleting.undo')}
              </Button>
              <Button color="inherit" size="small" onClick={close}>
                {t('deleting.dismiss')}
              </Button>
            </>
          }
        >
          {t('deleting.done', { pair: t('pair', { ...synonym }) })}
        </Alert>
      )}
    </Box>
  );
}
