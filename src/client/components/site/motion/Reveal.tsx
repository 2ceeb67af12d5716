import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { useReducedMotion } from './useMatchMedia';

export interface RevealProps {
  children: ReactNode;
  /** Milliseconds. */
  duration?: number;
  /** Size from which it grows to its own. */
  fromScale?: number;
  sx?: SxProps<Theme>;
}

/** `still`: simply there, as on the server, without observers and for whatever is on screen at once. */
type Phase = 'still' | 'waiting' | 'revealed';

/** Fades and slides its content in, once, when it is first scrolled into view. */
export function Reveal({ children, duration = 1000, fromScale = 1, sx }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [phase, setPhase] = useState<Phase>('still');

  useEffect(() => {
    if (reducedMotion || !box.current || !('IntersectionObserver' in window)) return;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setPhase((before) => (before === 'waiting' ? 'revealed' : before));
          observer.disconnect();
        } else if (first) {
          setPhase((before) => (before === 'still' ? 'waiting' : before));
        }
        first = false;
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [reducedMotion]);

  const moves = !reducedMotion;
  return (
    <Box
      ref={box}
      data-reveal={moves ? phase : 'still'}
      sx={[
        moves &&
          phase === 'waiting' && {
            opacity: 0,
            transform: `translateY(40px) scale(${fromScale})`,
            '@media print': { opacity: 1, transform: 'none' },
          },
        moves &&
          phase === 'revealed' && {
            transition: `opacity ${duration}ms ease-out, transform ${duration}ms ease-out`,
          },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
