import Link from '@mui/material/Link';
import { useSelector } from 'react-redux';
import { paths } from '@/shared/siteMap';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectComparedFrom } from '../sparePartsSlice';
import type { Compared } from './useComparedParts';

/** To where the parts were chosen; whoever was given the address, to others of the first part's category. */
export function BackToCatalogue({ compared }: { compared: readonly Compared[] }) {
  const { t } = useTranslation('compare');
  const from = useSelector(selectComparedFrom);
  const category = compared.find(({ part }) => part?.categoryId)?.part?.categoryId;
  const others = category ? paths.sparePartsGrid(category._id) : paths.sparePartsOverview();
  return (
    <Typography
      sx={{ mb: 2, '& a': { display: 'inline-block', py: 0.5, color: 'secondary.main' } }}
    >
      <Link href={from ?? others}>
        <span aria-hidden>← </span>
        {t('back')}
      </Link>
    </Typography>
  );
}
