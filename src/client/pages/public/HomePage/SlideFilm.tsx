import { type RefObject, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { type Film, filmUrl } from '@/client/lib/photo';

export interface SlideFilmProps {
  film: Film;
  /** Its slide is shown. */
  active: boolean;
  /** The slider is not paused. */
  playing: boolean;
}

/**
 * A silent, endless film over the photograph of its slide. Nothing of it is fetched before it is to
 * run for the first time, and until it runs, or when it cannot, the photograph is what is seen.
 */
export default function SlideFilm({ film, active, playing }: SlideFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const onScreen = useOnScreen(video);
  const [moving, setMoving] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = active && playing && onScreen;

  useEffect(() => {
    const element = video.current;
    if (!running || !element) return;
    // A browser that saves power may refuse: the photograph below is enough.
    element.play().catch(() => undefined);
    return () => element.pause();
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
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        transition: 'opacity 400ms ease',
      }}
    >
      <source src={filmUrl(film, 'webm')} type="video/webm" />
      <source src={filmUrl(film, 'mp4')} type="video/mp4" onError={() => setFailed(true)} />
    </Box>
  );
}

/** Somebody who reads further down pays for no film. */
function useOnScreen(box: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!box.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      setOnScreen(entry?.isIntersecting ?? false);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return onScreen;
}
