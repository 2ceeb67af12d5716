import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { mailto } from './mailto';
import type { MessageFormProps } from './MessageForm';
import type { MessageValues } from './messageValues';

export interface FailedNoticeProps extends Pick<
  MessageFormProps,
  'detailsName' | 'labels' | 'mail'
> {
  failure: unknown;
  values: MessageValues;
}

const isLimited = (failure: unknown) => (failure as { status?: unknown }).status === 429;

/** The message could not be sent: says so and offers an e-mail that already holds the text. */
export function FailedNotice({ failure, values, detailsName, labels, mail }: FailedNoticeProps) {
  const { t } = useTranslation('inquiryForm');
  const { name, email, phone, address, [detailsName]: details = '' } = values;
  const href = mailto(mail.to, mail.subject(name), [
    [labels.name, name],
    [labels.email, email],
    [labels.phone, phone],
    [labels.address, address],
    [labels.details, details],
  ]);
  return (
    <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
      <AlertTitle>{t('failed.heading')}</AlertTitle>
      {t(isLimited(failure) ? 'failed.tooMany' : 'failed.text', { email: mail.to })}
      <Button
        component="a"
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
