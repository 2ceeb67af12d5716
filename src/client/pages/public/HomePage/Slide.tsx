import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '@/client/components/site/motion/autoplay';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import type { Content } from '@/client/i18n';
import { useTranslation } from '@/client/i18n/useTranslation';
import { film1, film2, film3, film4, film5, film6 } from '@/client/lib/generated/films';
import * as photos from '@/client/lib/generated/photos';
import { type Film, filmUrl, type Photo } from '@/client/lib/photo';
import { paths } from '@/shared/siteMap';

/** Milliseconds of a transition, during which clicks are ignored. */
export const TRANSITION = 1200;

interface SlideData {
  photo: Photo<keyof Content['home']['photos']>;
  film: Film;
  /** Part of the photograph that stays in view on narrow screens, as `object-position`. */
  focus?: string;
  action: keyof Content['home']['slider']['actions'];
  to: string;
}

export const slides: SlideData[] = [
  { photo: photos.slider1, film: film1, action: 'company', to: paths.about() },
  {
    photo: photos.slider2,
    film: film2,
    focus: '66% 50%',
    action: 'passenger',
    to: paths.elevatorType('passenger'),
  },
  { photo: photos.slider3, film: film3, action: 'categories', to: paths.sparePartsOverview() },
  {
    photo: photos.slider4,
    film: film4,
    focus: '60% 50%',
    action: 'elevators',
    to: paths.elevator(),
  },
  {
    photo: photos.slider5,
    film: film5,
    focus: '61% 50%',
    action: 'villa',
    to: paths.elevatorType('villa'),
  },
  {
    photo: photos.slider6,
    film: film6,
    action: 'escalators',
    to: paths.escalatorType('indoor'),
  },
];

const CAPTION_OUT = 300;
const CAPTION_IN = 1000;

/** Phones get fewer pixels than they could show: a dark ground covers most of the photograph. */
const SIZES = '(max-width: 599px) 640px, (max-width: 1023px) 1100px, max(100vw, 1350px)';

const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

interface SlideProps {
  slide: SlideData;
  number: number;
  active: boolean;
  loaded: boolean;
  playing: boolean;
}

/** One slide: it covers the old one, whose caption leaves before the new one comes. */
export function Slide({ slide, number, active, loaded, playing }: SlideProps) {
  const { t } = useTranslation('home');
  const filmsAllowed = useFilmsAllowed();
  return (
    <Box
      role="group"
      aria-roledescription={t('slider.slide')}
      aria-label={t('slider.position', { number, count: slides.length })}
      aria-hidden={!active}
      inert={!active}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          zIndex: active ? 1 : 0,
          opacity: active ? 1 : 0,
          transition: active ? `opacity ${TRANSITION}ms ease` : `opacity 0s ${TRANSITION}ms`,
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            background: {
              xs: 'linear-gradient(0deg, rgb(7 20 40 / .92) 12%, rgb(7 20 40 / .62) 48%, rgb(7 20 40 / .05) 80%)',
              md: 'linear-gradient(0deg, rgb(7 20 40 / .75), transparent 32%), linear-gradient(90deg, rgb(7 20 40 / .88), rgb(7 20 40 / .64) 42%, rgb(7 20 40 / 0) 80%)',
            },
          },
        }}
      >
        {loaded && (
          <PhotoImage
            photo={slide.photo}
            alt={t(`photos.${slide.photo.name}`)}
            priority={number === 1}
            sizes={SIZES}
            sx={[filling, { objectPosition: slide.focus }]}
          />
        )}
        {loaded && filmsAllowed && <SlideFilm film={slide.film} running={active && playing} />}
      </Box>
      <Container
        sx={{
          position: 'absolute',
          inset: 0,
          zIndex: 2,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: { xs: 'flex-end', md: 'center' },
          alignItems: 'flex-start',
          gap: 3,
          pb: { xs: 13, md: 8 },
          opacity: active ? 1 : 0,
          visibility: active ? 'visible' : 'hidden',
          transition: active
            ? `opacity ${CAPTION_IN}ms ease ${CAPTION_OUT}ms`
            : `opacity ${CAPTION_OUT}ms ease, visibility 0s ${CAPTION_OUT}ms`,
        }}
      >
        <Typography
          variant="h1"
          component="p"
          sx={{ maxWidth: { xs: '13em', md: '12em' }, textWrap: 'balance' }}
        >
          {number === 1 ? t('slider.welcome') : t('slider.captions')[number - 2]}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          {/* What most visitors come for is one tap away, whichever slide is shown. */}
          <Button
            variant="contained"
            size="large"
            href={paths.search()}
            color="secondary"
            startIcon={<Search aria-hidden />}
          >
            {t('slider.findParts')}
          </Button>
          <Button size="large" href={slide.to} color="inherit" variant="outlined">
            {t(`slider.actions.${slide.action}`)}
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}

/** Fetched when it plays for the first time; until then, or where it fails, the photograph shows. */
function SlideFilm({ film, running }: { film: Film; running: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [moving, setMoving] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!running || !element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      // A browser that saves power may reject: the photograph below is enough.
      if (entry?.isIntersecting) element.play().catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [running]);

  if (failed) return null;
  return (
    <Box
      component="video"
      ref={video}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden
      onPlaying={() => setMoving(true)}
      onError={() => setFailed(true)}
      style={{ opacity: moving ? 1 : 0 }}
      sx={[filling, { objectFit: 'cover', transition: 'opacity 400ms ease' }]}
    >
      <source src={filmUrl(film, 'webm')} type="video/webm" />
      <source src={filmUrl(film, 'mp4')} type="video/mp4" onError={() => setFailed(true)} />
    </Box>
  );
}

const subscribeToLoad = (listener: () => void) => {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
};

function useFilmsAllowed(): boolean {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const reducedMotion = useReducedMotion();
  // A film delays nothing that the page itself loads.
  const pageLoaded = useSyncExternalStore(
    subscribeToLoad,
    () => document.readyState === 'complete',
    () => false,
  );
  if (!wide || reducedMotion || !pageLoaded) return false;
  // Not all browsers have the Network Information API.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData;
}
