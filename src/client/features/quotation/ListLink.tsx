import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { useHydrated } from '@/client/lib/useHydrated';
import { paths } from '@/shared/siteMap';
import { selectLineCount } from './quotationSlice';

/** 1 kB of script that no page needs before something is in the list. */
const ListBadge = lazyOptional(() => import('./ListBadge'));

/** Leads to the quotation list, with the number of its lines. */
export function ListLink() {
  const { t } = useTranslation('common');
  const count = useSelector(selectLineCount);
  const hydrated = useHydrated();
  const label = t('quotationList.lines', { count });
  return (
    <IconButton
      href={paths.quotation()}
      color="inherit"
      aria-label={label}
      title={label}
      sx={{ width: 48, height: 48 }}
    >
      <RequestQuote />
      <Suspense>{hydrated && count > 0 && <ListBadge count={count} />}</Suspense>
    </IconButton>
  );
}
