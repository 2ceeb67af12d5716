import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { FilterForm } from './FilterForm';
import type { Filters } from './useFilters';

/** The parts could not be had. */
export interface FilterFailure {
  text: string;
  /** None: asking again would not help. */
  onRetry?: () => void;
}

export interface FilterSheetProps {
  open: boolean;
  filters: Filters;
  total: number | undefined;
  failure?: FilterFailure;
  onClose: () => void;
}

/** The filters as a sheet that fills a small screen; they apply beneath it while it is open. */
export default function FilterSheet({ open, filters, total, failure, onClose }: FilterSheetProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('filters.heading') } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 1, pl: 2 }}>
        <Typography variant="h2" sx={{ typography: 'h4', flexGrow: 1 }}>
          {t('filters.heading')}
        </Typography>
        <IconButton
          aria-label={t('filters.close')}
          onClick={onClose}
          autoFocus
          sx={{ width: 48, height: 48 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, px: 2, pb: 3 }}>
        <FilterForm filters={filters} />
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          p: 2,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {failure && (
          <Typography role="alert" color="error" sx={{ mb: 1.5, fontWeight: 600 }}>
            {failure.text}
          </Typography>
        )}
        <Button
          variant="contained"
          size="large"
          onClick={failure?.onRetry ?? onClose}
          sx={{ width: '100%' }}
        >
          {failure?.onRetry
            ? t('common:retry')
            : total === undefined
              ? t('filters.show')
              : t('filters.showCount', { count: total })}
        </Button>
      </Box>
    </Dialog>
  );
}
