import { type ComponentType, lazy } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

/** A lazy component that its page works without: nothing shows where its code can't be loaded. */
export const lazyOptional = <Props extends object>(load: () => Promise<Module<Props>>) =>
  lazy(() => load().catch((): Module<Props> => ({ default: () => null })));
