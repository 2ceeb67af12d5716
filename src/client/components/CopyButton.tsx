import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useTimeout from '@mui/utils/useTimeout';
import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { useHydrated } from '../lib/useHydrated';

const SHOWN_MS = 4000;
/** A finger hits it on small screens. */
const size = { xs: 44, lg: 32 };

/** Above the button, as wide as the nearest positioned ancestor. */
const above = {
  position: 'absolute',
  insetInline: 8,
  zIndex: 1,
  transform: 'translateY(calc(-50% - 20px))',
  px: 1,
  py: 0.5,
  border: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

interface CopyButtonProps {
  text: string;
  /** The outcome is shown above the button; by default it is beside it and takes room there. */
  floating?: boolean;
  /** -1 within a field whose text the keyboard can copy: Tab goes on to the next field. */
  tabIndex?: -1;
  sx?: SxProps<Theme>;
}

/** Browsers offer no clipboard to pages that aren't secure: there copying fails. */
export function CopyButton({ text, floating, tabIndex, sx }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const shown = useTimeout();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    shown.start(SHOWN_MS, () => setOutcome(undefined));
  };
  const label = t('copy.label', { text });
  return (
    <Box
      component="span"
      data-scripted
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          columnGap: 0.5,
          // The text beside it gives way, not the button.
          minWidth: size,
          minHeight: size,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {isHydrated && (
        <>
          <IconButton
            size="small"
            aria-label={label}
            title={label}
            tabIndex={tabIndex}
            onClick={() => void copy()}
            sx={{ width: size, height: size, color: 'text.secondary' }}
          >
            <ContentCopy sx={{ fontSize: 18 }} />
          </IconButton>
          <Typography
            component="span"
            variant="caption"
            aria-live="polite"
            color={outcome === 'failed' ? 'error' : 'success'}
            sx={[{ overflowWrap: 'anywhere' }, !!floating && !!outcome && above]}
          >
            {outcome && t(`copy.${outcome}`)}
          </Typography>
        </>
      )}
    </Box>
  );
}
