import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { type Category, type SparePartPage, isUnknownId } from '@/client/api';
import { StructuredData } from '@/client/components/site/StructuredData';
import { branchesOf } from '@/client/features/categories/categoryChoices';
import { CategoryLinks } from '@/client/features/categories/CategoryLinks';
import { hasOwnParts } from '@/client/features/categories/selectors';
import { FilterBar } from '@/client/features/spareParts/filters/FilterBar';
import type { ListFacets } from '@/client/features/spareParts/filters/filterGroups';
import {
  filtersIn,
  isOnlyHere,
  searchOf,
  withFilters,
} from '@/client/features/spareParts/filters/filterParams';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { useTranslation } from '@/client/i18n/useTranslation';
import { listData } from '@/client/lib/structuredData';
import { paths } from '@/shared/siteMap';
import { EmptyCategory, FailedList, NothingLeft } from './messages';
import { PartPage } from './PartPage';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 3;

interface CategoryPartsProps {
  category: Category | undefined;
  name: string | undefined;
  page: SparePartPage | undefined;
  /** Of this page, or of the previous one while it is loading. */
  facets: ListFacets | undefined;
  error: unknown;
  onRetry: () => void;
}

export function CategoryParts(props: CategoryPartsProps) {
  const { category, name, page, facets, error, onRetry } = props;
  const { t } = useTranslation(['catalogue', 'common']);
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const onlyHere = isOnlyHere(params);
  const subcategories = category?.children ?? [];
  /** Counts by subcategory with the filters applied; a list of the category's own parts has none. */
  const matchingParts = () => {
    if (!facets || filters.length === 0) return undefined;
    return onlyHere ? new Map<string, number>() : branchesOf(subcategories, facets.categories);
  };
  const failure = {
    text: t('grid.failed'),
    onRetry: isUnknownId(error) ? undefined : onRetry,
  };
  return (
    <>
      {!!page?.data.length && (
        <StructuredData
          of={(place) =>
            listData(
              place,
              page.data.map((part) => ({ text: part.name, to: paths.sparePartDetails(part._id) })),
              (page.page - 1) * page.limit + 1,
            )
          }
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name ?? t('grid.parts')}
        </Typography>
        {!!page?.total && (
          <Typography color="textSecondary">
            {t('common:partCount', { count: page.total })}
          </Typography>
        )}
      </Stack>
      {category?.description && (
        <Typography
          color="textSecondary"
          sx={{ mt: 1, maxWidth: '48em', overflowWrap: 'anywhere' }}
        >
          {category.description}
        </Typography>
      )}
      {subcategories.length > 0 && (
        <Stack sx={{ gap: 2, mt: 2, alignItems: 'flex-start' }}>
          <CategoryLinks
            label={t('grid.subcategories')}
            categories={subcategories}
            counts={matchingParts()}
            search={facets && searchOf(withFilters(new URLSearchParams(), filters))}
          />
          {facets && (onlyHere || hasOwnParts(category!)) && <BranchChoice />}
        </Stack>
      )}
      <Box sx={{ mt: 3 }}>
        {facets && (
          <FilterBar facets={facets} total={page?.total} failure={error ? failure : undefined} />
        )}
        {error ? (
          <FailedList
            {...failure}
            // A category in the tree has a known id: the rejected value is a filter.
            mayNotKnowFilters={category !== undefined && isUnknownId(error)}
          />
        ) : (
          <PartPage
            label={name ? t('grid.partsIn', { category: name }) : t('grid.parts')}
            loadingLabel={t('grid.loading')}
            page={page}
            renderCard={(part, index) => (
              <CatalogueCard key={part._id} part={part} priority={index < FIRST_ROW} />
            )}
            empty={
              facets && filters.length > 0 ? (
                <NothingLeft />
              ) : (
                <EmptyCategory
                  hasSubcategories={subcategories.length > 0 && (!facets || onlyHere)}
                />
              )
            }
          />
        )}
      </Box>
    </>
  );
}

function BranchChoice() {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const link = (text: string, onlyHere: boolean) => {
    const base = new URLSearchParams(onlyHere ? { only: 'here' } : undefined);
    const isCurrent = onlyHere === isOnlyHere(params);
    return (
      <li>
        <Button
          component={RouterLink}
          to={pathname + searchOf(withFilters(base, filtersIn(params)))}
          aria-current={isCurrent || undefined}
          preventScrollReset
          sx={{
            px: 2,
            bgcolor: isCurrent ? 'grey.200' : undefined,
            color: 'text.primary',
            fontWeight: isCurrent ? 650 : 400,
          }}
        >
          {text}
        </Button>
      </li>
    );
  };
  return (
    <Paper
      variant="outlined"
      component="ul"
      aria-label={t('grid.branch')}
      sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none' }}
    >
      {link(t('grid.withSubcategories'), false)}
      {link(t('grid.onlyHere'), true)}
    </Paper>
  );
}
