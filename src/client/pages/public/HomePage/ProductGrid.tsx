import ArrowForward from '@mui/icons-material/ArrowForward';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia, { cardMediaClasses } from '@mui/material/CardMedia';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { PageSection } from '@/client/components/site/PageSection';
import { PhotoImage } from '@/client/components/site/PhotoImage';
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

/** A card for each product line, with a link to its page. */
export function ProductGrid() {
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
            <Grid key={href} component="li" size={{ xs: 6, md: 3 }} sx={{ maxWidth: 300 }}>
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
                    sx={{ width: '100%', height: '100%', transition: 'transform 600ms ease-out' }}
                  />
                  <CardContent
                    sx={{
                      position: 'absolute',
                      inset: 'auto 0 0',
                      display: 'flex',
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
                      sx={{ fontSize: { md: '1.125rem' }, fontWeight: 650 }}
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
