import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import useTimeout from '@mui/utils/useTimeout';
import { useState } from 'react';
import { PauseButton, useAutoplay } from '@/client/components/site/motion/autoplay';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { useCarouselGestures } from '@/client/components/site/motion/useCarouselGestures';
import { PageSection } from '@/client/components/site/PageSection';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import * as photos from '@/client/lib/generated/photos';

const STRENGTH_INTERVAL = 5000;

/** In the order of their titles in the texts of `home`. */
const strengths = [
  photos.strength1,
  photos.strength2,
  photos.strength3,
  photos.strength4,
  photos.strength5,
  photos.strength6,
  photos.strength7,
  photos.strength8,
];

export function TechnicalStrength() {
  const { t } = useTranslation(['home', 'common']);
  const items = t('strength.items');
  const visible = useVisibleCount();
  const [chosen, setChosen] = useState(0);
  // After a change of the screen's width no group starts in the middle of another.
  const first = chosen - (chosen % visible);
  const count = strengths.length;
  const step = (by: 1 | -1) => setChosen((first + by * visible + count) % count);
  const { playing, toggle } = useAutoplay({
    interval: STRENGTH_INTERVAL,
    onAdvance: () => step(1),
    restart: first,
  });
  const { swipe } = useCarouselGestures(step);

  return (
    <PageSection
      heading={t('strength.heading')}
      lead={t('strength.lead')}
      actions={
        <>
          <PauseButton playing={playing} onToggle={toggle} what={t('strength.label')} />
          <IconButton
            color="outlined"
            aria-label={t('common:motion.previous')}
            onClick={() => step(-1)}
          >
            <ArrowBack fontSize="small" />
          </IconButton>
          <IconButton color="outlined" aria-label={t('common:motion.next')} onClick={() => step(1)}>
            <ArrowForward fontSize="small" />
          </IconButton>
        </>
      }
    >
      <Reveal>
        <Box
          role="group"
          aria-roledescription={t('common:motion.carousel')}
          aria-label={t('strength.label')}
          {...swipe}
          sx={{
            '--visible': { xs: 1, md: 2, lg: 4 },
            overflow: 'hidden',
            mx: -1,
            touchAction: 'pan-y',
          }}
        >
          <List
            disablePadding
            data-unrolled
            aria-live={playing ? 'off' : 'polite'}
            style={{ transform: `translateX(calc(${-first} * 100% / var(--visible)))` }}
            sx={{ display: 'flex', transition: 'transform 700ms ease' }}
          >
            {strengths.map((photo, index) => (
              <ListItem
                key={photo.name}
                disablePadding
                aria-hidden={index < first || index >= first + visible}
                sx={{ display: 'block', flex: '0 0 calc(100% / var(--visible))', px: 1 }}
              >
                <PhotoImage
                  photo={photo}
                  alt={t(`photos.${photo.name}`)}
                  sizes="(min-width: 1024px) 300px, (min-width: 768px) 50vw, 100vw"
                  sx={{ aspectRatio: '4 / 3' }}
                />
                <Typography sx={{ pt: 1.5, fontWeight: 600 }}>{items[index]}</Typography>
              </ListItem>
            ))}
          </List>
        </Box>
      </Reveal>
    </PageSection>
  );
}

/** Photographs side by side; the style sheet above uses the same breakpoints. */
function useVisibleCount(): 1 | 2 | 4 {
  const medium = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const large = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (large) return 4;
  return medium ? 2 : 1;
}

const CASE_INTERVAL = 3000;
const FADE = 400;
const SHOWN = 3;

/** In the order of their names in the texts of `home`. */
const cases = [
  photos.caseAfghanistan,
  photos.caseDhaka,
  photos.caseEthiopia,
  photos.caseIndonesia,
  photos.caseLaos,
  photos.caseRwanda,
];

export function GlobalCase() {
  const { t } = useTranslation('home');
  const items = t('cases.items');
  const [first, setFirst] = useState(0);
  const [fading, setFading] = useState(false);
  const fade = useTimeout();
  const change = () => {
    setFading(true);
    fade.start(FADE, () => {
      setFirst((before) => (before + SHOWN) % cases.length);
      setFading(false);
    });
  };
  const { playing, toggle } = useAutoplay({ interval: CASE_INTERVAL, onAdvance: change });

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
        {cases.map((photo, index) => {
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
