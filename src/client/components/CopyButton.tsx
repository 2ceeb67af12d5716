import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

/** How long it says what came of it. */
const SHOWN_MS = 4000;

const styles = {
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 0.5,
  minWidth: 0,
  '& > [aria-live]': { typography: 'caption', color: 'success.main', overflowWrap: 'anywhere' },
  '& > [data-outcome=failed]': { color: 'error.main' },
};

/**
 * Copies a number or the like, and says so beside itself. Without script it isn't there; browsers
 * that offer no clipboard, as to pages that aren't secure, have it say that copying failed.
 */
export function CopyButton({ text }: { text: string }) {
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
    <Box component="span" data-scripted data-copy sx={styles}>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        sx={{ width: 32, height: 32, color: 'text.secondary' }}
      >
        <ContentCopy sx={{ fontSize: 18 }} />
      </IconButton>
      <span aria-live="polite" data-outcome={outcome}>
        {outcome && t(`copy.${outcome}`)}
      </span>
    </Box>
  );
}
