import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Suspense } from 'react';
import { PageMeta } from '@/client/components/PageMeta';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import { organizationData } from '@/client/lib/companyData';
import { HeroSlider } from './HeroSlider';
import { GlobalCase, TechnicalStrength } from './PhotoShows';
import { Products, SparePartsSolution } from './ProductSections';
import { slides } from './Slide';
import { WhyChooseUs } from './WhyChooseUs';

export default function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageMeta title={t('title')} description={t('metaDescription')} image={slides[0]?.photo} />
      <StructuredData of={organizationData} />
      {/* A slider that is parsed in parts would shift while it is painted. */}
      <link rel="expect" href="#gallery" blocking="render" />
      <Typography component="h1" sx={visuallyHidden}>
        {t('heading')}
      </Typography>
      <Suspense>
        <HeroSlider />
      </Suspense>
      <Suspense>
        <PhotoGallery />
      </Suspense>
      <Suspense>
        <Headline />
      </Suspense>
      <Products />
      <SparePartsSolution />
      <WhyChooseUs />
      <TechnicalStrength />
      <GlobalCase />
    </>
  );
}

function PhotoGallery() {
  const { t } = useTranslation('home');
  return (
    <Grid
      container
      component="section"
      id="gallery"
      aria-label={t('gallery.label')}
      columns={{ xs: 2, md: 4 }}
      spacing={1}
      sx={{ pt: 1 }}
    >
      {[photos.gallery1, photos.gallery2, photos.gallery3, photos.gallery4].map((photo) => (
        <Grid key={photo.name} size={1}>
          <PhotoImage
            photo={photo}
            alt={t(`photos.${photo.name}`)}
            sizes="(min-width: 768px) 25vw, 50vw"
            sx={{ aspectRatio: '4 / 5' }}
          />
        </Grid>
      ))}
    </Grid>
  );
}

function Headline() {
  const { t } = useTranslation('home');
  const directions = [
    { Icon: ArrowUpward, texts: t('headline.vertical') },
    { Icon: ArrowForward, texts: t('headline.horizontal') },
  ];
  return (
    <Container component="section" aria-labelledby="headline" sx={{ py: { xs: 8, md: 14 } }}>
      <Reveal>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { lg: '1.1fr 1fr' },
            gap: { xs: 5, lg: 10 },
          }}
        >
          <div>
            <Typography id="headline" component="h2" variant="h1">
              {t('headline.heading')}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 3, maxWidth: '32em', fontSize: '1.2rem' }}>
              {t('headline.lead')}
            </Typography>
          </div>
          <Stack spacing={4} sx={{ justifyContent: 'center' }}>
            {directions.map(({ Icon, texts }) => (
              <Stack key={texts.title} direction="row" spacing={3}>
                <Avatar
                  variant="square"
                  sx={{ width: 56, height: 56, bgcolor: 'primary.main', color: 'secondary.light' }}
                >
                  <Icon aria-hidden />
                </Avatar>
                <div>
                  <Typography variant="h3">{texts.title}</Typography>
                  <Typography color="textSecondary" sx={{ mt: 1 }}>
                    {texts.text}
                  </Typography>
                </div>
              </Stack>
            ))}
          </Stack>
        </Box>
      </Reveal>
    </Container>
  );
}
