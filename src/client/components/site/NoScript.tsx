import type { ReactNode } from 'react';

/**
 * For browsers without script; `index.html` hides `data-scripted` elements there. Write the children
 * behind `typeof document === 'undefined' &&`, so that the build drops them from the client's code.
 */
export function NoScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
