import Box from '@mui/material/Box';

import { PageMeta } from '../../../components/PageMeta';
import { visuallyHidden } from '../../../components/visuallyHidden';
import { useContent } from '../../../content';
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
  const { title, metaDescription, heading } = useContent('home');
  return (
    <>
      <PageMeta title={title} description={metaDescription} />
      <Box component="h1" sx={visuallyHidden}>
        {heading}
      </Box>
      <HeroSlider slides={slides} />
      <PhotoGallery />
      <HeadlineBlock />
      <ProductGrid />
      <SparePartsSolution />
      <WhyChooseUs />
      <TechnicalStrength />
      <GlobalCase />
    </>
  );
}
