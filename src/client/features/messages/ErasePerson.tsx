import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  type PersonMessages,
  useErasePersonMutation,
  useFindPersonMessagesMutation,
} from '@/client/api/console';
import { DialogButtons } from '@/client/components/console/DialogButtons';
import { useTranslation } from '@/client/i18n/useTranslation';
import { noticeShown } from '../ui/uiSlice';
import { useFailureText } from '../ui/useFailure';

/** The way to erase all that one person has sent. */
export function ErasePerson() {
  const { t } = useTranslation('messages');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<PersonRemove />}
        onClick={() => setOpen(true)}
      >
        {t('erase.title')}
      </Button>
      {open && <ErasePersonDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Looks for a person first, says what there is, and erases it on a second word. */
function ErasePersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['messages', 'common']);
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [find, finding] = useFindPersonMessagesMutation();
  const [erasePerson, erasing] = useErasePersonMutation();
  const [person, setPerson] = useState({ email: '', phone: '' });
  const [found, setFound] = useState<PersonMessages>();
  const [problem, setProblem] = useState<string>();
  const busy = finding.isLoading || erasing.isLoading;

  const counts = ({ inquiries, applications }: Omit<PersonMessages, 'names'>) => ({
    inquiries: t('inquiries.count', { count: inquiries }),
    applications: t('applications.count', { count: applications }),
  });
  // What has been found belongs to what was typed then.
  const field = (name: keyof typeof person) => ({
    name,
    value: person[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setPerson((before) => ({ ...before, [name]: target.value }));
      setFound(undefined);
      setProblem(undefined);
    },
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (!person.email.trim() && !person.phone.trim()) return setProblem(t('erase.missing'));
    const { data, error } = await find({ person });
    if (error) return setProblem(failureText(error, t('erase.findFailed')));
    const none = data.inquiries + data.applications === 0;
    setProblem(none ? t('erase.nothing') : undefined);
    setFound(none ? undefined : data);
  };

  const confirm = async () => {
    const { data, error } = await erasePerson({ person });
    if (error) return setProblem(failureText(error, t('erase.failed')));
    // A backend that doesn't count has erased what was found.
    if (found) dispatch(noticeShown({ text: t('erase.done', counts({ ...found, ...data })) }));
    onClose();
  };

  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle>{t('erase.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2.5 }}>{t('erase.text')}</DialogContentText>
          <Stack spacing={2}>
            <TextField {...field('email')} label={t('email')} type="email" autoFocus />
            <TextField {...field('phone')} label={t('phone')} type="tel" />
            {problem && (
              <Alert severity="info" role="status">
                {problem}
              </Alert>
            )}
            {found && (
              <Alert severity="warning" role="status" sx={{ overflowWrap: 'anywhere' }}>
                {t('erase.found', counts(found))}
                <br />
                {t('erase.names', { names: found.names.join(', ') })}
                {/* Not where the other button was: a second click there must erase nothing. */}
                <Button
                  color="error"
                  variant="contained"
                  disabled={busy}
                  onClick={() => void confirm()}
                  sx={{ display: 'flex', mt: 1.5 }}
                >
                  {t('erase.confirm')}
                </Button>
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogButtons>
          <Button onClick={onClose} disabled={busy}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant={found ? 'text' : 'contained'} disabled={busy}>
            {t('erase.find')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
