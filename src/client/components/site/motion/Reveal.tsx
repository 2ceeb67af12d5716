import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './autoplay';

interface RevealProps {
  children: ReactNode;
  /** Milliseconds. */
  duration?: number;
  fromScale?: number;
}

/** A section that is scrolled into view is never blank, however fast. */
const FAINT = 0.4;

/** Fades and slides its content in, once, when it is first scrolled into view. */
export function Reveal({ children, duration = 1000, fromScale = 1 }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  // `static`: server-rendered or in view from the start.
  const [phase, setPhase] = useState<'static' | 'hidden' | 'revealed'>('static');

  useEffect(() => {
    // jsdom has no observers.
    if (reducedMotion || !box.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setPhase((before) => (before === 'hidden' ? 'revealed' : before));
          observer.disconnect();
        } else {
          setPhase((before) => (before === 'static' ? 'hidden' : before));
        }
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [reducedMotion]);

  return (
    <Box
      ref={box}
      sx={[
        !reducedMotion &&
          phase === 'hidden' && {
            opacity: FAINT,
            transform: `translateY(40px) scale(${fromScale})`,
            '@media print': { opacity: 1, transform: 'none' },
          },
        phase === 'revealed' && {
          transition: `opacity ${duration}ms ease-out, transform ${duration}ms ease-out`,
        },
      ]}
    >
      {children}
    </Box>
  );
}
