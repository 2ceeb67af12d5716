import type { FastifyRequest } from 'fastify';

/** Query parameters of the filters by attribute (`f.load=630`): the contract declares them as one. */
const FILTERS = { name: 'filters', prefix: 'f.' };

/**
 * A key of all that the response to a validated request depends on: the route, its parameters and
 * the query parameters of its contract in a fixed order. Unknown query parameters and a different
 * order make no further cache entry.
 */
export function cacheKeyOf({ routeOptions, params, query }: FastifyRequest): string {
  const sent = query as Record<string, unknown>;
  const declared = routeOptions.config.operation?.queryNames ?? [];
  const names = declared.includes(FILTERS.name)
    ? Object.keys(sent).filter((name) => name.startsWith(FILTERS.prefix))
    : [];
  const pairs = [...declared, ...names.sort()].map((name) => [name, sent[name]]);
  return JSON.stringify([routeOptions.url, params, Object.fromEntries(pairs)]);
}
