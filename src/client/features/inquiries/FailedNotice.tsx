import { Box } from '../../components/Box';
import { Typography } from '../../components/Typography';
import { errorText } from '../../api';
import { SiteButton } from '../../components/site/SiteButton';
import { useTranslation } from '../../content/useTranslation';
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

/** Longer pauses than this are not about one network: all visitors together have sent too much. */
const SHORT_PAUSE_SECONDS = 3600;

function reasonOf(failure: unknown) {
  const { status, retryAfter = 0 } = failure as { status?: unknown; retryAfter?: number };
  if (status !== 429) return 'failed.text';
  return retryAfter > SHORT_PAUSE_SECONDS ? 'failed.full' : 'failed.tooMany';
}

/** What a browser without script could not check before it sent. */
const isInvalid = (failure: unknown) => (failure as { status?: unknown }).status === 400;

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
        {t('failed.heading')}
      </Typography>
      {isInvalid(failure) && `${errorText(failure, '')} `}
      {t(reasonOf(failure), { email: mail.to })}
      <SiteButton
        component="a"
        href={href}
        color="inherit"
        variant="outlined"
        sx={{ display: 'flex', width: 'fit-content', mt: 1.5 }}
      >
        {t('failed.button')}
      </SiteButton>
    </Box>
  );
}
