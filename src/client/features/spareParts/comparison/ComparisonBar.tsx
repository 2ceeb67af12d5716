import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { selectComparedIds } from '../sparePartsSlice';
import type { SelectedPartsProps } from './SelectedParts';

const SelectedParts = lazyOptional<SelectedPartsProps>(() => import('./SelectedParts'));

/** Once a part is selected. */
export function ComparisonBar(props: SelectedPartsProps) {
  const isEmpty = useSelector(selectComparedIds).length === 0;
  if (isEmpty) return null;
  return (
    <Suspense>
      <SelectedParts {...props} />
    </Suspense>
  );
}
