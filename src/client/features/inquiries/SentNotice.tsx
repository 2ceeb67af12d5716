import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { paths } from '@/shared/siteMap';
import type { Receipt } from '@/client/api';
import type { SentDetailsProps } from './SentDetails';

const SentDetails = lazyOptional(() => import('./SentDetails'));

interface SentNoticeProps extends Omit<SentDetailsProps, 'sent' | 'reference'> {
  receipt: Partial<Receipt>;
  heading: string;
  /** When a reply comes. */
  reply: string;
  /** Unknown after a submission without script. */
  sent?: SentDetailsProps['sent'];
  /** What a visitor may do next. */
  children?: ReactNode;
}

/** Replaces the form after it was sent, and takes the focus so that it is read. */
export function SentNotice(props: SentNoticeProps) {
  const { heading, reply, detailsLabel, receipt, sent, files, children } = props;
  const { reference, token } = receipt;
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
        {heading}
      </AlertTitle>
      <Typography>{reference ? t('sent', { reference }) : t('received')}</Typography>
      <Typography>{reply}</Typography>
      {sent && (
        <Suspense fallback={null}>
          <SentDetails
            detailsLabel={detailsLabel}
            reference={reference}
            sent={sent}
            files={files}
          />
        </Suspense>
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
