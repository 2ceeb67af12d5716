import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { GridList } from '@/client/components/GridList';
import { headerHeight } from '@/client/components/site/headerHeight';
import { NoScript } from '@/client/components/site/NoScript';
import { Picture } from '@/client/components/site/Picture';
import { useAutoplay } from '@/client/components/site/motion/useAutoplay';
import { useTurning } from '@/client/components/site/useTurning';
import { Slide } from './Slide';
import { SliderControls } from './SliderControls';
import type { SlideData } from './slides';
import { useSlider } from './useSlider';

const INTERVAL = 5000;

/** The full-width slider at the top: turns by itself, by its labels, by arrow keys and by swiping. */
export function HeroSlider({ slides }: { slides: SlideData[] }) {
  const { t } = useTranslation(['home', 'common']);
  const captions = [t('slider.welcome'), ...t('slider.captions')];
  const count = slides.length;
  const { index, goTo, isFetched } = useSlider(count);
  const [keyboardInside, setKeyboardInside] = useState(false);
  const { playing, toggle } = useAutoplay({
    interval: INTERVAL,
    onAdvance: () => goTo(index + 1),
    restart: index,
    suspended: keyboardInside,
  });
  const { swipe, onKeyDown } = useTurning((by) => goTo(index + by));

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
            md: `clamp(480px, calc(100svh - ${headerHeight.md}px), 620px)`,
            lg: 'clamp(520px, calc(100vh - 132px), 760px)',
          },
          bgcolor: 'primary.dark',
          touchAction: 'pan-y',
        }}
      >
        <SliderControls {...{ index, count, goTo, playing }} onToggle={toggle} />
        <div aria-live={playing && !keyboardInside ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <Slide
              key={position}
              slide={slide}
              caption={captions[position] ?? ''}
              number={position + 1}
              count={count}
              active={position === index}
              loaded={isFetched(position)}
              playing={playing}
            />
          ))}
        </div>
      </Box>
      <NoScript>
        {typeof document === 'undefined' && (
          <OtherSlides slides={slides.slice(1)} captions={captions.slice(1)} />
        )}
      </NoScript>
    </>
  );
}

interface OtherSlidesProps {
  slides: readonly SlideData[];
  captions: readonly string[];
}

/** The slides below the first one, where nothing turns them. */
function OtherSlides({ slides, captions }: OtherSlidesProps) {
  return (
    <GridList columns={{ sm: '1fr 1fr', lg: 'repeat(5, 1fr)' }} gap={1} sx={{ pt: 1 }}>
      {slides.map(({ photo }, index) => (
        <li key={photo.name}>
          <Picture
            photo={photo}
            alt=""
            sizes="(min-width: 1024px) 20vw, (min-width: 600px) 50vw, 100vw"
            sx={{ width: '100%', aspectRatio: '16 / 9' }}
          />
          <Box sx={{ p: 1.5, fontWeight: 600 }}>{captions[index]}</Box>
        </li>
      ))}
    </GridList>
  );
}
