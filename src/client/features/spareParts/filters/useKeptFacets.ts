import { useState } from 'react';
import type { PartFacets, SparePartPage } from '../../../api';

/** What a list can be narrowed down by; while another page of the same list is on its way, as before. */
export function useKeptFacets(list: string, page: SparePartPage | undefined) {
  const [kept, setKept] = useState<{ list: string; facets: PartFacets | undefined }>();
  const facets = page ? page.facets : kept?.list === list ? kept.facets : undefined;
  if (page && (kept?.list !== list || kept.facets !== facets)) setKept({ list, facets });
  return facets;
}
