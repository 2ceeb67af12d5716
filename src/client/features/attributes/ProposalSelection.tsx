import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

interface ProposalSelectionProps {
  /** How many proposals are selected. */
  selected: number;
  count: number;
  busy: boolean;
  onSelectAll: (chosen: boolean) => void;
  onConfirm: () => void;
  children: ReactNode;
}

/** How many proposals are selected, and the buttons for all of them. */
export function ProposalSelection(props: ProposalSelectionProps) {
  const { selected, count, busy, onSelectAll, onConfirm, children } = props;
  const { t } = useTranslation('attributes');
  const confirmText =
    selected > 0 ? t('proposals.confirm', { count: selected }) : t('proposals.confirmNone');
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', mb: 1.5 }}>
        <Button size="small" variant="outlined" onClick={() => onSelectAll(true)}>
          {t('proposals.all')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => onSelectAll(false)}>
          {t('proposals.none')}
        </Button>
        <Typography
          variant="body2"
          color="textSecondary"
          role="status"
          sx={{ alignSelf: 'center' }}
        >
          {t('proposals.selected', { selected, count })}
        </Typography>
      </Stack>
      {children}
      <Button
        variant="contained"
        onClick={onConfirm}
        disabled={busy || selected === 0}
        sx={{ mt: 2 }}
      >
        {busy ? t('proposals.confirming') : confirmText}
      </Button>
    </>
  );
}
