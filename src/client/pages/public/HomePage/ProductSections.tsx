import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia, { cardMediaClasses } from '@mui/material/CardMedia';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { PageSection } from '@/client/components/site/PageSection';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import { PasteLink } from '@/client/features/quotationList/PasteLink';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import { paths } from '@/shared/siteMap';

/** In the order of their titles in the texts of `home`. */
const products = [
  { href: paths.elevatorType('passenger'), photo: photos.productPassenger },
  { href: paths.elevatorType('villa'), photo: photos.productVilla },
  { href: paths.elevatorType('panoramic'), photo: photos.productPanoramic },
  { href: paths.elevatorType('hospital'), photo: photos.productHospital },
  { href: paths.elevatorType('freight'), photo: photos.productFreight },
  { href: paths.elevatorType('hydraulic'), photo: photos.productHydraulic },
  { href: paths.escalatorType('indoor'), photo: photos.productEscalator },
  { href: paths.escalatorType('moving-walks'), photo: photos.productWalk },
];

export function Products() {
  const { t } = useTranslation('home');
  const items = t('products.items');
  return (
    <PageSection heading={t('products.heading')} lead={t('products.lead')} quiet>
      <Reveal>
        <Grid
          container
          component="ul"
          spacing={{ xs: 1.5, sm: 2, lg: 3 }}
          sx={{ maxWidth: 1200, mx: 'auto' }}
        >
          {products.map(({ href, photo }, index) => (
            <Grid
              key={href}
              component="li"
              size={{ xs: 6, md: 3 }}
              sx={{ minWidth: 'min(8.5rem, 100%)', maxWidth: 300 }}
            >
              <Card elevation={0} square sx={{ height: { xs: 250, md: 300, lg: 330 } }}>
                <CardActionArea
                  href={href}
                  sx={{
                    height: '100%',
                    color: '#fff',
                    [`&:hover .${cardMediaClasses.root}`]: { transform: 'scale(1.06)' },
                  }}
                >
                  <CardMedia
                    component={PhotoImage}
                    photo={photo}
                    alt=""
                    sizes="(min-width: 1024px) 440px, (min-width: 768px) 400px, 320px"
                    sx={{ height: '100%', transition: 'transform 600ms ease-out' }}
                  />
                  <CardContent
                    sx={{
                      position: 'absolute',
                      inset: 'auto 0 0',
                      display: 'flex',
                      flexWrap: 'wrap',
                      alignItems: 'flex-end',
                      justifyContent: 'space-between',
                      gap: 1,
                      p: { xs: 1.5, md: 2.5 },
                      pt: 8,
                      background:
                        'linear-gradient(0deg, rgb(7 20 40 / .95), rgb(7 20 40 / .75) 45%, transparent)',
                    }}
                  >
                    <Typography
                      component="span"
                      sx={{ minWidth: 0, fontSize: { md: '1.125rem' }, fontWeight: 650 }}
                    >
                      {items[index]}
                    </Typography>
                    <ArrowForward fontSize="small" aria-hidden sx={{ color: 'secondary.light' }} />
                  </CardContent>
                </CardActionArea>
              </Card>
            </Grid>
          ))}
        </Grid>
      </Reveal>
    </PageSection>
  );
}

/** Searches for each kind that work in every language, in the order of their titles. */
const kinds = [
  { query: 'controller', photo: photos.solutionControl },
  { query: 'display', photo: photos.solutionDisplay },
  { query: 'photoelectric', photo: photos.solutionPhotoelectric },
  { query: 'safety gear', photo: photos.solutionSafetyGear },
  { query: 'intercom', photo: photos.solutionIntercom },
  { query: 'encoder', photo: photos.solutionEncoder },
  { query: 'limit switch', photo: photos.solutionLimitSwitch },
  { query: 'push button', photo: photos.solutionPushButton },
];

export function SparePartsSolution() {
  const { t } = useTranslation('home');
  const items = t('parts.items');
  return (
    <Reveal duration={800} fromScale={0.96}>
      <PageSection heading={t('parts.heading')} lead={t('parts.tagline')}>
        <Grid container component="ul" spacing={{ xs: 2, lg: 3 }}>
          {kinds.map(({ query, photo }, index) => (
            <Grid key={query} component="li" size={{ xs: 12, sm: 6, lg: 3 }}>
              <Card
                elevation={0}
                square
                sx={{
                  position: 'relative',
                  height: '100%',
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                  transition: 'transform 300ms ease-out, box-shadow 300ms ease-out',
                  '&:hover': {
                    zIndex: 1,
                    transform: 'scale(1.04)',
                    boxShadow: '0 16px 40px rgb(7 20 40 / 0.28)',
                  },
                }}
              >
                <CardActionArea href={paths.search(query)}>
                  <CardMedia
                    component={PhotoImage}
                    photo={photo}
                    alt=""
                    sizes="(min-width: 1024px) 282px, (min-width: 600px) 50vw, 100vw"
                    sx={{ aspectRatio: '4 / 3' }}
                  />
                  <CardContent sx={{ py: 1.5 }}>
                    <Typography sx={{ fontWeight: 600 }}>{items[index]}</Typography>
                  </CardContent>
                </CardActionArea>
              </Card>
            </Grid>
          ))}
        </Grid>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 5 }}>
          <Button
            size="large"
            href={paths.sparePartsOverview()}
            variant="outlined"
            endIcon={<ArrowForward />}
          >
            {t('parts.all')}
          </Button>
          <PasteLink size="large" />
        </Stack>
      </PageSection>
    </Reveal>
  );
}
