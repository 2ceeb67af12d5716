import type { ReactNode } from 'react';

/**
 * What only a browser without script shows. React makes it on the server alone. What stands in its
 * place where script runs carries `data-scripted`, which `index.html` hides without.
 */
export function NoScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
