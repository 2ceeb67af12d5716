import Button from '@mui/material/Button';
import { useLocation, useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import { FailedFetch } from '@/client/components/site/FailedFetch';
import { useTranslation } from '@/client/i18n/useTranslation';
import {
  filtersIn,
  searchOf,
  withFilters,
} from '@/client/features/spareParts/filters/filterParams';
import { paths } from '@/shared/siteMap';
import { AllCategoriesLink } from './AllCategoriesLink';

export interface FailedListProps {
  text: string;
  /** The backend understood the call, and something in it doesn't exist. */
  mayNotKnowFilters: boolean;
  /** None: asking again would not help. */
  onRetry?: () => void;
}

/**
 * In place of a list of parts that could not be had: why, and the ways on. An address that somebody
 * has kept may name a filter that is gone: then the same list without filters is the first of them.
 */
export function FailedList({ text, mayNotKnowFilters, onRetry }: FailedListProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isUnknown = mayNotKnowFilters && filtersIn(params).length > 0;
  return (
    <FailedFetch
      text={isUnknown ? t('grid.unknownFilters') : text}
      retryText={t('common:retry')}
      onRetry={isUnknown ? undefined : onRetry}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {isUnknown && (
          <Button
            variant="contained"
            size="large"
            href={pathname + searchOf(withFilters(params, []))}
            // The link goes with the message.
            onClick={() => document.getElementById('main')?.focus({ preventScroll: true })}
          >
            {t('grid.withoutFilters')}
          </Button>
        )}
        <AllCategoriesLink />
        <Button size="large" href={paths.contact()} variant="outlined">
          {t('common:nav.contact')}
        </Button>
      </Box>
    </FailedFetch>
  );
}
