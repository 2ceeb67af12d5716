import type { Category } from '../../api';

/** Parts are filed directly in it, or may be: a backend that doesn't count them leaves it open. */
export const hasOwnParts = ({ partCount }: Category) => partCount !== 0;
