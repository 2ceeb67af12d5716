import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import useTimeout from '@mui/utils/useTimeout';
import { useState } from 'react';
import { PauseButton, useAutoplay } from '@/client/components/site/motion/autoplay';
import { PageSection } from '@/client/components/site/PageSection';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';

const INTERVAL = 3000;
const FADE = 400;
const SHOWN = 3;

/** In the order of their names in the texts of `home`. */
const images = [
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
  const fade = useTimeout();
  const change = () => {
    setFading(true);
    fade.start(FADE, () => {
      setFirst((before) => (before + SHOWN) % images.length);
      setFading(false);
    });
  };
  const { playing, toggle } = useAutoplay({ interval: INTERVAL, onAdvance: change });

  const isShown = (index: number) => index >= first && index < first + SHOWN;
  return (
    <PageSection
      heading={t('cases.heading')}
      lead={t('cases.lead')}
      actions={<PauseButton playing={playing} onToggle={toggle} what={t('cases.label')} />}
      quiet
    >
      <List
        disablePadding
        data-unrolled
        sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: 2 }}
      >
        {images.map((photo, index) => {
          const place = (index % SHOWN) + 1;
          return (
            <ListItem
              key={photo.name}
              disablePadding
              style={{
                opacity: isShown(index) && !fading ? 1 : 0,
                visibility: isShown(index) ? 'visible' : 'hidden',
              }}
              sx={{
                // Both groups of three share the same cells, so that the page keeps its height.
                gridArea: { xs: `${place} / 1`, md: `1 / ${place}` },
                transition: `opacity ${FADE}ms ease`,
              }}
            >
              <PhotoImage
                photo={photo}
                alt={t(`photos.${photo.name}`)}
                sizes="(min-width: 1248px) 390px, (min-width: 768px) 33vw, 100vw"
                sx={{ aspectRatio: { xs: '16 / 9', md: '4 / 3' } }}
              />
              <Typography
                sx={{
                  position: 'absolute',
                  inset: 'auto auto 0 0',
                  px: 2.5,
                  py: 1.25,
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                  fontWeight: 600,
                }}
              >
                {items[index]}
              </Typography>
            </ListItem>
          );
        })}
      </List>
    </PageSection>
  );
}
