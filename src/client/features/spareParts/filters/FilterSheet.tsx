import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { FilterForm } from './FilterForm';
import type { Filters } from './useFilters';

export interface FilterSheetProps {
  open: boolean;
  filters: Filters;
  /** Parts that match the filters; undefined while they load and after a failure. */
  total: number | undefined;
  /** Why the parts could not be loaded; without `onRetry` a retry would not help. */
  failure?: { text: string; onRetry?: () => void };
  onClose: () => void;
}

/** The filters on a whole small screen; they apply to the list below it while it is open. */
export default function FilterSheet({ open, filters, total, failure, onClose }: FilterSheetProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const done = total === undefined ? t('filters.show') : t('filters.showCount', { count: total });
  return (
    <Dialog fullScreen open={open} onClose={onClose}>
      <DialogTitle variant="h4" sx={{ px: 2 }}>
        {t('filters.heading')}
      </DialogTitle>
      <IconButton
        aria-label={t('filters.close')}
        onClick={onClose}
        autoFocus
        sx={{ position: 'absolute', top: 4, right: 8, width: 48, height: 48 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ px: 2 }}>
        <FilterForm filters={filters} />
      </DialogContent>
      <DialogActions
        sx={{ flexDirection: 'column', gap: 1.5, p: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {failure && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {failure.text}
          </Alert>
        )}
        <Button variant="contained" size="large" fullWidth onClick={failure?.onRetry ?? onClose}>
          {failure?.onRetry ? t('common:retry') : done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
