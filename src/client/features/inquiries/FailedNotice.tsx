import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useErrorText } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { DetailsName, MessageValues } from './messageValues';
import type { Failure } from './useMessageForm';

/** Longer pauses than this are about the daily limit, not about one network. */
const SHORT_PAUSE_SECONDS = 3600;

/** A submission without script that the site's server has not read. */
const UNREAD: readonly unknown[] = [403, 413, 415];

/** The URL of a new e-mail; `lines` are the body, each `label: value`, empty values left out. */
function mailto(to: string, subject: string, lines: readonly [string, string][]): string {
  const body = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
    // RFC 6068 wants both characters.
    .replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface FailedNoticeProps {
  failure: Failure;
  values: MessageValues;
  detailsName: DetailsName;
  texts: { readonly details: string };
  /** The e-mail that is offered in place of the form. */
  mail: { to: string; subject: (name: string) => string; list?: string };
}

/** Says why the message could not be sent and offers an e-mail that already holds the text. */
export function FailedNotice({ failure, values, detailsName, texts, mail }: FailedNoticeProps) {
  const { t } = useTranslation('inquiryForm');
  const errorText = useErrorText();
  const { status, retryAfter = 0, data } = failure;
  const isEarlier = status === 409;
  const reason = () => {
    if (isEarlier) return 'failed.earlier';
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
    <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
      <AlertTitle>{t(isEarlier ? 'failed.earlierHeading' : 'failed.heading')}</AlertTitle>
      {/* A browser without script submits what the client rejects. */}
      {status === 400 && `${errorText(failure, '')} `}
      {t(reason(), { email: mail.to, reference })}
      <Button
        href={href}
        color="inherit"
        variant="outlined"
        sx={{ display: 'flex', width: 'fit-content', mt: 1.5 }}
      >
        {t('failed.button')}
      </Button>
    </Alert>
  );
}
