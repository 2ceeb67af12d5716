import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';

/** How long the outcome is shown. */
const SHOWN_MS = 4000;

export interface CopyButtonProps {
  text: string;
  sx?: SxProps<Theme>;
}

/**
 * Copies a number or the like and shows the outcome beside itself. Browsers offer no clipboard to
 * pages without HTTPS: then copying fails.
 */
export function CopyButton({ text, sx }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  const label = t('copy.label', { text });
  return (
    <Box
      component="span"
      data-scripted
      data-copy
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: 0.5,
          minWidth: 0,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        sx={{ width: 32, height: 32, color: 'text.secondary' }}
      >
        <ContentCopy sx={{ fontSize: 18 }} />
      </IconButton>
      <Typography
        component="span"
        variant="caption"
        aria-live="polite"
        color={outcome === 'failed' ? 'error' : 'success'}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {outcome && t(`copy.${outcome}`)}
      </Typography>
    </Box>
  );
}
