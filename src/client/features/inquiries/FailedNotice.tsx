import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
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
    <Box
      role="alert"
      sx={{
        gridColumn: '1 / -1',
        p: 2.5,
        borderLeft: 4,
        borderColor: 'error.main',
        borderRadius: 1,
        bgcolor: '#fdf1f0',
      }}
    >
      <Typography sx={{ fontWeight: 650, color: 'error.main', mb: 0.5 }}>
        {t('failed.heading')}
      </Typography>
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
    </Box>
  );
}
