import Button from '@mui/material/Button';
import { useTranslation } from '@/client/i18n/useTranslation';
import Box from '@mui/material/Box';
import { pageNumbers } from './pageNumbers';

export interface PagerProps {
  page: number;
  /** Number of pages; with fewer than two there is nothing to choose. */
  pages: number;
  onPage: (page: number) => void;
}

/** The console's pager: Prev, numbers, Next. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation('admin');
  if (pages < 2) return null;
  const button = { minWidth: 36, px: 1 };
  return (
    <Box
      component="nav"
      aria-label={t('table.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 0.5, mt: 2 }}
    >
      <Button size="small" sx={button} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('table.previous')}
      </Button>
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <Box key={`gap-${index}`} aria-hidden sx={{ alignSelf: 'center', px: 0.5 }}>
            …
          </Box>
        ) : (
          <Button
            key={number}
            size="small"
            sx={button}
            variant={number === page ? 'contained' : 'text'}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Button size="small" sx={button} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('table.next')}
      </Button>
    </Box>
  );
}
