import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { isUnknownId, useGetSparePartQuery } from '@/client/api';
import { paths } from '@/shared/siteMap';
import { FailedFetch } from '@/client/components/site/FailedFetch';
import { PageMeta } from '@/client/components/PageMeta';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CategorySidebar } from '@/client/features/categories/CategorySidebar';
import { CategoryTrail } from '@/client/features/categories/CategoryTrail';
import { ComparisonPlace } from '@/client/features/spareParts/comparison/ComparisonPlace';
import { mainImage } from '@/client/features/spareParts/partFields';
import { useConfig } from '@/client/lib/config';
import { AllCategoriesLink } from './catalogue/AllCategoriesLink';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { CatalogueColumns } from './catalogue/CatalogueColumns';
import { LoadingPart } from './catalogue/LoadingPart';
import { PartArticle } from './catalogue/PartArticle';

export default function SparePartDetailsPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['catalogue', 'common']);
  const { currentData: part, isError, error, refetch } = useGetSparePartQuery({ id });
  const category = part?.categoryId;
  const { mediaUrl } = useConfig();
  const file = part && mainImage(part);
  return (
    <>
      <PageMeta
        title={part?.name ?? t('details.title')}
        description={part && t('details.metaDescription', { name: part.name })}
        picture={file && `${mediaUrl}/${encodeURIComponent(file)}`}
        type="product"
        noindex={isError && isUnknownId(error)}
      />
      <CatalogueBanner picture="detail">
        {/* The page's first heading is the part's name, below. */}
        <Typography sx={{ typography: 'h2', mb: 1.5 }}>{t('common:nav.spareParts')}</Typography>
        <CategoryTrail categoryId={category?._id} name={category?.name} />
      </CatalogueBanner>
      <CatalogueColumns sidebar={<CategorySidebar currentId={category?._id} />}>
        {part ? (
          <PartArticle key={part._id} part={part} />
        ) : !isError ? (
          <LoadingPart />
        ) : isUnknownId(error) ? (
          <MissingPart />
        ) : (
          <FailedFetch
            heading
            text={t('details.failed')}
            retryText={t('common:retry')}
            onRetry={() => void refetch()}
          />
        )}
      </CatalogueColumns>
      <ComparisonPlace />
    </>
  );
}

/** There is no such part, or no longer. */
function MissingPart() {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: { xs: 3, md: 6 } }}>
      <div role="alert">
        <Typography variant="h1" sx={{ typography: 'h2' }}>
          {t('details.notFound')}
        </Typography>
      </div>
      <Typography color="textSecondary">{t('details.notFoundHelp')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" size="large" href={paths.search()}>
          {t('common:layout.search')}
        </Button>
        <AllCategoriesLink />
      </Box>
    </Box>
  );
}
