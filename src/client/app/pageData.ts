import { jsonInMarkup } from '../../shared/markup';
import type { PageConfig, PostedForm } from '../../shared/rendering';
import { api } from '../api';
import type { Content, Namespace } from '../content';
import type { RootState } from './store';

type ApiState = RootState[typeof api.reducerPath];

/** The JSON inside a page, which the browser goes on from. */
export interface PageData {
  config?: Partial<PageConfig>;
  /** Only in a page that arrived rendered. */
  rendered?: {
    api: Pick<ApiState, 'queries' | 'provided'>;
    texts: Partial<Content>;
    posted?: PostedForm;
  };
}

/**
 * The finished calls among `keys`. What differs from one rendering to the next is left out, so that
 * the same page is the same text.
 */
export function dehydrate(state: ApiState, keys: ReadonlySet<string>) {
  const queries = Object.fromEntries(
    Object.entries(state.queries)
      .filter(([key, entry]) => keys.has(key) && entry?.status !== 'pending')
      .map(([key, entry]) => [
        key,
        {
          ...entry,
          requestId: '',
          startedTimeStamp: 1,
          fulfilledTimeStamp: entry?.fulfilledTimeStamp && 1,
        },
      ]),
  );
  return { queries, provided: state.provided } as Pick<ApiState, 'queries' | 'provided'>;
}

/** The tree of categories, a third of a page, as it was written for the page before. */
let written: { tree: object; json: string } | undefined;

function writeCall({ data, ...call }: { data?: object }): string {
  const json = jsonInMarkup(call);
  if (!data) return json;
  if (!Array.isArray(data)) return `${json.slice(0, -1)},"data":${jsonInMarkup(data)}}`;
  if (written?.tree !== data) written = { tree: data, json: jsonInMarkup(data) };
  return `${json.slice(0, -1)},"data":${written.json}}`;
}

/**
 * The JSON of a page that is rendered. Put together by templates, which V8 copies once at the end; it
 * is too long for `join`, which copies at each call.
 */
export function writePageData({ config, rendered }: Required<PageData>): string {
  const { api, ...rest } = rendered;
  let calls = '';
  for (const [key, call] of Object.entries(api.queries)) {
    calls = `${calls && `${calls},`}${jsonInMarkup(key)}:${writeCall(call as object)}`;
  }
  const state = `{"queries":{${calls}},"provided":${jsonInMarkup(api.provided)}}`;
  const others = jsonInMarkup(rest).slice(1);
  return `{"config":${jsonInMarkup(config)},"rendered":{"api":${state},${others}}`;
}

/** The first state of the API's slice in the browser. */
export const rehydrate = (kept: Pick<ApiState, 'queries' | 'provided'>): ApiState => ({
  ...api.reducer(undefined, { type: 'page opened' }),
  ...kept,
});

export const textsOf = (
  bundle: (namespace: Namespace) => unknown,
  namespaces: readonly Namespace[],
): Partial<Content> =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, bundle(namespace)]));
