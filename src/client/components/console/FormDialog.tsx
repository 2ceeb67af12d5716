import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { BusyButton } from './BusyButton';
import { Saving, type useConsoleForm } from './ConsoleForm';
import { useCloseQuestion } from './leaveGuard';

type ConsoleForm = ReturnType<typeof useConsoleForm>;

export interface FormDialogProps extends Pick<DialogProps, 'fullWidth' | 'maxWidth' | 'role'> {
  title: string;
  text?: string;
  children: ReactNode;
  failure?: string;
  submitText: string;
  submitColor?: 'error';
  submitVariant?: 'text' | 'contained';
  /** While it is saved, the dialog can neither be changed nor closed. */
  form: Pick<ConsoleForm, 'submit' | 'draftNotice' | 'discard'> & {
    formState: Pick<ConsoleForm['formState'], 'isDirty' | 'isSubmitting'>;
  };
  /** After a save the form calls it by its own `onSaved`. */
  onClose: () => void;
}

/** A form in a dialog. Escape, the backdrop and Cancel close it, after a confirmation where it has changes. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, children, failure, submitText, submitColor, submitVariant, ...others } =
    props;
  const { form, onClose, ...dialog } = others;
  const { isDirty, isSubmitting: busy } = form.formState;
  const { t } = useTranslation('common');
  const textId = useId();
  const { requestClose, closeQuestion } = useCloseQuestion(isDirty, () => {
    form.discard();
    onClose();
  });
  return (
    <Dialog
      open
      onClose={busy ? undefined : requestClose}
      aria-describedby={text && textId}
      {...dialog}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.submit(event)}
        // The content scrolls within the dialog.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {text && (
            <DialogContentText id={textId} sx={{ mb: 2.5 }}>
              {text}
            </DialogContentText>
          )}
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {form.draftNotice}
            <Saving value={busy}>{children}</Saving>
            {failure && <Alert severity="error">{failure}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <BusyButton onClick={requestClose} busy={busy}>
            {t('cancel')}
          </BusyButton>
          <BusyButton
            type="submit"
            variant={submitVariant ?? 'contained'}
            color={submitColor}
            busy={busy}
          >
            {submitText}
          </BusyButton>
        </DialogActions>
      </Box>
      {closeQuestion}
    </Dialog>
  );
}
