import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { useConfig } from '@/client/lib/config';
import { useHydrated } from '@/client/lib/useHydrated';
import { MESSAGE_RETENTION_MONTHS } from '@/shared/limits';
import type { FileKind } from './FileField';

const RememberSender = lazyOptional(() => import('./RememberSender'));

interface PrivacyNoticeProps {
  readers: string;
  /** E-mail address for erasure requests. */
  email: string;
  /** What can be sent beside the fields. */
  files?: FileKind;
  /** Whether this device remembers the sender for the next message. */
  remembers: boolean;
  onRemember: (wanted: boolean) => void;
}

/** What is stored of a message and of its sender, how long, and how to have it erased. */
export function PrivacyNotice(props: PrivacyNoticeProps) {
  const { readers, email, files, remembers, onRemember } = props;
  const { t } = useTranslation('inquiryForm');
  const { messageRetentionMonths: months = MESSAGE_RETENTION_MONTHS } = useConfig();
  const isHydrated = useHydrated();
  const helpId = useId();
  return (
    <Box sx={{ gridColumn: '1 / -1', typography: 'body2', color: 'text.secondary' }}>
      <Box data-scripted sx={{ mb: 1.5 }}>
        <Box sx={{ minHeight: 42, color: 'text.primary' }}>
          {isHydrated && (
            <Suspense fallback={null}>
              <RememberSender
                label={t('remember')}
                describedBy={helpId}
                checked={remembers}
                onChange={onRemember}
              />
            </Suspense>
          )}
        </Box>
        <Typography id={helpId} variant="inherit">
          {t('rememberHelp')}
        </Typography>
      </Box>
      <Typography variant="inherit">
        <strong>{t('privacyHeading')}</strong> {t('privacy', { readers, months, email })}
      </Typography>
      {files && (
        // Files are sent by script only.
        <Typography data-scripted variant="inherit">
          {t(`files.${files}.privacy`)}
        </Typography>
      )}
    </Box>
  );
}
