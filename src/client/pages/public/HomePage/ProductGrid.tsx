import Link from '@mui/material/Link';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { GridList } from '@/client/components/GridList';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { Picture } from '@/client/components/site/Picture';
import * as photos from '@/client/lib/generated/photos';
import { paths } from '@/shared/siteMap';
import { PageSection } from '@/client/components/site/PageSection';
import { useTranslation } from '@/client/i18n/useTranslation';

/** In the order of their titles in the texts of `home`. */
const products = [
  { to: paths.elevatorType('passenger'), photo: photos.productPassenger },
  { to: paths.elevatorType('villa'), photo: photos.productVilla },
  { to: paths.elevatorType('panoramic'), photo: photos.productPanoramic },
  { to: paths.elevatorType('hospital'), photo: photos.productHospital },
  { to: paths.elevatorType('freight'), photo: photos.productFreight },
  { to: paths.elevatorType('hydraulic'), photo: photos.productHydraulic },
  { to: paths.escalatorType('indoor'), photo: photos.productEscalator },
  { to: paths.escalatorType('moving-walks'), photo: photos.productWalk },
];

/** A card for each product line, which leads to its page. */
export function ProductGrid() {
  const { t } = useTranslation('home');
  const items = t('products.items');
  return (
    <PageSection heading={t('products.heading')} lead={t('products.lead')} quiet>
      <Reveal>
        <GridList
          columns={{ xs: 'repeat(2, minmax(0, 300px))', md: 'repeat(4, minmax(0, 300px))' }}
          gap={{ xs: 1.5, sm: 2, lg: 3 }}
          sx={{ justifyContent: { xs: 'start', md: 'space-between' }, maxWidth: 1200, mx: 'auto' }}
        >
          {products.map(({ to, photo }, index) => (
            <li key={to}>
              <Link
                href={to}
                sx={{
                  position: 'relative',
                  display: 'block',
                  maxWidth: 300,
                  height: { xs: 250, md: 300, lg: 330 },
                  overflow: 'hidden',
                  color: '#fff',
                  textDecoration: 'none',
                  '& img': { transition: 'transform 600ms ease-out' },
                  '&:hover img': { transform: 'scale(1.06)' },
                }}
              >
                <Picture
                  photo={photo}
                  alt=""
                  sizes="(min-width: 1024px) 440px, (min-width: 768px) 400px, 320px"
                  sx={{ width: '100%', height: '100%' }}
                />
                <Box
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
                    fontSize: { xs: '1rem', md: '1.125rem' },
                    fontWeight: 650,
                  }}
                >
                  {items[index]}
                  <ArrowForward fontSize="small" aria-hidden sx={{ color: 'secondary.light' }} />
                </Box>
              </Link>
            </li>
          ))}
        </GridList>
      </Reveal>
    </PageSection>
  );
}
