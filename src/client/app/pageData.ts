import { jsonInMarkup } from '@/shared/markup';
import type { PageConfig, RenderedForm, Written } from '@/shared/rendering';
import { api } from '../api';
import type { Content, Namespace } from '../i18n';
import { writtenOnce } from '../lib/writtenOnce';
import type { RootState } from './store';

type ApiState = RootState[typeof api.reducerPath];

/** The JSON inside a page or at its `source`, which the browser goes on from. */
export interface PageData {
  config?: Partial<PageConfig>;
  /** Address of all of it. */
  source?: string;
  /** Only in a page that arrived rendered. */
  rendered?: {
    api: Pick<ApiState, 'queries' | 'provided'>;
    texts: Partial<Content>;
    form?: RenderedForm;
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

/** A third of a page. */
const writeTree = writtenOnce<object>(jsonInMarkup);

/**
 * The JSON of a page that is rendered, in pieces: V8 makes and takes back a string of all of them page
 * by page of the memory, which the system then fills with zeros each time.
 */
export function writePageData({ config, rendered }: Required<Omit<PageData, 'source'>>): Written {
  const { api, ...rest } = rendered;
  const calls = Object.entries(api.queries).flatMap(([key, call], index): Written => {
    const { data, ...about } = call as { data?: object };
    const start = `${index > 0 ? ',' : ''}${jsonInMarkup(key)}:`;
    if (!Array.isArray(data)) return [`${start}${jsonInMarkup(call)}`];
    return [`${start}${jsonInMarkup(about).slice(0, -1)},"data":`, writeTree(data), '}'];
  });
  return [
    `{"config":${jsonInMarkup(config)},"rendered":{"api":{"queries":{`,
    ...calls,
    `},"provided":${jsonInMarkup(api.provided)}},${jsonInMarkup(rest).slice(1)}}`,
  ];
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
