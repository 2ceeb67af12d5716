import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isNotFound, isUnknownId, useErrorText } from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { QueryResult } from '@/client/components/console/QueryResult';
import { LastChange } from '@/client/components/console/LastChange';
import { PageHeader } from '@/client/components/console/PageHeader';
import { useNotices } from '@/client/components/console/useFailure';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { longText } from '@/client/lib/longText';
import { MAIL_UNCONFIRMED } from '@/shared/inquiries';
import { telUrl } from '@/shared/phones';
import { paths } from '@/shared/siteMap';
import { type Message, type MessageKind, messageCalls } from './messageCalls';
import { MessageState } from './MessageState';

type Slot<Content> = (message: Message) => Content;

interface MessageDetailsProps {
  kind: MessageKind;
  /** Before the other buttons of the header. */
  renderActions?: Slot<ReactNode>;
  /** Further rows of the sender's details. */
  rowsOf: Slot<{ label: string; value?: ReactNode }[]>;
  renderAbove?: Slot<ReactNode>;
  renderBelow?: Slot<ReactNode>;
}

/** A message with what can be done with it; slots for what only one kind has. */
export function MessageDetails(props: MessageDetailsProps) {
  const { kind, renderActions, rowsOf, renderAbove, renderBelow } = props;
  const calls = messageCalls[kind];
  const { id = '' } = useParams();
  const query = calls.useMessage({ id });
  // It stays on the screen when it cannot be read again, with what is being written about it.
  const { currentData: message, error } = query;
  const [update, updating] = calls.useUpdate();
  const [sendMail, sending] = calls.useSendMail();
  const [remove] = calls.useRemove();
  const { t } = useTranslation(['messages', 'admin']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { report } = useNotices();
  const errorText = useErrorText();
  const [deleting, setDeleting] = useState<Message>();
  const { email, reference } = message ?? {};
  const saving = updating.isLoading || sending.isLoading;

  const mark = (messageMarks: { answered?: boolean; spam?: boolean }, done: string) =>
    report(update({ id, stored: message, messageMarks }), done, t('markFailed'));
  const sendAgain = () => report(sendMail({ id }), t('mail.queued'), t('mail.againFailed'));

  const date = (iso?: string) => iso && formatDateTime(iso, language);
  const alertButton = (text: string, onClick: () => Promise<unknown>) => (
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
      <PageHeader
        title={reference ? t(`${kind}.one`, { reference }) : t(`admin:nav.${kind}`)}
        back={{ to: paths[kind](), text: t(`${kind}.back`) }}
      >
        {message && (
          <>
            <MessageState message={message} />
            {renderActions?.(message)}
            {/* Where the console sends answers itself, they are in its list. */}
            {email && !message.sendTo && (
              <Button
                href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(message.reference)}`}
                variant="outlined"
              >
                {t('reply')}
              </Button>
            )}
            {/* An inquiry's state says so. */}
            {!message.state && (
              <Button
                variant="contained"
                disabled={saving}
                onClick={() =>
                  void mark(
                    { answered: !message.answeredAt },
                    t(message.answeredAt ? 'markedOpen' : 'markedAnswered'),
                  )
                }
              >
                {t(message.answeredAt ? 'markOpen' : 'markAnswered')}
              </Button>
            )}
            <Button variant="outlined" color="error" onClick={() => setDeleting(message)}>
              {t('admin:table.deleteThis')}
            </Button>
          </>
        )}
      </PageHeader>
      {kind === 'inquiries' && message && <LastChange entityId={message._id} />}
      {message && error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {isNotFound(error) ? t('gone') : errorText(error, t(`${kind}.failedOne`))}
        </Alert>
      )}
      <QueryResult
        query={{ ...query, data: message, error: message ? undefined : error }}
        failed={t(`${kind}.failedOne`)}
        isFinal={isUnknownId}
        rows={4}
      >
        {(found) => (
          <>
            {found.spam && (
              <Alert
                severity="warning"
                sx={{ mb: 2 }}
                action={alertButton(t('markNoSpam'), () =>
                  mark({ spam: false }, t('markedNoSpam')),
                )}
              >
                {t('spamText')}
              </Alert>
            )}
            {found.mailFailedAt && (
              <Alert
                severity="error"
                sx={{ mb: 2 }}
                action={alertButton(t('mail.again'), sendAgain)}
              >
                {found.mailError === MAIL_UNCONFIRMED
                  ? t('mail.unconfirmed')
                  : `${t('mail.failedText')} ${found.mailError}`}
              </Alert>
            )}
            {renderAbove?.(found)}
            <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
              <DescriptionList
                rows={[
                  { label: t('name'), value: found.name },
                  ...rowsOf(found),
                  { label: t('email'), value: email },
                  { label: t('phone'), value: found.phone && <Phone text={found.phone} /> },
                  { label: t('address'), value: found.address },
                  { label: t('received'), value: date(found.createdAt) },
                  { label: t('answeredAt'), value: date(found.answeredAt) ?? t('notAnswered') },
                ].flatMap(({ label, value }) => (value ? { label, value } : []))}
                sx={{ display: 'grid', rowGap: 1 }}
                rowSx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr 2fr', sm: '1fr 3fr', md: '1fr 5fr' },
                  columnGap: { xs: 2, sm: 4 },
                  rowGap: 0.25,
                }}
                labelSx={{ color: 'text.secondary' }}
              />
              {text(found) && (
                <>
                  <Typography variant="subtitle1" component="h2" sx={{ mt: 3, mb: 1 }}>
                    {t(`${kind}.text`)}
                  </Typography>
                  <Typography
                    dir="auto"
                    sx={{ ...longText, whiteSpace: 'pre-wrap', maxWidth: '75ch' }}
                  >
                    {text(found)}
                  </Typography>
                </>
              )}
            </Paper>
            {renderBelow?.(found)}
          </>
        )}
      </QueryResult>
      <DeleteDialog
        record={deleting}
        doneText={t(`${kind}.deleted`)}
        onDelete={(stored) => remove({ id, stored })}
        readAgain={async () => (await query.refetch()).data}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => void navigate(paths[kind](), { replace: true })}
      >
        {(shown) => (
          <>
            <Typography sx={{ mb: 1.5 }}>{t(`${kind}.deleteText`)}</Typography>
            <MessageState message={shown} size="small" />
          </>
        )}
      </DeleteDialog>
    </>
  );
}

/** Unless the list of what was written begins with it. */
const text = ({ inquiryDetails, aboutyou, events = [] }: Message) =>
  events.some(({ type }) => type === 'received') ? undefined : (inquiryDetails ?? aboutyou);

/** A link that dials the first number in what was typed. */
function Phone({ text }: { text: string }) {
  const url = telUrl(text);
  return url ? (
    <Link href={url} sx={{ display: 'inline-block', py: { xs: 1, md: 0 } }}>
      {text}
    </Link>
  ) : (
    text
  );
}
