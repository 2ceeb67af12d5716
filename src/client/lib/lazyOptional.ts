import { type ComponentType, lazy } from 'react';
import { loadPersistently } from './loadPersistently';

interface Module<Props> {
  default: ComponentType<Props>;
}

/** Code of a component that its page works without: it shows nothing where it can't be loaded. */
export const loadOptional = <Props extends object>(
  load: () => Promise<Module<Props>>,
): Promise<Module<Props>> => loadPersistently(load).catch(() => ({ default: () => null }));

export const lazyOptional = <Props extends object>(load: () => Promise<Module<Props>>) =>
  lazy(() => loadOptional(load));
