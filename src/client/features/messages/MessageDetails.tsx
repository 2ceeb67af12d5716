import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { isUnknownId } from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { Fetched } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import { useFailureNotice } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { noticeShown } from '../ui/uiSlice';
import { type Message, type MessageKind, messageCalls } from './messageCalls';
import { MessageState } from './MessageList';

/** A whole message, with the ways to answer it and to mark it as answered. */
export function MessageDetails({ kind }: { kind: MessageKind }) {
  const { path, useMessage } = messageCalls[kind];
  const { id = '' } = useParams();
  const query = useMessage({ id });
  const { t } = useTranslation(['messages', 'admin']);
  const back = { to: path, text: t(`${kind}.back`) };
  if (query.data && !query.error) {
    return <LoadedMessage id={id} kind={kind} back={back} message={query.data} />;
  }
  return (
    <>
      <PageHeader title={t(`admin:nav.${kind}`)} back={back} />
      <Fetched
        query={{ ...query, data: undefined }}
        failed={t(`${kind}.failedOne`)}
        isFinal={isUnknownId}
        rows={4}
      >
        {() => null}
      </Fetched>
    </>
  );
}

interface LoadedMessageProps {
  id: string;
  kind: MessageKind;
  message: Message;
  back: { to: string; text: string };
}

function LoadedMessage({ id, kind, message, back }: LoadedMessageProps) {
  const calls = messageCalls[kind];
  const [update, updating] = calls.useUpdate();
  const [sendMail, sending] = calls.useSendMail();
  const [remove] = calls.useRemove();
  const { t } = useTranslation(['messages', 'admin']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const showFailure = useFailureNotice();
  const [deleting, setDeleting] = useState(false);
  const { email, reference } = message;
  const isAnswered = !!message.answeredAt;
  const saving = updating.isLoading || sending.isLoading;

  const report = async (call: Promise<{ error?: unknown }>, done: string, failed: string) => {
    const { error } = await call;
    if (error) showFailure(error, failed);
    else dispatch(noticeShown({ text: done }));
  };
  const toggleAnswered = () =>
    report(
      update({ id, messageMarks: { answered: !isAnswered } }),
      isAnswered ? t('markedOpen') : t('markedAnswered'),
      t('markFailed'),
    );
  const markNoSpam = () =>
    report(update({ id, messageMarks: { spam: false } }), t('markedNoSpam'), t('markFailed'));
  const sendAgain = () => report(sendMail({ id }), t('mail.queued'), t('mail.againFailed'));

  const alertButton = (text: string, onClick: () => Promise<void>) => (
    <Button
      color="inherit"
      size="small"
      disabled={saving}
      onClick={() => void onClick()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </Button>
  );
  return (
    <>
      <PageHeader title={t(`${kind}.one`, { reference })} back={back}>
        <MessageState message={message} />
        {email && (
          <Button
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reference)}`}
            variant="outlined"
          >
            {t('reply')}
          </Button>
        )}
        <Button variant="contained" disabled={saving} onClick={() => void toggleAnswered()}>
          {isAnswered ? t('markOpen') : t('markAnswered')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
          {t('admin:table.deleteThis')}
        </Button>
      </PageHeader>
      {message.spam && (
        <Alert severity="warning" sx={{ mb: 2 }} action={alertButton(t('markNoSpam'), markNoSpam)}>
          {t('spamText')}
        </Alert>
      )}
      {message.mailFailedAt && (
        <Alert
          severity="error"
          sx={{ mb: 2, overflowWrap: 'anywhere' }}
          action={alertButton(t('mail.again'), sendAgain)}
        >
          {t('mail.failedText')} {message.mailError}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
        <MessageFields message={message} />
        <Typography variant="subtitle1" component="h2" sx={{ mt: 3, mb: 1 }}>
          {t(`${kind}.text`)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
          {message.inquiryDetails ?? message.aboutyou ?? t('admin:table.notGiven')}
        </Typography>
      </Paper>
      <DeleteDialog
        open={deleting}
        doneText={t(`${kind}.deleted`)}
        onDelete={() => remove({ id })}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(calls.path, { replace: true })}
      >
        <Typography>{t(`${kind}.deleteText`)}</Typography>
      </DeleteDialog>
    </>
  );
}

function MessageFields({ message }: { message: Message }) {
  const { t } = useTranslation(['messages', 'admin']);
  const language = useLanguage();
  const date = (iso?: string) => iso && formatDateTime(iso, language);
  const fields = [
    ['name', message.name],
    ['email', message.email],
    ['phone', message.phone],
    ['address', message.address],
    ['received', date(message.createdAt)],
    ['answeredAt', date(message.answeredAt)],
  ] as const;
  return (
    <Grid container component="dl" columnSpacing={4} rowSpacing={{ xs: 0.25, sm: 1 }} sx={{ m: 0 }}>
      {fields.map(([name, value]) => (
        <Fragment key={name}>
          <Grid component="dt" size={{ xs: 12, sm: 3, md: 2 }} sx={{ color: 'text.secondary' }}>
            {t(name)}
          </Grid>
          <Grid
            component="dd"
            size={{ xs: 12, sm: 9, md: 10 }}
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          >
            {value ?? t('admin:table.notGiven')}
          </Grid>
        </Fragment>
      ))}
    </Grid>
  );
}
