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
import {
  filtersIn,
  isOnlyHere,
  searchOf,
  withFilters,
} from '@/client/features/spareParts/filters/filterParams';
import { FilterBar } from '@/client/features/spareParts/filters/FilterBar';
import type { ListFacets } from '@/client/features/spareParts/filters/useListFacets';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { useTranslation } from '@/client/i18n/useTranslation';
import { listData } from '@/client/lib/structuredData';
import { paths } from '@/shared/siteMap';
import { EmptyCategory, FailedList, NothingLeft } from './messages';
import { PartPage } from './PartPage';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 3;

export interface CategoryPartsProps {
  /** Undefined for one that isn't in the tree. */
  category: Category | undefined;
  name: string | undefined;
  page: SparePartPage | undefined;
  /** Of this page, or of the previous one while it is loading. */
  facets: ListFacets | undefined;
  error: unknown;
  onRetry: () => void;
}

/** A category's name and subcategories, and one page of its parts. */
export function CategoryParts(props: CategoryPartsProps) {
  const { category, name, page, facets, error, onRetry } = props;
  const { t } = useTranslation(['catalogue', 'common']);
  const [params] = useSearchParams();
  const children = category?.children ?? [];
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
      {category && children.length > 0 && (
        <Stack sx={{ gap: 2, mt: 2, alignItems: 'flex-start' }}>
          <Subcategories categories={children} facets={facets} />
          {facets && <BranchChoice category={category} />}
        </Stack>
      )}
      <Box sx={{ mt: 3 }}>
        {facets && (
          <FilterBar
            facets={facets}
            total={page?.total}
            failure={error && !page ? failure : undefined}
          />
        )}
        {error && !page ? (
          <FailedList
            {...failure}
            // The id of a category in the tree is known: then it is a filter that isn't.
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
              facets && filtersIn(params).length > 0 ? (
                <NothingLeft />
              ) : (
                <EmptyCategory
                  hasSubcategories={children.length > 0 && (!facets || isOnlyHere(params))}
                />
              )
            }
          />
        )}
      </Box>
    </>
  );
}

interface SubcategoriesProps {
  categories: Category[];
  facets: ListFacets | undefined;
}

/**
 * Links to the subcategories. They pass the filters on, and count the parts that match them; a list
 * of the category's own parts doesn't know those counts.
 */
function Subcategories({ categories, facets }: SubcategoriesProps) {
  const { t } = useTranslation('catalogue');
  const [params] = useSearchParams();
  const filters = filtersIn(params);
  const filteredCounts = () =>
    facets && !isOnlyHere(params)
      ? branchesOf(categories, facets.categories)
      : new Map<string, number>();
  return (
    <CategoryLinks
      label={t('grid.subcategories')}
      categories={categories}
      counts={facets && filters.length > 0 ? filteredCounts() : undefined}
      search={facets && searchOf(withFilters(new URLSearchParams(), filters))}
    />
  );
}

/** Whether the page includes the parts of subcategories; no choice where the category has no own parts. */
function BranchChoice({ category }: { category: Category }) {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const onlyHere = isOnlyHere(params);
  if (!onlyHere && !hasOwnParts(category)) return null;
  const link = (text: string, own: boolean) => {
    const search = withFilters(
      new URLSearchParams(own ? { only: 'here' } : undefined),
      filtersIn(params),
    );
    const isCurrent = own === onlyHere;
    return (
      <li>
        <Button
          component={RouterLink}
          to={pathname + searchOf(search)}
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
