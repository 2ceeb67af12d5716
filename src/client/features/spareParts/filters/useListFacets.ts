import { useMemo, useState } from 'react';
import type { PartFacets, SparePartPage } from '@/client/api';

/** What a list can be narrowed down by, and how many parts it has now. */
export type ListFacets = PartFacets & { total: number };

/** Those of a list; while another page of the same list is on its way, as before. */
export function useListFacets(list: string, page: SparePartPage | undefined) {
  const [kept, setKept] = useState<{ list: string; page: SparePartPage }>();
  if (page && (kept?.list !== list || kept.page !== page)) setKept({ list, page });
  const { facets, total = 0 } = page ?? (kept?.list === list ? kept.page : {});
  return useMemo((): ListFacets | undefined => facets && { ...facets, total }, [facets, total]);
}
