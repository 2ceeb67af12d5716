import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useTimeout from '@mui/utils/useTimeout';
import { useEffect, useState } from 'react';
import { headerHeight } from '@/client/components/site/headerHeight';
import { PauseButton, useAutoplay } from '@/client/components/site/motion/autoplay';
import { useCarouselGestures } from '@/client/components/site/motion/useCarouselGestures';
import { PhotoImage } from '@/client/components/site/PhotoImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { Slide, slides, TRANSITION } from './Slide';

const INTERVAL = 5000;
/** Milliseconds that a slide is shown before the photograph of the next one is fetched. */
const PREFETCH_DELAY = 2500;

export function HeroSlider() {
  const { t } = useTranslation(['home', 'common']);
  const { index, goTo, fetched } = useSlider();
  const [keyboardInside, setKeyboardInside] = useState(false);
  const { playing, toggle } = useAutoplay({
    interval: INTERVAL,
    onAdvance: () => goTo(index + 1),
    restart: index,
    suspended: keyboardInside,
  });
  const { swipe, onKeyDown } = useCarouselGestures((by) => goTo(index + by));

  return (
    <>
      <Box
        component="section"
        aria-roledescription={t('common:motion.carousel')}
        aria-label={t('slider.label')}
        onFocus={({ target }) => setKeyboardInside(target.matches(':focus-visible'))}
        onBlur={() => setKeyboardInside(false)}
        onKeyDown={onKeyDown}
        {...swipe}
        sx={{
          position: 'relative',
          isolation: 'isolate',
          overflow: 'hidden',
          height: {
            xs: `clamp(480px, calc(100svh - ${headerHeight.xs}px), 620px)`,
            sm: `clamp(480px, calc(100svh - ${headerHeight.sm}px), 620px)`,
            lg: 'clamp(520px, calc(100vh - 132px), 760px)',
          },
          bgcolor: 'primary.dark',
          color: 'primary.contrastText',
          touchAction: 'pan-y',
          '--focus-color': ({ palette }) => palette.secondary.light,
        }}
      >
        {/* Pause comes first, as the carousel pattern of the APG demands. */}
        <Container
          data-scripted
          sx={{
            position: 'absolute',
            inset: 'auto 0 0',
            zIndex: 3,
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1, md: 2 },
            pb: { xs: 2.5, md: 4 },
          }}
        >
          <PauseButton playing={playing} onToggle={toggle} what={t('slider.label')} />
          <Stack
            direction="row"
            role="group"
            aria-label={t('slider.choose')}
            spacing={{ xs: 0, md: 1 }}
            sx={{ mx: 'auto' }}
          >
            {slides.map(({ photo }, position) => (
              <ButtonBase
                key={photo.name}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => goTo(position)}
                sx={slideLabel}
              >
                {String(position + 1).padStart(2, '0')}
              </ButtonBase>
            ))}
          </Stack>
          <IconButton
            color="outlined"
            aria-label={t('common:motion.next')}
            onClick={() => goTo(index + 1)}
          >
            <ArrowForward fontSize="small" />
          </IconButton>
        </Container>
        <div aria-live={playing && !keyboardInside ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <Slide
              key={slide.photo.name}
              slide={slide}
              number={position + 1}
              active={position === index}
              loaded={fetched.has(position)}
              playing={playing}
            />
          ))}
        </div>
      </Box>
      <noscript>
        <StaticSlides />
      </noscript>
    </>
  );
}

/** The current slide, those whose photographs are fetched, and the lock during a transition. */
function useSlider() {
  const count = slides.length;
  const [index, setIndex] = useState(0);
  const [moving, setMoving] = useState(false);
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));
  const transition = useTimeout();

  useEffect(() => {
    const next = (index + 1) % count;
    const timer = setTimeout(
      () => setFetched((before) => new Set(before).add(next)),
      PREFETCH_DELAY,
    );
    return () => clearTimeout(timer);
  }, [index, count]);

  const goTo = (wanted: number) => {
    const next = (wanted + count) % count;
    if (moving || next === index) return;
    setFetched((before) => new Set(before).add(next));
    setIndex(next);
    setMoving(true);
    transition.start(TRANSITION, () => setMoving(false));
  };
  return { index, goTo, fetched };
}

const slideLabel = {
  position: 'relative',
  width: { xs: 36, sm: 56, lg: 72 },
  height: 44,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 3px 2px',
    height: 3,
    bgcolor: 'rgb(255 255 255 / 0.45)',
  },
  '&[aria-current]': { fontWeight: 700, '&::after': { bgcolor: 'secondary.light' } },
} as const;

/** The other slides below the first one, for browsers without script. */
function StaticSlides() {
  const captions = useTranslation('home').t('slider.captions');
  return (
    <Grid container component="ul" columns={{ xs: 1, sm: 2, lg: 5 }} spacing={1} sx={{ pt: 1 }}>
      {slides.slice(1).map(({ photo }, index) => (
        <Grid key={photo.name} component="li" size={1}>
          <PhotoImage
            photo={photo}
            alt=""
            sizes="(min-width: 1024px) 20vw, (min-width: 600px) 50vw, 100vw"
            sx={{ aspectRatio: '16 / 9' }}
          />
          <Typography sx={{ p: 1.5, fontWeight: 600 }}>{captions[index]}</Typography>
        </Grid>
      ))}
    </Grid>
  );
}
