import Button from '@mui/material/Button';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import type { MouseEvent } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import Box from '@mui/material/Box';
import { GetForm } from './GetForm';

export interface StepPagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous, 'Page X of Y', Next; the texts are those of `catalogue`. */
export function StepPager({ page, pages, onPage }: StepPagerProps) {
  const { t } = useTranslation('catalogue');
  const step = (to: number) => ({
    variant: 'outlined' as const,
    disabled: to < 1 || to > pages,
    // Without script the form itself leads there.
    type: 'submit' as const,
    name: 'page',
    value: to,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onPage(to);
    },
    sx: { minWidth: { sm: 128 }, minHeight: 44 },
  });
  return (
    <Box component="nav" aria-label={t('pager.label')}>
      <GetForm
        sets={['page']}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: { xs: 1.5, sm: 3 },
        }}
      >
        <Button {...step(page - 1)} startIcon={<ArrowBack aria-hidden />}>
          {t('pager.previous')}
        </Button>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'center' }}>
          {t('pager.position', { page, pages })}
        </Box>
        <Button {...step(page + 1)} endIcon={<ArrowForward aria-hidden />}>
          {t('pager.next')}
        </Button>
      </GetForm>
    </Box>
  );
}
