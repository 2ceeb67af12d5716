import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isUnknownId } from '../../../api';
import { FailedFetch } from '../../../components/site/FailedFetch';
import { paths } from '../../../../shared/siteMap';

/** The parts of a category could not be had; for an unknown one there is no use in trying again. */
export function FailedParts({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <FailedFetch
      text={t('grid.failed')}
      retryText={t('common:retry')}
      onRetry={isUnknownId(error) ? undefined : onRetry}
    >
      <Button component={Link} to={paths.sparePartsOverview()} variant="outlined" size="large">
        {t('common:menu.allCategories')}
      </Button>
    </FailedFetch>
  );
}
