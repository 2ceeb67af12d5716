import type { ReactNode } from 'react';
import type { ThreeWays } from '../../lib/threeWayMerge';

/** A changed field as it is shown; null stands for an empty value. */
export interface ConflictRow extends ThreeWays<ReactNode> {
  /** Name of the field, no other's. */
  label: string;
  by: 'me' | 'them' | 'both';
}
