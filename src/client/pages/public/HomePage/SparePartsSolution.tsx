import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { GridList } from '@/client/components/GridList';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { Picture } from '@/client/components/site/Picture';
import * as photos from '@/client/lib/generated/photos';
import { paths } from '@/shared/siteMap';
import { PageSection } from '@/client/components/site/PageSection';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Searches that find such parts whatever the visitor's language, in the order of their titles. */
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
        <GridList
          columns={{ xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
          gap={{ xs: 2, lg: 3 }}
        >
          {kinds.map(({ query, photo }, index) => (
            <li key={query}>
              <Link
                href={paths.search(query)}
                sx={{
                  display: 'block',
                  position: 'relative',
                  color: '#fff',
                  textDecoration: 'none',
                  transition: 'transform 300ms ease-out, box-shadow 300ms ease-out',
                  '&:hover': {
                    zIndex: 1,
                    transform: 'scale(1.04)',
                    boxShadow: '0 16px 40px rgb(7 20 40 / 0.28)',
                  },
                }}
              >
                <Picture
                  photo={photo}
                  alt=""
                  sizes="(min-width: 1024px) 282px, (min-width: 600px) 50vw, 100vw"
                  sx={{ width: '100%', aspectRatio: '4 / 3' }}
                />
                <Box sx={{ px: 2, py: 1.5, bgcolor: 'primary.main', fontWeight: 600 }}>
                  {items[index]}
                </Box>
              </Link>
            </li>
          ))}
        </GridList>
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
