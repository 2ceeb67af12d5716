import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Category, type SparePartPage, isUnknownId } from '@/client/api';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { filtersIn, isOnlyHere } from '@/client/features/spareParts/filters/filterParams';
import { PlacedFilterBar } from '@/client/features/spareParts/filters/lazyFilters';
import type { ListFacets } from '@/client/features/spareParts/filters/useKeptFacets';
import { paths } from '@/shared/siteMap';
import { listData } from '@/client/lib/structuredData';
import { AllCategoriesLink } from './AllCategoriesLink';
import { BranchChoice } from './BranchChoice';
import { FailedList } from './FailedList';
import { NothingLeft } from './NothingLeft';
import { PartPage } from './PartPage';
import { Subcategories } from './Subcategories';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 3;

export interface CategoryPartsProps {
  /** Undefined for one that the tree doesn't hold. */
  category: Category | undefined;
  name: string | undefined;
  page: SparePartPage | undefined;
  /** Of this page, or of the one before while it is on its way. */
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography variant="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
          {name ?? t('grid.parts')}
        </Typography>
        {!!page?.total && (
          <Typography color="textSecondary">
            {t('common:partCount', { count: page.total })}
          </Typography>
        )}
      </Box>
      {category?.description && (
        <Typography
          color="textSecondary"
          sx={{ mt: 1, maxWidth: '48em', overflowWrap: 'anywhere' }}
        >
          {category.description}
        </Typography>
      )}
      {category && children.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
          <Subcategories categories={children} facets={facets} />
          {facets && <BranchChoice category={category} />}
        </Box>
      )}
      <Box sx={{ mt: 3 }}>
        {facets && (
          <PlacedFilterBar
            facets={facets}
            total={page?.total}
            failure={error && !page ? failure : undefined}
          />
        )}
        {error && !page ? (
          <FailedList
            {...failure}
            // Of a category that is known, it is not the id that is wrong.
            mayNotKnowFilters={category !== undefined && isUnknownId(error)}
          />
        ) : (
          <PartPage
            label={name ? t('grid.partsIn', { category: name }) : t('grid.parts')}
            loadingLabel={t('grid.loading')}
            page={page}
            renderCard={(part, index) => <CatalogueCard part={part} priority={index < FIRST_ROW} />}
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

/** No part is filed directly in the category: says so and where to go on. */
function EmptyCategory({ hasSubcategories }: { hasSubcategories: boolean }) {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
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
      <Typography color="textSecondary">{t('grid.emptyHelp')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" size="large" href={paths.contact()}>
          {t('common:nav.contact')}
        </Button>
        <AllCategoriesLink />
      </Box>
    </Box>
  );
}
