import { Box } from '../../../components/Box';
import { SiteButtonLink } from '../../../components/site/SiteButton';
import { Typography } from '../../../components/Typography';
import { useTranslation } from '../../../content/useTranslation';
import type { Filters } from '../../../features/spareParts/filters/useFilters';

/** The filters leave no part of the list. */
export function NothingLeft({ filters }: { filters: Filters }) {
  const { t } = useTranslation('catalogue');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: 2 }}>
      <Typography role="status" sx={{ typography: 'h3' }}>
        {t('grid.nothingLeft')}
      </Typography>
      <SiteButtonLink
        to={filters.cleared}
        variant="outlined"
        onClick={() => {
          filters.noteChange();
          // The link goes with the message.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        {t('filters.clear')}
      </SiteButtonLink>
    </Box>
  );
}
