import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { GridList } from '@/client/components/GridList';
import { PauseButton } from '@/client/components/site/motion/PauseButton';
import { useAutoplay } from '@/client/components/site/motion/useAutoplay';
import { Picture } from '@/client/components/site/Picture';
import * as photos from '@/client/lib/generated/photos';
import { PageSection } from '@/client/components/site/PageSection';
import { useTranslation } from '@/client/i18n/useTranslation';

const INTERVAL = 3000;
const FADE = 400;
const SHOWN = 3;

/** In the order of their names in the texts of `home`. */
const pictures = [
  photos.caseAfghanistan,
  photos.caseDhaka,
  photos.caseEthiopia,
  photos.caseIndonesia,
  photos.caseLaos,
  photos.caseRwanda,
];

/** Six projects, three at a time: they fade out, and the other three fade in. */
export function GlobalCase() {
  const { t } = useTranslation('home');
  const items = t('cases.items');
  const [first, setFirst] = useState(0);
  const [fading, setFading] = useState(false);
  const { playing, toggle } = useAutoplay({ interval: INTERVAL, onAdvance: () => setFading(true) });

  useEffect(() => {
    if (!fading) return;
    const timer = setTimeout(() => {
      setFirst((before) => (before + SHOWN) % pictures.length);
      setFading(false);
    }, FADE);
    return () => clearTimeout(timer);
  }, [fading]);

  const isShown = (index: number) => index >= first && index < first + SHOWN;
  return (
    <PageSection
      heading={t('cases.heading')}
      lead={t('cases.lead')}
      actions={<PauseButton playing={playing} onToggle={toggle} what={t('cases.label')} />}
      quiet
    >
      <GridList data-unrolled columns={{ xs: '1fr', md: 'repeat(3, 1fr)' }} gap={2}>
        {pictures.map((photo, index) => {
          const visible = isShown(index) && !fading;
          const place = (index % SHOWN) + 1;
          return (
            <Box
              component="li"
              key={photo.name}
              style={{
                opacity: visible ? 1 : 0,
                visibility: isShown(index) ? 'visible' : 'hidden',
              }}
              sx={{
                position: 'relative',
                // Both groups of three stand in the same places, so that the page keeps its height.
                gridArea: { xs: `${place} / 1`, md: `1 / ${place}` },
                transition: `opacity ${FADE}ms ease`,
              }}
            >
              <Picture
                photo={photo}
                alt={t(`photos.${photo.name}`)}
                sizes="(min-width: 1248px) 390px, (min-width: 768px) 33vw, 100vw"
                sx={{ width: '100%', aspectRatio: { xs: '16 / 9', md: '4 / 3' } }}
              />
              <Box
                sx={{
                  position: 'absolute',
                  inset: 'auto auto 0 0',
                  px: 2.5,
                  py: 1.25,
                  bgcolor: 'primary.main',
                  color: '#fff',
                  fontWeight: 600,
                }}
              >
                {items[index]}
              </Box>
            </Box>
          );
        })}
      </GridList>
    </PageSection>
  );
}
