import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from '@/client/i18n/useTranslation';

interface PagerProps {
  label: string;
  page: number;
  count: number;
  onChange: (page: number) => void;
}

/** The pages of a list. */
export function Pager({ label, page, count, onChange }: PagerProps) {
  const { t } = useTranslation('admin');
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  return (
    <Pagination
      aria-label={label}
      page={page}
      count={count}
      // On one line on phones.
      siblingCount={isNarrow ? 0 : 1}
      onChange={(_event, next) => onChange(next)}
      color="primary"
      shape="rounded"
      getItemAriaLabel={(type, number) =>
        type === 'previous' || type === 'next' ? t(`table.${type}`) : String(number)
      }
      renderItem={(item) => (
        <PaginationItem
          {...item}
          slots={{ previous: () => t('table.previous'), next: () => t('table.next') }}
        />
      )}
      sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
    />
  );
}
