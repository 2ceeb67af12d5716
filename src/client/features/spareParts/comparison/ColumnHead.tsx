import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { langOf } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { focusMain } from '@/client/lib/focusMain';
import { paths } from '@/shared/siteMap';
import { PartImage } from '../list/CatalogueCard';
import { mainImage } from '../partFields';
import { comparisonToggled, selectComparedIds } from '../sparePartsSlice';
import type { Compared } from './comparedParts';

interface ColumnHeadProps {
  compared: Compared;
  /** URL of the comparison without this part. */
  without: string;
  action?: ReactNode;
}

/** Image and name of a compared part, the link that removes it, and its action. */
export function ColumnHead({ compared, without, action }: ColumnHeadProps) {
  const { t } = useTranslation('compare');
  const dispatch = useDispatch();
  const isSelected = useSelector(selectComparedIds).includes(compared.id);
  const { id, part, state } = compared;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplate: '"image remove" "name name" "action action" / 1fr auto',
        columnGap: 1,
        alignItems: 'start',
      }}
    >
      {part && mainImage(part) && (
        <Box sx={{ gridArea: 'image', displayPrint: 'none', width: { xs: 56, md: 64 } }}>
          <PartImage part={part} sizes="64px" />
        </Box>
      )}
      <Box sx={{ gridArea: 'name', mb: 0.5 }}>
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
              lineHeight: 1.3,
              '@media print': { display: 'inline' },
            }}
          >
            {part.name}
          </Link>
        ) : (
          <span>{state === 'failed' ? t('failed') : t('gone')}</span>
        )}
      </Box>
      <IconButton
        component={RouterLink}
        to={without}
        preventScrollReset
        aria-label={t('remove', { name: part?.name ?? t('goneShort') })}
        onClick={() => {
          if (isSelected) dispatch(comparisonToggled(id));
          focusMain();
        }}
        sx={{ gridArea: 'remove', displayPrint: 'none', width: 44, height: 44, m: -0.5 }}
      >
        <Close aria-hidden />
      </IconButton>
      {action && <Box sx={{ gridArea: 'action', displayPrint: 'none' }}>{action}</Box>}
    </Box>
  );
}
