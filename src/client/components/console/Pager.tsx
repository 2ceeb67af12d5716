import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { Theme } from '@mui/material/styles';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from '@/client/i18n/useTranslation';
import { pageCount } from './TableSearch';

interface PagerProps {
  label?: string;
  page: number;
  count: number;
  onChange: (page: number) => void;
}

/** The pages of a list. */
export function Pager(props: PagerProps) {
  const { t } = useTranslation('admin');
  const { label = t('table.pages'), page, count, onChange } = props;
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

/** The pages of a `TablePagination`, which counts them from 0. */
export function TablePager(props: TablePaginationActionsProps) {
  const { page, count, rowsPerPage, onPageChange } = props;
  const pages = pageCount(count, rowsPerPage);
  return (
    pages > 1 && (
      <Pager page={page + 1} count={pages} onChange={(next) => onPageChange(null, next - 1)} />
    )
  );
}
