import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PauseButton } from '@/client/components/site/motion/PauseButton';
import { Reveal } from '@/client/components/site/motion/Reveal';
import { useAutoplay } from '@/client/components/site/motion/useAutoplay';
import { useMatchMedia } from '@/client/components/site/motion/useMatchMedia';
import { Picture } from '@/client/components/site/Picture';
import { RoundButton } from '@/client/components/site/RoundButton';
import { useTurning } from '@/client/components/site/useTurning';
import * as photos from '@/client/lib/generated/photos';
import { PageSection } from '@/client/components/site/PageSection';

const INTERVAL = 5000;

/** In the order of their titles in the texts of `home`. */
const pictures = [
  photos.strength1,
  photos.strength2,
  photos.strength3,
  photos.strength4,
  photos.strength5,
  photos.strength6,
  photos.strength7,
  photos.strength8,
];

/** Eight pictures, of which 1, 2 or 4 are shown; the others come in groups of as many. */
export function TechnicalStrength() {
  const { t } = useTranslation(['home', 'common']);
  const items = t('strength.items');
  const visible = useVisibleCount();
  const [chosen, setChosen] = useState(0);
  // A change of the screen's width must not leave a group that starts in the middle of another.
  const first = chosen - (chosen % visible);
  const count = pictures.length;
  const turn = (steps: 1 | -1) => setChosen((first + steps * visible + count) % count);
  const { playing, toggle } = useAutoplay({
    interval: INTERVAL,
    onAdvance: () => turn(1),
    restart: first,
  });
  const { swipe } = useTurning(turn);

  return (
    <PageSection
      heading={t('strength.heading')}
      lead={t('strength.lead')}
      actions={
        <>
          <PauseButton playing={playing} onToggle={toggle} what={t('strength.label')} />
          <RoundButton
            icon={ArrowBack}
            label={t('common:motion.previous')}
            onClick={() => turn(-1)}
          />
          <RoundButton
            icon={ArrowForward}
            label={t('common:motion.next')}
            onClick={() => turn(1)}
          />
        </>
      }
    >
      <Reveal>
        <Box
          role="group"
          aria-roledescription={t('common:motion.carousel')}
          aria-label={t('strength.label')}
          sx={{ '--visible': { xs: 1, md: 2, lg: 4 } }}
        >
          <Box {...swipe} sx={{ overflow: 'hidden', mx: -1, touchAction: 'pan-y' }}>
            <Box
              component="ul"
              data-unrolled
              aria-live={playing ? 'off' : 'polite'}
              style={{ transform: `translateX(calc(${-first} * 100% / var(--visible)))` }}
              sx={{
                display: 'flex',
                m: 0,
                p: 0,
                listStyle: 'none',
                transition: 'transform 700ms ease',
              }}
            >
              {pictures.map((photo, index) => (
                <Box
                  component="li"
                  key={photo.name}
                  aria-hidden={index < first || index >= first + visible}
                  sx={{ flex: '0 0 calc(100% / var(--visible))', px: 1 }}
                >
                  <Picture
                    photo={photo}
                    alt={t(`photos.${photo.name}`)}
                    sizes="(min-width: 1024px) 300px, (min-width: 768px) 50vw, 100vw"
                    sx={{ width: '100%', aspectRatio: '4 / 3' }}
                  />
                  <Box sx={{ pt: 1.5, fontWeight: 600 }}>{items[index]}</Box>
                </Box>
              ))}
            </Box>
          </Box>
        </Box>
      </Reveal>
    </PageSection>
  );
}

/** Pictures side by side; the style sheet above uses the same widths. */
function useVisibleCount(): 1 | 2 | 4 {
  const medium = useMatchMedia('(min-width: 768px)');
  const large = useMatchMedia('(min-width: 1024px)');
  if (large) return 4;
  return medium ? 2 : 1;
}
