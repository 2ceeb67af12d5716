import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GetForm } from '@/client/components/site/GetForm';
import { filtersIn, withFilters } from '@/client/features/spareParts/filters/filterParams';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { useWhenOnline } from '@/client/lib/useWhenOnline';
import { paths } from '@/shared/siteMap';

/** The way on from a page of the catalogue that has nothing to show. */
export function AllCategoriesLink() {
  const { t } = useTranslation('common');
  return (
    <Button size="large" href={paths.sparePartsOverview()} variant="outlined">
      {t('menu.allCategories')}
    </Button>
  );
}

/** A link to the list without filters. It disappears when it is used; the focus moves to the page. */
function WithoutFilters({ variant, text }: { variant: 'contained' | 'outlined'; text: string }) {
  const [params] = useSearchParams();
  return (
    <Button
      variant={variant}
      size="large"
      href={`?${String(withFilters(params, []))}`}
      onClick={focusMain}
    >
      {text}
    </Button>
  );
}

interface FailedFetchProps {
  text: string;
  /** Undefined where a retry would not help. */
  onRetry?: () => void;
  heading?: boolean;
  children?: ReactNode;
}

export function FailedFetch({ text, onRetry, heading, children }: FailedFetchProps) {
  const { t } = useTranslation('common');
  useWhenOnline(() => onRetry?.());
  return (
    <Stack sx={{ gap: 3, alignItems: 'center', textAlign: 'center', py: { xs: 5, md: 8 } }}>
      <div role="alert">
        <Typography variant="h3" component={heading ? 'h1' : 'p'} color="error">
          {text}
        </Typography>
      </div>
      {onRetry && (
        // Without script it loads the page again.
        <GetForm sets={[]}>
          <Button
            variant="contained"
            type="submit"
            size="large"
            onClick={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            {t('retry')}
          </Button>
        </GetForm>
      )}
      {children}
    </Stack>
  );
}

interface FailedListProps extends Pick<FailedFetchProps, 'text' | 'onRetry'> {
  /** The backend rejected a value: a bookmarked URL may name a filter that no longer exists. */
  mayNotKnowFilters: boolean;
}

export function FailedList({ text, mayNotKnowFilters, onRetry }: FailedListProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const [params] = useSearchParams();
  const isUnknown = mayNotKnowFilters && filtersIn(params).length > 0;
  return (
    <FailedFetch
      text={isUnknown ? t('grid.unknownFilters') : text}
      onRetry={isUnknown ? undefined : onRetry}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
        {isUnknown && <WithoutFilters variant="contained" text={t('grid.withoutFilters')} />}
        <AllCategoriesLink />
        <Button variant="outlined" size="large" href={paths.contact()}>
          {t('common:nav.contact')}
        </Button>
      </Stack>
    </FailedFetch>
  );
}

export function NothingLeft() {
  const { t } = useTranslation('catalogue');
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', py: 2 }}>
      <Typography role="status" variant="h3" component="p">
        {t('grid.nothingLeft')}
      </Typography>
      <WithoutFilters variant="outlined" text={t('filters.clear')} />
    </Stack>
  );
}

export function EmptyCategory({ hasSubcategories }: { hasSubcategories: boolean }) {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <Paper
      variant="outlined"
      component={Stack}
      sx={{ gap: 2, alignItems: 'flex-start', p: { xs: 3, md: 5 } }}
    >
      <Typography role="status" variant="h3" component="p">
        {t('grid.empty')}
      </Typography>
      {hasSubcategories && <Typography>{t('grid.emptyHelpBelow')}</Typography>}
      <Typography color="textSecondary">{t('grid.emptyHelp')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" size="large" href={paths.contact()}>
          {t('common:nav.contact')}
        </Button>
        <AllCategoriesLink />
      </Stack>
    </Paper>
  );
}
