import { type ComponentType, lazy } from 'react';
import * as onServer from './FilterArea';

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

export const FilterBar = here('FilterBar');
export const FilterColumn = here('FilterColumn');
