import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { DialogButtons } from '@/client/components/console/DialogButtons';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SynonymFields, type SynonymFieldsProps } from './SynonymFields';
import { type SynonymFormOptions, useSynonymForm } from './useSynonymForm';

export interface SynonymDialogProps extends SynonymFormOptions, Pick<SynonymFieldsProps, 'first'> {
  title: string;
  text?: string;
  submitText: string;
  onClose: () => void;
}

/** A pair of words in a dialog: one that is there already, or one that begins with a given word. */
export function SynonymDialog(props: SynonymDialogProps) {
  const { title, text, submitText, first, onClose, ...options } = props;
  const { t } = useTranslation(['admin', 'common']);
  const { submit, busy, ...fields } = useSynonymForm(options);
  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {text && <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>}
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <SynonymFields {...fields} first={first} />
          </Stack>
        </DialogContent>
        <DialogButtons>
          <Button onClick={onClose} disabled={busy}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? t('form.saving') : submitText}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
