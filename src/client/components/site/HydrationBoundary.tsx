import { type ReactNode, Suspense } from 'react';

/** Splits hydration into tasks; React hydrates the boundary of an interaction first. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
