import Link from '@mui/material/Link';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { langOf } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { paths } from '@/shared/siteMap';
import { comparisonToggled, selectComparedIds } from '../sparePartsSlice';
import type { Compared } from './comparedParts';

interface ColumnHeadProps {
  compared: Compared;
  /** URL of the comparison without this part. */
  without: string;
}

/** Name of a compared part, and the link that removes it. */
export function ColumnHead({ compared, without }: ColumnHeadProps) {
  const { t } = useTranslation('compare');
  const dispatch = useDispatch();
  const isSelected = useSelector(selectComparedIds).includes(compared.id);
  const { id, part, state } = compared;
  return (
    <>
      {part ? (
        <Link
          href={paths.sparePartDetails(id)}
          title={part.name}
          dir="auto"
          lang={langOf(part)}
          color="secondary"
          underline="always"
          // The head is always visible, and must not fill the screen.
          sx={{
            ...clampedLines(3),
            WebkitLineClamp: { xs: 4, md: 3 },
            lineHeight: 1.3,
            '@media print': { display: 'inline' },
          }}
        >
          {part.name}
        </Link>
      ) : (
        <span>{state === 'failed' ? t('failed') : t('gone')}</span>
      )}
      <Link
        component={RouterLink}
        to={without}
        preventScrollReset
        aria-label={t('remove', { name: part?.name ?? t('goneShort') })}
        onClick={() => {
          if (isSelected) dispatch(comparisonToggled(id));
        }}
        color="secondary"
        underline="always"
        sx={{ display: 'block', displayPrint: 'none', mt: 0.5, py: 0.5, fontWeight: 400 }}
      >
        {t('removeShort')}
      </Link>
    </>
  );
}
