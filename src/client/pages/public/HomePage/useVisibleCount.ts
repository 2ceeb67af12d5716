import { useMatchMedia } from '../../../components/site/motion/useMatchMedia';

/** Pictures that Technical Strength shows side by side; its style sheet uses the same widths. */
export function useVisibleCount(): 1 | 2 | 4 {
  const medium = useMatchMedia('(min-width: 768px)');
  const large = useMatchMedia('(min-width: 1024px)');
  if (large) return 4;
  return medium ? 2 : 1;
}
