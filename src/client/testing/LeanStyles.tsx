import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** What decides who can see, read out and click an element. */
const KEPT = ['display', 'visibility', 'pointer-events'];

const keepFew: StylisPlugin = (element) => {
  if (element.type === 'decl' && !KEPT.includes(String(element.props))) element.value = '';
};

const cache = createCache({ key: 'lean', stylisPlugins: [keepFew] });

/**
 * For screens whose tests ask for no other style: jsdom matches every rule there is for each element
 * that a query by role comes across, which took 40 % of the time of the console's tests.
 */
export const LeanStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
