import { readId, useUrlFilters } from '@/client/lib/useUrlFilters';
import { MAX_LENGTHS } from '@/shared/limits';

export const missingKinds = ['image', 'category', 'partNumber', 'translation'] as const;

/** What a part can be filtered by without a value. */
export const partStates = [...missingKinds, 'outdated', 'hidden'] as const;
export type PartState = (typeof partStates)[number];

const isOn = ([value]: readonly string[]) => value === 'true' || undefined;

/** Named as in the contract. */
const readers = {
  categoryId: readId,
  brand: ([text]: readonly string[]) => {
    const brand = text?.trim().slice(0, MAX_LENGTHS.line);
    return brand ? [brand] : undefined;
  },
  missing: (values: readonly string[]) => {
    const missing = missingKinds.filter((kind) => values.includes(kind));
    return missing.length > 0 ? missing : undefined;
  },
  outdated: isOn,
  hidden: isOn,
};

/** Which parts the console's table shows, beside the search. */
export const usePartFilters = () => useUrlFilters(readers);
