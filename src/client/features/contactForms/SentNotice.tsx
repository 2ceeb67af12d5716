import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { ShareLink } from '@/client/components/site/ShareLink';
import { paths } from '@/shared/siteMap';
import type { Sent } from './sentMessage';

const SentDetails = lazyOptional(() => import('./SentDetails'));

interface SentNoticeProps {
  sent: Sent;
  /** `reply`: when a reply comes. */
  texts: Readonly<Record<'sent' | 'reply' | 'details', string>>;
  /** What a visitor may do next. */
  children?: ReactNode;
}

/** Replaces the form after it was sent, and takes the focus so that it is read. */
export function SentNotice({ sent, texts, children }: SentNoticeProps) {
  const { reference, token } = sent.receipt;
  const { t } = useTranslation('inquiryForm');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert
      ref={notice}
      severity="success"
      variant="outlined"
      role="status"
      tabIndex={-1}
      icon={<CheckCircleOutline fontSize="large" />}
      sx={{
        p: { xs: 2, md: 4 },
        color: 'text.primary',
        '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 },
      }}
    >
      <AlertTitle component="h3" variant="h3">
        {texts.sent}
      </AlertTitle>
      <Typography>{reference ? t('sent', { reference }) : t('received')}</Typography>
      <Typography>{texts.reply}</Typography>
      {sent.message && (
        <Suspense fallback={null}>
          <SentDetails detailsLabel={texts.details} sent={sent} message={sent.message} />
        </Suspense>
      )}
      {token && reference && (
        <Box sx={{ mt: 3 }}>
          <ShareLink reference={reference} token={token} />
        </Box>
      )}
      {(token || children) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 3 }}>
          {token && (
            <Button href={paths.buyerInquiry(token)} variant="contained">
              {t('buyerPage')}
            </Button>
          )}
          {children}
        </Stack>
      )}
    </Alert>
  );
}
