import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { isUnknownId } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { PageHeader } from '@/client/components/console/PageHeader';
import Typography from '@mui/material/Typography';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { DeleteDialog } from '../ui/DeleteDialog';
import { Fetched } from '../ui/Fetched';
import { noticeShown } from '../ui/uiSlice';
import { useFailureNotice } from '../ui/useFailure';
import { type Message, type MessageKind, messageCalls } from './messageCalls';
import { MessageState } from './MessageState';

/** The whole of a message, with the ways to answer it and to say that it has been answered. */
export function MessageDetails({ kind }: { kind: MessageKind }) {
  const calls = messageCalls[kind];
  const { id = '' } = useParams();
  const found = calls.useMessage({ id });
  const [update, updating] = calls.useUpdate();
  const [sendMail, sending] = calls.useSendMail();
  const [remove] = calls.useRemove();
  const { data: message, error } = found;
  const { t } = useTranslation(['messages', 'admin']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const showFailure = useFailureNotice();
  const [deleting, setDeleting] = useState(false);
  const saving = updating.isLoading || sending.isLoading;
  const way = { to: calls.path, text: t(`${kind}.back`) };

  if (error || !message) {
    return (
      <>
        <PageHeader title={t(`admin:nav.${kind}`)} back={way} />
        <Fetched
          query={{ ...found, data: undefined }}
          failed={t(`${kind}.failedOne`)}
          isFinal={isUnknownId}
          rows={4}
        >
          {() => null}
        </Fetched>
      </>
    );
  }

  const answered = !!message.answeredAt;
  const report = async (call: Promise<{ error?: unknown }>, done: string, failed: string) => {
    const { error: failure } = await call;
    if (failure) showFailure(failure, failed);
    else dispatch(noticeShown({ text: done }));
  };
  const toggle = () => {
    const done = answered ? t('markedOpen') : t('markedAnswered');
    return report(update({ id, messageMarks: { answered: !answered } }), done, t('markFailed'));
  };
  const markNoSpam = () =>
    report(update({ id, messageMarks: { spam: false } }), t('markedNoSpam'), t('markFailed'));
  const again = () => report(sendMail({ id }), t('mail.queued'), t('mail.againFailed'));

  return (
    <>
      <PageHeader title={t(`${kind}.one`, { reference: message.reference })} back={way}>
        <MessageState {...message} />
        {message.email && (
          <Button
            href={`mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(message.reference)}`}
            variant="outlined"
          >
            {t('reply')}
          </Button>
        )}
        <Button variant="contained" disabled={saving} onClick={() => void toggle()}>
          {answered ? t('markOpen') : t('markAnswered')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
          {t('admin:table.deleteThis')}
        </Button>
      </PageHeader>
      {message.spam && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              disabled={saving}
              onClick={() => void markNoSpam()}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('markNoSpam')}
            </Button>
          }
        >
          {t('spamText')}
        </Alert>
      )}
      {message.mailFailedAt && (
        <Alert
          severity="error"
          sx={{ mb: 2, overflowWrap: 'anywhere' }}
          action={
            <Button
              color="inherit"
              size="small"
              disabled={saving}
              onClick={() => void again()}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('mail.again')}
            </Button>
          }
        >
          {t('mail.failedText')} {message.mailError}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
        <Facts message={message} />
        <Typography variant="h2" sx={{ fontSize: '1rem', letterSpacing: 0, mt: 3, mb: 1 }}>
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

function Facts({ message }: { message: Message }) {
  const { t } = useTranslation(['messages', 'admin']);
  const language = useLanguage();
  const date = (iso?: string) => iso && formatDateTime(iso, language);
  const rows = {
    [t('name')]: message.name,
    [t('email')]: message.email,
    [t('phone')]: message.phone,
    [t('address')]: message.address,
    [t('received')]: date(message.createdAt),
    [t('answeredAt')]: date(message.answeredAt),
  };
  return (
    <DescriptionList
      rows={Object.entries(rows).map(([label, value]) => ({
        label,
        value: value ?? t('admin:table.notGiven'),
      }))}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
        columnGap: 4,
        rowGap: { xs: 0.25, sm: 1 },
        '& > div': { display: 'contents' },
        '& dt': { color: 'text.secondary' },
        '& dd': { mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    />
  );
}
