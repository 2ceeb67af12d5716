import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Leads to a preview that the browser has not opened itself. */
export function PreviewDialog({ href, onClose }: { href: string; onClose: () => void }) {
  const { t } = useTranslation(['quotations', 'common']);
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{t('preview.title')}</DialogTitle>
      <DialogContent>{t('preview.text')}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="contained" href={href} target="_blank" onClick={onClose}>
          {t('preview.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
