import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { isUnknownId, useGetSparePartQuery } from '@/client/api';
import { PageMeta } from '@/client/components/PageMeta';
import { CategorySidebar } from '@/client/features/categories/CategorySidebar';
import { CategoryTrail } from '@/client/features/categories/CategoryTrail';
import { ComparisonBar } from '@/client/features/spareParts/comparison/ComparisonBar';
import { mainImage } from '@/client/features/spareParts/partFields';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { paths } from '@/shared/siteMap';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { CatalogueColumns } from './catalogue/CatalogueColumns';
import { AllCategoriesLink, FailedFetch } from './catalogue/messages';
import { LoadingPart, PartArticle } from './catalogue/PartArticle';

export default function SparePartDetailsPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['catalogue', 'common']);
  const { currentData: part, isError, error, refetch } = useGetSparePartQuery({ id });
  // Stays while a hydrated page refetches.
  const isMissing = isUnknownId(error);
  const category = part?.categoryId;
  const { mediaUrl } = useConfig();
  const file = part && mainImage(part);
  return (
    <>
      <PageMeta
        title={part?.name ?? t('details.title')}
        description={part && t('details.metaDescription', { name: part.name })}
        image={file && `${mediaUrl}/${encodeURIComponent(file)}`}
        type="product"
        noindex={isMissing}
      />
      <CatalogueBanner image="detail">
        {/* The page's first heading is the part's name, below. */}
        <Typography variant="h2" component="p" sx={{ mb: 1.5 }}>
          {t('common:nav.spareParts')}
        </Typography>
        <CategoryTrail categoryId={category?._id} name={category?.name} />
      </CatalogueBanner>
      <CatalogueColumns sidebar={<CategorySidebar currentId={category?._id} />}>
        {part ? (
          <PartArticle key={part._id} part={part} />
        ) : isMissing ? (
          <MissingPart />
        ) : !isError ? (
          <LoadingPart />
        ) : (
          <FailedFetch heading text={t('details.failed')} onRetry={() => void refetch()} />
        )}
      </CatalogueColumns>
      <ComparisonBar />
    </>
  );
}

/** The part doesn't exist, or no longer. */
function MissingPart() {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', py: { xs: 3, md: 6 } }}>
      <div role="alert">
        <Typography variant="h2" component="h1">
          {t('details.notFound')}
        </Typography>
      </div>
      <Typography color="textSecondary">{t('details.notFoundHelp')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" size="large" href={paths.search()}>
          {t('common:layout.search')}
        </Button>
        <AllCategoriesLink />
      </Stack>
    </Stack>
  );
}
