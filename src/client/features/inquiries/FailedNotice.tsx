import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { errorText } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { earlierReference, isInvalid, isKeyReused, reasonOf } from './failures';
import { mailto } from './mailto';
import type { MessageFormProps } from './MessageForm';
import type { MessageValues } from './messageValues';

export interface FailedNoticeProps extends Pick<
  MessageFormProps,
  'detailsName' | 'texts' | 'mail'
> {
  failure: unknown;
  values: MessageValues;
}

/** The message could not be sent: says so and offers an e-mail that already holds the text. */
export function FailedNotice({ failure, values, detailsName, texts, mail }: FailedNoticeProps) {
  const { t } = useTranslation('inquiryForm');
  const { name, email, phone, address, [detailsName]: details = '' } = values;
  const href = mailto(mail.to, mail.subject(name), [
    [t('name'), name],
    [t('email'), email],
    [t('phone'), phone],
    [t('address'), address],
    [texts.details, details],
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
        {isKeyReused(failure) ? t('failed.earlierHeading') : t('failed.heading')}
      </Typography>
      {isInvalid(failure) && `${errorText(failure, '')} `}
      {t(reasonOf(failure), { email: mail.to, reference: earlierReference(failure) })}
      <Button
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
