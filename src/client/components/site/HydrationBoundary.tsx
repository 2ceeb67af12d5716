import { type ReactNode, Suspense } from 'react';

/**
 * A piece of the page that React takes up apart from the others where the page has arrived
 * rendered: each in a task of its own, first the one that the visitor touches. Nothing waits in it.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
