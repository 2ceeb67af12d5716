import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type SparePart, isUnknownId } from '@/client/api';
import { GridList, twoColumns } from '@/client/components/GridList';
import { PageMeta } from '@/client/components/PageMeta';
import { CategorySidebar } from '@/client/features/categories/CategorySidebar';
import { CategoryTrail } from '@/client/features/categories/CategoryTrail';
import { AddQuantity } from '@/client/features/quotationList/AddQuantity';
import { ComparisonBar } from '@/client/features/spareParts/comparison/ComparisonBar';
import {
  filledReferences,
  referenceValues,
} from '@/client/features/spareParts/editor/referenceValues';
import { customsRows, mainImage, specificationRows } from '@/client/features/spareParts/partFields';
import { PartActions } from '@/client/features/spareParts/partPage/PartActions';
import { attributeRows } from '@/client/features/spareParts/partPage/attributeRows';
import { ProductData } from '@/client/features/spareParts/partPage/ProductData';
import { DocumentsSection } from '@/client/features/spareParts/partPage/PartDocuments';
import { PartImages } from '@/client/features/spareParts/partPage/PartImages';
import { RelatedParts } from '@/client/features/spareParts/partPage/RelatedParts';
import { PartIdentity, PartReferences } from '@/client/features/spareParts/partPage/PartNumber';
import {
  KeyData,
  LabelledFacts,
  ProductName,
  SpecGrid,
} from '@/client/features/spareParts/partPage/PartSpecifications';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { minimumOf } from '@/shared/lineUnits';
import { paths } from '@/shared/siteMap';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { CatalogueColumns } from './catalogue/CatalogueColumns';
import { usePartOrDraft } from './catalogue/usePartOrDraft';
import { AllCategoriesLink, FailedFetch } from './catalogue/messages';

export default function SparePartDetailsPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['catalogue', 'common']);
  const { currentData: part, isError, error, refetch } = usePartOrDraft(id);
  // Stays while a hydrated page refetches.
  const isMissing = isUnknownId(error);
  const category = part?.categoryId;
  return (
    <>
      <PageMeta
        title={part?.name ?? t('details.title')}
        description={part && t('details.metaDescription', { name: part.name })}
        image={part && { file: mainImage(part), imageSizes: part.imageSizes, alt: part.name }}
        type="product"
        noindex={isMissing || part?.hidden}
      />
      <CatalogueBanner image="detail" compact>
        {/* The page's first heading is the part's name, below. */}
        <Typography
          component="p"
          sx={{ typography: { xs: 'h4', md: 'h2' }, mb: { xs: 0.5, md: 1.5 } }}
        >
          {t('common:nav.spareParts')}
        </Typography>
        <CategoryTrail
          categoryId={category?._id}
          category={category}
          page={part && { text: part.name, to: paths.sparePartDetails(id) }}
        />
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
      <ComparisonBar from={part && 'md'} />
    </>
  );
}

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

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 2, md: 4, xl: 5 },
  alignItems: 'start',
  '@media print': { gridTemplateColumns: '2fr 3fr', gap: 3 },
} as const;

function PartArticle({ part }: { part: SparePart }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const references = filledReferences(referenceValues(part));
  const labelled = (rows: ReturnType<typeof specificationRows>) =>
    rows.map((row) => ({ ...row, label: t(`fields.${row.id}`) }));
  const specifications = labelled(specificationRows(part));
  const customs = labelled(customsRows(part));
  const attributes = attributeRows(part, useLanguage());
  const minimum = String(minimumOf(part.moq ?? '').quantity);
  const [quantity, setQuantity] = useState(minimum);
  return (
    <article>
      {part.hidden && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('details.draft')}
        </Alert>
      )}
      <ProductData part={part} rows={[...specifications, ...attributes, ...customs]} />
      <ProductName part={part} />
      <PartIdentity part={part} />
      <Box sx={columns}>
        <PartImages part={part} />
        <div>
          <PartActions
            part={part}
            quantity={quantity === minimum ? undefined : quantity}
            action={<AddQuantity part={part} quantity={quantity} onChange={setQuantity} />}
          />
          <KeyData rows={attributes} />
          <LabelledFacts part={part} />
          {references.length > 0 && (
            <>
              <Typography variant="h4" component="h2" sx={{ mt: { xs: 2, md: 3 }, mb: 1 }}>
                {t('details.alsoKnownAs')}
              </Typography>
              <PartReferences references={references} kinds={t('details.referenceKinds')} />
            </>
          )}
        </div>
      </Box>
      <PartPromises />
      <SpecGrid title={t('details.specifications')} rows={specifications} />
      <SpecGrid title={t('details.customs')} rows={customs} />
      <DocumentsSection documents={part.documents} />
      <RelatedParts partId={part._id} />
      <Link
        href={paths.buying()}
        sx={{
          display: 'inline-block',
          displayPrint: 'none',
          mt: { xs: 2, md: 3 },
          fontWeight: 600,
        }}
      >
        {t('common:buyingTerms')}
      </Link>
    </article>
  );
}

/** Texts that apply to every part: its condition and the four key features. */
function PartPromises() {
  const { t } = useTranslation('catalogue');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: { xs: 1, sm: 4 },
        mt: { xs: 2, md: 6 },
        p: { xs: 1.5, md: 3.5 },
        '@media print': { gridTemplateColumns: '1fr 1fr', mt: 2, p: 0 },
        borderRadius: 1,
        bgcolor: 'grey.100',
      }}
    >
      <div>
        <Typography variant="h4" component="h2" sx={{ mb: { xs: 0.5, md: 1 } }}>
          {t('details.condition.heading')}
        </Typography>
        <Typography>{t('details.condition.text')}</Typography>
      </div>
      <div>
        <Typography variant="h4" component="h2" sx={{ mb: { xs: 0.5, md: 1 } }}>
          {t('details.features.heading')}
        </Typography>
        <GridList columns={{ xs: twoColumns, sm: '1fr', md: '1fr 1fr' }} gap={{ xs: 0.5, md: 1 }}>
          {t('details.features.items').map((item) => (
            <Stack
              component="li"
              key={item}
              direction="row"
              sx={{ gap: { xs: 0.5, md: 1 }, fontSize: { xs: '0.9rem', md: '1rem' } }}
            >
              <CheckCircleOutlined
                aria-hidden
                fontSize="small"
                color="secondary"
                sx={{ mt: '3px' }}
              />
              {item}
            </Stack>
          ))}
        </GridList>
      </div>
    </Box>
  );
}

function LoadingPart() {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <Typography
        variant="h2"
        component="h1"
        color="textSecondary"
        sx={{ mb: 3, display: 'flex', gap: 2 }}
      >
        {t('details.title')}
        <Box component="span" role="status" sx={{ alignSelf: 'center', display: 'flex' }}>
          <CircularProgress size={24} aria-label={t('details.loading')} />
        </Box>
      </Typography>
      <Box aria-hidden sx={columns}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
        <Skeleton variant="rounded" height={276} />
      </Box>
      <Skeleton variant="rounded" height={480} sx={{ mt: 5 }} />
    </>
  );
}
