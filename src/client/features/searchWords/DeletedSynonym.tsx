import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { type Synonym, useCreateSynonymMutation } from '@/client/api/console';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { useFailureNotice } from '../ui/useFailure';
import { noticeShown } from '../ui/uiSlice';

export interface DeletedSynonymProps {
  /** The pair that was deleted last; none: there is nothing to bring back. */
  synonym: Synonym | undefined;
  onDone: () => void;
}

/**
 * The way back from a deletion. It stays until it is used or put away: a notice that goes by itself
 * is gone before somebody who needs time has reached its button.
 */
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
    // Without anything in it, it is there before: only what is added to it is read out.
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
