import Box from '@mui/material/Box';
import { PageMeta } from '@/client/components/PageMeta';
import { HydrationBoundary } from '@/client/components/site/HydrationBoundary';
import { StructuredData } from '@/client/components/site/StructuredData';
import { organizationData } from '@/client/lib/structuredData';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from '@/client/i18n/useTranslation';
import { GlobalCase } from './GlobalCase';
import { HeadlineBlock } from './HeadlineBlock';
import { HeroSlider } from './HeroSlider';
import { PhotoGallery } from './PhotoGallery';
import { ProductGrid } from './ProductGrid';
import { slides } from './slides';
import { SparePartsSolution } from './SparePartsSolution';
import { TechnicalStrength } from './TechnicalStrength';
import { WhyChooseUs } from './WhyChooseUs';

export default function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} picture={slides[0]?.photo} />
      <StructuredData of={organizationData} />
      <Box component="h1" sx={visuallyHidden}>
        {t('heading')}
      </Box>
      <HydrationBoundary>
        <HeroSlider slides={slides} />
      </HydrationBoundary>
      <HydrationBoundary>
        <PhotoGallery />
      </HydrationBoundary>
      <HydrationBoundary>
        <HeadlineBlock />
      </HydrationBoundary>
      <ProductGrid />
      <SparePartsSolution />
      <HydrationBoundary>
        <WhyChooseUs />
      </HydrationBoundary>
      <TechnicalStrength />
      <GlobalCase />
    </>
  );
}
