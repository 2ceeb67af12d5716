import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isUnreachable, useErrorText } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useOnline } from '@/client/lib/useOnline';
import type { DetailsName, MessageValues } from './messageValues';
import type { Failure } from './useMessageForm';

/** Longer pauses than this are about the daily limit, not about one network. */
const SHORT_PAUSE_SECONDS = 3600;

/** A submission without script that the site's server has not read. */
const UNREAD: readonly unknown[] = [403, 413, 415];

/** The URL of a new e-mail; `lines` are the body, each `label: value`, without empty values. */
function mailto(to: string, subject: string, lines: readonly [string, string][]): string {
  const body = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
    // RFC 6068 wants both characters.
    .replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A message that waits in the browser until its sender sends it again or discards it. */
interface Waiting {
  /** `inTab`: the browser stores nothing for this site. */
  where: 'stored' | 'inTab';
  onDiscard: () => void;
}

export interface FailedNoticeProps {
  /** Absent after a reload. */
  failure?: Failure;
  waiting?: Waiting;
  values: MessageValues;
  detailsName: DetailsName;
  texts: { readonly details: string };
  /** The e-mail that is offered in place of the form. */
  mail: { to: string; subject: (name: string) => string; list?: string };
}

/** Says why the message is not sent, and offers an e-mail that already holds the text. */
export function FailedNotice(props: FailedNoticeProps) {
  const { failure = {}, waiting, values, detailsName, texts, mail } = props;
  const { t } = useTranslation('inquiryForm');
  const errorText = useErrorText();
  const isOnline = useOnline();
  const { status, retryAfter = 0, data } = failure;
  const isUnanswered = status === undefined || isUnreachable(failure);
  const isWaiting = waiting && isUnanswered;
  const heading = () => {
    if (isUnanswered && !isOnline) return 'failed.offlineHeading';
    if (status === undefined) return 'failed.waitingHeading';
    return status === 409 ? 'failed.earlierHeading' : 'failed.heading';
  };
  const reason = () => {
    if (isWaiting) return `failed.${waiting.where}` as const;
    if (status === 409) return 'failed.earlier';
    if (UNREAD.includes(status)) return 'failed.unread';
    if (status !== 429) return 'failed.text';
    return retryAfter > SHORT_PAUSE_SECONDS ? 'failed.full' : 'failed.tooMany';
  };
  const reference = typeof data?.reference === 'string' ? data.reference : '';
  const { name, email, phone, address, company, [detailsName]: details = '' } = values;
  const href = mailto(mail.to, mail.subject(name), [
    [t('name'), name],
    [t('email'), email],
    [t('phone'), phone],
    [t('company'), company],
    [t('address'), address],
    [texts.details, details],
    [t('list'), mail.list ? `\n${mail.list}` : ''],
  ]);
  return (
    <Alert severity={isWaiting ? 'warning' : 'error'} sx={{ gridColumn: '1 / -1' }}>
      <AlertTitle>{t(heading())}</AlertTitle>
      {/* A browser without script submits what the client rejects. */}
      {status === 400 && `${errorText(failure, '')} `}
      {t(reason(), { email: mail.to, reference })}
      {isWaiting && <div>{t(isOnline ? 'failed.sendNow' : 'failed.sendLater')}</div>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button href={href} color="inherit" variant="outlined">
          {t('failed.button')}
        </Button>
        {waiting && (
          <Button color="inherit" onClick={waiting.onDiscard}>
            {t('failed.discard')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
