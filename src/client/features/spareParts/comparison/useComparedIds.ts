import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectComparedIds } from '../sparePartsSlice';

const never = () => () => undefined;
const none: string[] = [];

/**
 * Ids of the parts chosen for the comparison. None until the page has been taken up: what arrives
 * rendered is the same for all, and knows nothing of the tab.
 */
export function useComparedIds() {
  const ids = useSelector(selectComparedIds);
  const isTakenUp = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenUp ? ids : none;
}
