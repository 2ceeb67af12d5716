import { type ReactNode, Suspense } from 'react';

/** Hydrated in a task of its own, first the one that the visitor touches; nothing suspends in it. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
