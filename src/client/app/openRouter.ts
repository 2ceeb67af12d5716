import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { createRoutes } from './router';
import type { RouteServices } from './routes/pageRoute';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * With every way to another page begun in a task of its own: that a link was tapped shows before
 * the page that it leads to is worked out.
 */
function afterTheTap(router: Router): Router {
  const { navigate } = router;
  const later = async (...args: Parameters<Router['navigate']>) => {
    await new Promise((resolve) => setTimeout(resolve));
    return navigate(...args);
  };
  return Object.assign(router, { navigate: later });
}

/**
 * The router of a page that has just been opened. Where the page `arrivesRendered`, its code is
 * there before the first rendering, which then equals what the server has made.
 */
export async function openRouter(
  services: RouteServices,
  basename: string,
  arrivedRendered: boolean,
) {
  const routes = createRoutes(services);
  if (!arrivedRendered) return afterTheTap(createBrowserRouter(routes, { basename }));
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  // Its data came with it: they are not loaded again.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null]));
  return afterTheTap(createBrowserRouter(routes, { basename, hydrationData: { loaderData } }));
}
