import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import type { FilterBarProps } from './FilterBar';
import * as onServer from './FilterArea';
import { filtersIn } from './filterParams';

type Area = typeof onServer;

/** Without them the list is whole, and can still be read. */
const none: Area = { FilterBar: () => <></>, FilterColumn: () => <></> };

const fetched =
  typeof document === 'undefined'
    ? undefined
    : import(/* webpackChunkName: "filters" */ './FilterArea').catch(() => none);

/**
 * What a page has arrived with can be read, and used as a form, before its code is there: that is
 * fetched beside the page's own, and the boundary around it waits. On the server it is at hand.
 */
const here = <Name extends keyof Area>(name: Name): Area[Name] =>
  (typeof document === 'undefined'
    ? onServer[name]
    : lazy(async () => ({
        default: (await fetched)![name] as ComponentType<object>,
      }))) as Area[Name];

const Bar = here('FilterBar');
export const FilterColumn = here('FilterColumn');

/** The bar, and until its code is there its place: parts may be there before, and must not move. */
export function PlacedFilterBar(props: FilterBarProps) {
  return (
    <Suspense fallback={<Place />}>
      <Bar {...props} />
    </Suspense>
  );
}

/** As high as the button, where there is one, and a row of applied filters; in pixels. */
function Place() {
  const [params] = useSearchParams();
  const applied = filtersIn(params).length > 0 ? 60 : 0;
  return <Box sx={{ height: { xs: 58 + applied, lg: applied } }} />;
}
