import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { isUnknownId, useGetSparePartQuery } from '@/client/api';
import { PageMeta } from '@/client/components/PageMeta';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CategorySidebar } from '@/client/features/categories/CategorySidebar';
import { CategoryTrail } from '@/client/features/categories/CategoryTrail';
import { ComparisonBar } from '@/client/features/spareParts/comparison/ComparisonBar';
import { mainImage } from '@/client/features/spareParts/partFields';
import { useConfig } from '@/client/lib/config';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { CatalogueColumns } from './catalogue/CatalogueColumns';
import { FailedFetch, MissingPart } from './catalogue/messages';
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
      <CatalogueBanner picture="detail">
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
