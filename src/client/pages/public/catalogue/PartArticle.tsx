import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SparePart } from '@/client/api';
import { CompareToggle } from '@/client/features/spareParts/comparison/CompareToggle';
import {
  filledReferences,
  referenceValues,
} from '@/client/features/spareParts/editor/referenceValues';
import { quotationPath, specificationRows } from '@/client/features/spareParts/partFields';
import { attributeRows } from '@/client/features/spareParts/partPage/attributeRows';
import { PartImages } from '@/client/features/spareParts/partPage/PartImages';
import { PartIdentity, PartReferences } from '@/client/features/spareParts/partPage/PartNumber';
import { PartPromises } from '@/client/features/spareParts/partPage/PartPromises';
import { LabelledFacts, SpecGrid } from '@/client/features/spareParts/partPage/PartSpecifications';
import { ProductData } from '@/client/features/spareParts/partPage/ProductData';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 3, md: 4, xl: 5 },
  alignItems: 'start',
} as const;

export function PartArticle({ part }: { part: SparePart }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const references = filledReferences(referenceValues(part));
  const specifications = specificationRows(part).map(({ field, value }) => ({
    id: field,
    label: t(`fields.${field}`),
    value,
  }));
  const attributes = attributeRows(part, useLanguage());
  return (
    <article>
      <ProductData part={part} rows={[...specifications, ...attributes]} />
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {part.name}
      </Typography>
      <PartIdentity part={part} />
      <Box sx={columns}>
        <PartImages part={part} />
        <div>
          <LabelledFacts part={part} />
          {references.length > 0 && (
            <>
              <Typography variant="h4" component="h2" sx={{ mt: 3, mb: 1 }}>
                {t('details.alsoKnownAs')}
              </Typography>
              <PartReferences references={references} kinds={t('details.referenceKinds')} />
            </>
          )}
          <Button
            variant="contained"
            size="large"
            href={quotationPath(part)}
            color="secondary"
            sx={{ display: { xs: 'flex', sm: 'inline-flex' }, mt: 3 }}
          >
            {t('common:askForQuotation')}
          </Button>
          <Box sx={{ mt: 1.5 }}>
            <CompareToggle part={part} />
          </Box>
        </div>
      </Box>
      <PartPromises />
      <SpecGrid heading={t('details.specifications')} rows={specifications} />
      <SpecGrid heading={t('details.properties')} rows={attributes} />
    </article>
  );
}

export function LoadingPart() {
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
        <div>
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height={46} />
          ))}
        </div>
      </Box>
      <Skeleton variant="rounded" height={480} sx={{ mt: 5 }} />
    </>
  );
}
