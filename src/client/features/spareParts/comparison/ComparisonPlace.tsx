import { lazy, Suspense } from 'react';
import { useComparedIds } from './useComparedIds';

// Most visitors never choose a part; without the code the page below must stay.
const ComparisonBar = lazy(() =>
  import(/* webpackChunkName: "comparison-bar" */ './ComparisonBar').catch(() => ({
    default: () => <></>,
  })),
);

/** The bar of the comparison while there are parts in it. */
export function ComparisonPlace() {
  const ids = useComparedIds();
  return <Suspense fallback={null}>{ids.length > 0 && <ComparisonBar ids={ids} />}</Suspense>;
}
