import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

const severities = ['error', 'warning', 'info'] as const;

export interface ShownAlert {
  severity: (typeof severities)[number];
  text: string;
  /** Where it is seen to. */
  link?: { href: string; text: string };
}

/** Further ones are folded, so that the page's content stays on the first screen. */
const UNFOLDED = 2;

/** Alerts above a page's content, the worst first; side by side where there is room. */
export function AlertList({ alerts }: { alerts: readonly ShownAlert[] }) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  if (alerts.length === 0) return null;
  const worstFirst = severities.flatMap((severity) =>
    alerts.filter((alert) => alert.severity === severity),
  );
  const folded = worstFirst.length - UNFOLDED;
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        }}
      >
        {worstFirst.slice(0, isOpen ? undefined : UNFOLDED).map(({ severity, text, link }) => (
          <Alert key={text} severity={severity}>
            {text}
            {link && (
              <>
                {' '}
                <Link
                  href={link.href}
                  color="inherit"
                  underline="always"
                  sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
                >
                  {link.text}
                </Link>
              </>
            )}
          </Alert>
        ))}
      </Box>
      {folded > 0 && (
        <Button
          size="small"
          aria-expanded={isOpen}
          endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('attention.fewer') : t('attention.more', { count: folded })}
        </Button>
      )}
    </Box>
  );
}
