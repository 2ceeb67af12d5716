import type { ListSparePartsApiArg } from '@/client/api';
import { useUrlParams } from '@/client/lib/usePageParam';
import { MAX_LENGTHS } from '@/shared/limits';

/** Which parts the console's table shows, beside the search. */
export type PartFilter = Pick<
  ListSparePartsApiArg,
  'categoryId' | 'deep' | 'brand' | 'missing' | 'hidden' | 'outdated'
>;

export const missingKinds = ['image', 'category', 'partNumber', 'translation'] as const;

/** What a part can be filtered by without a value. */
export const partStates = [...missingKinds, 'outdated', 'hidden'] as const;
export type PartState = (typeof partStates)[number];

const ID = /^[0-9a-f]{24}$/;

/** The filters in the URL, named as in the contract; values that the backend would reject are ignored. */
export function usePartFilter() {
  const [params, change] = useUrlParams();
  const categoryId = params.get('categoryId') ?? '';
  const brand = params.get('brand')?.trim().slice(0, MAX_LENGTHS.line);
  const missing = missingKinds.filter((kind) => params.getAll('missing').includes(kind));
  const isOn = (name: string) => params.get(name) === 'true' || undefined;
  const filter: PartFilter = {
    // With all categories below it.
    ...(ID.test(categoryId) && { categoryId, deep: true }),
    brand: brand ? [brand] : undefined,
    missing: missing.length > 0 ? missing : undefined,
    outdated: isOn('outdated'),
    hidden: isOn('hidden'),
  };
  const setFilter = (changes: Parameters<typeof change>[0]) =>
    change({ ...changes, page: undefined }, { preventScrollReset: true });
  const isFiltered = Object.values(filter).some(Boolean);
  return { filter, isFiltered, setFilter };
}
