import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { PageSection } from '@/client/components/site/PageSection';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';
import { paths } from '@/shared/siteMap';

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

/** Eight kinds of spare parts; each card searches the catalogue for them. */
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
                    sx={{ width: '100%', aspectRatio: '4 / 3' }}
                  />
                  <CardContent sx={{ py: 1.5 }}>
                    <Typography sx={{ fontWeight: 600 }}>{items[index]}</Typography>
                  </CardContent>
                </CardActionArea>
              </Card>
            </Grid>
          ))}
        </Grid>
        <Button
          size="large"
          href={paths.sparePartsOverview()}
          variant="outlined"
          endIcon={<ArrowForward />}
          sx={{ mt: 5 }}
        >
          {t('parts.all')}
        </Button>
      </PageSection>
    </Reveal>
  );
}
