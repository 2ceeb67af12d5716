import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LINES } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import { selectLineCount } from './quotationSlice';

/** Leads to the quotation list, with the number of its lines. */
export function ListLink() {
  const { t } = useTranslation('common');
  const count = useSelector(selectLineCount);
  const label = t('quotationList.lines', { count });
  return (
    <IconButton
      href={paths.quotation()}
      color="inherit"
      aria-label={label}
      title={label}
      sx={{ width: 48, height: 48 }}
    >
      <Badge badgeContent={count} max={MAX_LINES} color="secondary">
        <RequestQuote />
      </Badge>
    </IconButton>
  );
}
