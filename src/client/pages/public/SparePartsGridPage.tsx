import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  type Category,
  type SparePartPage,
  isUnknownId,
  langOf,
  useListCategorySparePartsQuery,
} from '@/client/api';
import { PageMeta } from '@/client/components/PageMeta';
import { StructuredData } from '@/client/components/site/StructuredData';
import { branchesOf } from '@/client/features/categories/categoryChoices';
import { CategoryLinks } from '@/client/features/categories/CategoryLinks';
import { CategorySidebar } from '@/client/features/categories/CategorySidebar';
import { CategoryTrail } from '@/client/features/categories/CategoryTrail';
import { hasOwnParts, selectCategoriesById } from '@/client/features/categories/selectors';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { AddToQuotation } from '@/client/features/quotationList/AddToQuotation';
import { ComparisonBar } from '@/client/features/spareParts/comparison/ComparisonBar';
import { FilterBar } from '@/client/features/spareParts/filters/FilterBar';
import { FilterColumn } from '@/client/features/spareParts/filters/FilterColumn';
import type { ListFacets } from '@/client/features/spareParts/filters/filterGroups';
import {
  filtersIn,
  isFiltered,
  isOnlyHere,
  searchOf,
  withFilters,
} from '@/client/features/spareParts/filters/filterParams';
import { useListFacets } from '@/client/features/spareParts/filters/useFilters';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { gridQuery } from '@/client/features/spareParts/list/partQueries';
import { SortControl } from '@/client/features/spareParts/list/SortControl';
import { orderOnly, sortIn } from '@/client/features/spareParts/list/sorting';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { listData } from '@/client/lib/structuredData';
import { paths } from '@/shared/siteMap';
import { BranchChoice } from './catalogue/BranchChoice';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { CatalogueColumns } from './catalogue/CatalogueColumns';
import { EmptyCategory, FailedList, NothingLeft } from './catalogue/messages';
import { LoadingParts, PartPage } from './catalogue/PartPage';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 3;

export default function SparePartsGridPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['catalogue', 'common']);
  const [params] = useSearchParams();
  const parts = useListCategorySparePartsQuery(gridQuery(id, params));
  const page = parts.currentData;
  // Without that of an earlier try.
  const error = parts.isError || isUnknownId(parts.error) ? parts.error : undefined;
  const facets = useListFacets(id, page);
  const { isLoading: treeIsLoading } = useCategoryTree();
  const category = useSelector(selectCategoriesById).get(id);
  // Without the tree the name is known from the parts.
  const named = category ?? page?.data[0]?.categoryId;
  const name = named?.name;

  return (
    <>
      <PageMeta
        title={name ? t('grid.title', { category: name }) : t('common:nav.spareParts')}
        description={
          name ? t('grid.metaDescription', { category: name }) : t('grid.metaDescriptionAll')
        }
        image={
          category && { file: category.image, imageSizes: category.imageSizes, alt: category.name }
        }
        noindex={isUnknownId(error) || isFiltered(params) || !!sortIn(params)}
      />
      <CatalogueBanner image="grid">
        <Typography variant="h1">{t('common:nav.spareParts')}</Typography>
        <Box sx={{ mt: 1.5, fontSize: { md: '1.05rem' } }}>
          <CategoryTrail categoryId={id} category={named} onGrid />
        </Box>
      </CatalogueBanner>
      <CatalogueColumns
        filters={facets && <FilterColumn key={id} facets={facets} />}
        sidebar={<CategorySidebar currentId={id} onGrid />}
      >
        {treeIsLoading ? (
          // Subcategories that were loaded after the parts would push them down.
          <LoadingParts label={t('grid.loading')} />
        ) : (
          <CategoryParts
            key={id}
            category={category}
            named={named}
            page={page}
            facets={facets}
            error={page ? undefined : error}
            onRetry={() => void parts.refetch()}
          />
        )}
      </CatalogueColumns>
      <ComparisonBar />
    </>
  );
}

interface CategoryPartsProps {
  category: Category | undefined;
  /** The category as the tree or a part names it. */
  named: Pick<Category, 'name' | 'inEnglish'> | undefined;
  page: SparePartPage | undefined;
  /** Of this page, or of the previous one while it is loading. */
  facets: ListFacets | undefined;
  error: unknown;
  onRetry: () => void;
}

function CategoryParts(props: CategoryPartsProps) {
  const { category, named, page, facets, error, onRetry } = props;
  const name = named?.name;
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
  // An empty list has no order.
  const sort = !error && page?.total !== 0 && <SortControl initial="name" />;
  const isUnknown = isUnknownId(error);
  const failure = error
    ? { text: t('grid.failed'), onRetry: isUnknown ? undefined : onRetry }
    : undefined;
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
        <Typography variant="h3" component="h2" dir="auto" lang={langOf(named)}>
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
          dir="auto"
          lang={langOf(category, 'description')}
          color="textSecondary"
          sx={{ ...longText, mt: 1, maxWidth: '48em' }}
        >
          {category.description}
        </Typography>
      )}
      {subcategories.length > 0 && (
        <Stack sx={{ gap: 2, mt: 2 }}>
          <CategoryLinks
            label={t('grid.subcategories')}
            categories={subcategories}
            counts={matchingParts()}
            search={searchOf(withFilters(orderOnly(params), facets ? filters : []))}
            scrollsOnPhones
          />
          {facets && (onlyHere || hasOwnParts(category!)) && <BranchChoice />}
        </Stack>
      )}
      <Box sx={{ mt: 3 }}>
        {facets ? (
          <FilterBar facets={facets} total={page?.total} failure={failure}>
            {sort}
          </FilterBar>
        ) : (
          <Stack sx={{ mb: 2 }}>{sort}</Stack>
        )}
        {failure ? (
          <FailedList
            {...failure}
            // A category in the tree has a known id: the rejected value is a filter.
            mayNotKnowFilters={category !== undefined && isUnknown}
          />
        ) : (
          <PartPage
            label={name ? t('grid.partsIn', { category: name }) : t('grid.parts')}
            loadingLabel={t('grid.loading')}
            page={page}
            renderCard={(part, index) => (
              <CatalogueCard
                key={part._id}
                part={part}
                priority={index < FIRST_ROW}
                action={<AddToQuotation part={part} />}
              />
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
