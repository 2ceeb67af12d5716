import type { ReactNode } from 'react';

/**
 * What only a browser without script shows; what stands in its place where script runs carries
 * `data-scripted`, which `index.html` hides without. React makes it on the server alone: write the
 * children behind `typeof document === 'undefined' &&`, and the build leaves their code out of the
 * browser's.
 */
export function NoScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
