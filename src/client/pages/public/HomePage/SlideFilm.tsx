import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useMatchMedia } from '../../../components/motion/useMatchMedia';

export interface SlideFilmProps {
  src: string;
  playing: boolean;
}

/** A silent, endless film over the photograph; narrow screens are spared the data. */
export function SlideFilm({ src, playing }: SlideFilmProps) {
  const wide = useMatchMedia('(min-width: 1024px)');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (playing) {
      // A browser that saves power may refuse: the photograph below is enough.
      void video.current?.play().catch(() => undefined);
    } else {
      video.current?.pause();
    }
  }, [playing, wide]);

  if (!wide) return null;
  return (
    <Box
      component="video"
      ref={video}
      src={src}
      muted
      loop
      playsInline
      aria-hidden
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
    />
  );
}
