import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../content/useTranslation';
import { paths } from '../../../../shared/siteMap';
import { SiteButton } from '../../../components/site/SiteButton';

/** No part is filed directly in the category: says so and where to go on. */
export function EmptyCategory({ hasSubcategories }: { hasSubcategories: boolean }) {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <Stack
      spacing={2}
      sx={{
        alignItems: 'flex-start',
        p: { xs: 3, md: 5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography role="status" sx={{ typography: 'h3' }}>
        {t('grid.empty')}
      </Typography>
      {hasSubcategories && <Typography>{t('grid.emptyHelpBelow')}</Typography>}
      <Typography color="text.secondary">{t('grid.emptyHelp')}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SiteButton component={Link} to={paths.contact()} variant="contained" size="large">
          {t('common:nav.contact')}
        </SiteButton>
        <SiteButton
          component={Link}
          to={paths.sparePartsOverview()}
          variant="outlined"
          size="large"
        >
          {t('common:menu.allCategories')}
        </SiteButton>
      </Stack>
    </Stack>
  );
}
