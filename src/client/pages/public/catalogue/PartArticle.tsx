import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SparePart } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { compareToggle } from '@/client/features/spareParts/list/cardStyles';
import { CompareToggle } from '@/client/features/spareParts/comparison/CompareToggle';
import { LabelledFacts } from '@/client/features/spareParts/partPage/LabelledFacts';
import { attributeRows } from '@/client/features/spareParts/partPage/attributeRows';
import { PartIdentity } from '@/client/features/spareParts/partPage/PartIdentity';
import { PartPictures } from '@/client/features/spareParts/partPage/PartPictures';
import { PartPromises } from '@/client/features/spareParts/partPage/PartPromises';
import { PartReferences } from '@/client/features/spareParts/partPage/PartReferences';
import {
  filledReferences,
  referenceValues,
} from '@/client/features/spareParts/editor/referenceValues';
import { ProductData } from '@/client/features/spareParts/partPage/ProductData';
import {
  PropertyGrid,
  SpecificationGrid,
} from '@/client/features/spareParts/partPage/SpecificationGrid';
import { paths } from '@/shared/siteMap';
import { HydrationBoundary } from '@/client/components/site/HydrationBoundary';
import { partColumns } from './partColumns';

/** Everything about one part. */
export function PartArticle({ part }: { part: SparePart }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  const number = part.partNumber?.trim();
  const references = filledReferences(referenceValues(part));
  return (
    <article>
      <ProductData part={part} />
      <Typography variant="h1" sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>
        {part.name}
      </Typography>
      <PartIdentity part={part} />
      <Box sx={partColumns}>
        <HydrationBoundary>
          <PartPictures part={part} />
        </HydrationBoundary>
        <div>
          <LabelledFacts part={part} />
          {references.length > 0 && (
            <HydrationBoundary>
              <Typography variant="h2" sx={{ typography: 'h4', mt: 3, mb: 1 }}>
                {t('details.alsoKnownAs')}
              </Typography>
              <PartReferences references={references} kinds={t('details.referenceKinds')} />
            </HydrationBoundary>
          )}
          <Button
            variant="contained"
            size="large"
            href={paths.contact(number ? `${part.name} (${number})` : part.name)}
            color="secondary"
            sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}
          >
            {t('common:askForQuotation')}
          </Button>
          <Box sx={{ mt: 1.5, '& > label': compareToggle }}>
            <CompareToggle part={part} />
          </Box>
        </div>
      </Box>
      <Box sx={{ mt: { xs: 4, md: 6 } }}>
        <HydrationBoundary>
          <PartPromises />
        </HydrationBoundary>
      </Box>
      <Typography variant="h2" sx={{ typography: 'h3', mt: { xs: 4, md: 6 }, mb: 2 }}>
        {t('details.specifications')}
      </Typography>
      <HydrationBoundary>
        <SpecificationGrid part={part} />
      </HydrationBoundary>
      {attributeRows(part, language).length > 0 && (
        <HydrationBoundary>
          <Typography variant="h2" sx={{ typography: 'h3', mt: { xs: 4, md: 6 }, mb: 2 }}>
            {t('details.properties')}
          </Typography>
          <PropertyGrid part={part} />
        </HydrationBoundary>
      )}
    </article>
  );
}
