import Button from '@mui/material/Button';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Picture } from '@/client/components/site/Picture';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import type { SlideData } from './slides';
import { useFilmsAdmitted } from './useFilmsAdmitted';
import { TRANSITION } from './useSlider';

/** Only where films may run; where its code cannot be had, the photograph is enough. */
const SlideFilm = lazy(() => import('./SlideFilm').catch(() => ({ default: () => null })));

const CAPTION_OUT = 300;
const CAPTION_IN = 1000;

/**
 * The slider is taller than a photograph of its width. Phones get fewer pixels than they could
 * show: most of the photograph lies below the dark ground of the words.
 */
const SIZES = '(max-width: 599px) 640px, (max-width: 1023px) 1100px, max(100vw, 1350px)';

export interface SlideProps {
  slide: SlideData;
  caption: string;
  number: number;
  count: number;
  active: boolean;
  /** Its picture is fetched; before that its place is empty. */
  loaded: boolean;
  playing: boolean;
}

/** One slide: it covers the old one, whose caption leaves before the new one comes. */
export function Slide({ slide, caption, number, count, active, loaded, playing }: SlideProps) {
  const { t } = useTranslation('home');
  const filmsAdmitted = useFilmsAdmitted();
  return (
    <Box
      role="group"
      aria-roledescription={t('slider.slide')}
      aria-label={t('slider.position', { number, count })}
      aria-hidden={!active}
      data-active={active}
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
          <Picture
            photo={slide.photo}
            alt={t(`photos.${slide.photo.name}`)}
            priority={number === 1}
            sizes={SIZES}
            sx={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              objectPosition: slide.focus ?? '50% 50%',
            }}
          />
        )}
        {slide.film && loaded && filmsAdmitted && (
          <Suspense>
            <SlideFilm film={slide.film} active={active} playing={playing} />
          </Suspense>
        )}
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
          color: '#fff',
          opacity: active ? 1 : 0,
          visibility: active ? 'visible' : 'hidden',
          transition: active
            ? `opacity ${CAPTION_IN}ms ease ${CAPTION_OUT}ms`
            : `opacity ${CAPTION_OUT}ms ease, visibility 0s ${CAPTION_OUT}ms`,
          '& :focus-visible': { outlineColor: 'secondary.light' },
        }}
      >
        <Box
          component="p"
          sx={{ m: 0, typography: 'h1', maxWidth: { xs: '13em', md: '12em' }, textWrap: 'balance' }}
        >
          {caption}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            size="large"
            href={slide.action.to}
            color="secondary"
            endIcon={<ArrowForward />}
          >
            {t(`slider.actions.${slide.action.label}`)}
          </Button>
          {slide.action.label !== 'parts' && (
            // Whoever comes for a part is one tap away from all of them, whatever slide is shown.
            <Button
              size="large"
              href={paths.sparePartsOverview()}
              color="inherit"
              variant="outlined"
            >
              {t('slider.actions.parts')}
            </Button>
          )}
        </Box>
      </Container>
    </Box>
  );
}
