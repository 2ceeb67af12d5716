import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Queries } from '@/server/db/types';
import type { PartFacets } from '@/server/generated/requests';
import { BRAND, IMAGE, type FacetAttribute } from './conditions';
import { presentFacets } from './presenter';
import { facetRepository, type NarrowedList } from './repository';

interface CountedList extends NarrowedList {
  total: number;
  attributes: FacetAttribute[];
}

/**
 * Counts what a list can be narrowed down by. On SQLite a query holds the event loop, so that other
 * requests have their turn between two of them.
 */
export async function countFacets(queries: Queries, list: CountedList): Promise<PartFacets> {
  const { conditions, total, attributes } = list;
  const facets = facetRepository(queries, list);
  const counts = await facets.countValues(total);
  for (const { facet } of conditions) {
    if (facet === BRAND || facet === IMAGE) continue;
    await othersFirst();
    counts.set(facet, await facets.countValuesOf(facet));
  }
  await othersFirst();
  const categories = await facets.countCategories();
  await othersFirst();
  const brands = await facets.countBrands();
  await othersFirst();
  const withPicture = await facets.countWithImage();
  return presentFacets({ attributes, conditions, counts, categories, brands, withPicture });
}
