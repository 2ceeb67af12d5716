import { matchRoutes } from 'react-router-dom';
import { type PageName, pageNames, siteMap } from '@/shared/siteMap';

const routes = pageNames.map((id) => {
  const path = siteMap[id].pattern;
  return { id, path, start: path.replace(/\/:.*/, '').toLowerCase() };
});

/**
 * React Router ranks all routes anew for each address, which took a twentieth of a page's rendering:
 * it gets those that an address can belong to. Escaped signs are its own matter.
 */
function candidates(pathname: string) {
  if (pathname.includes('%')) return routes;
  const path = pathname.toLowerCase();
  return routes.filter(({ start }) => path.includes(start));
}

/** The page of an address, and the parameters in it; undefined where the site has none. */
export function matchPage({ pathname }: { pathname: string }, basename: string) {
  const match = matchRoutes(candidates(pathname), { pathname }, basename)?.at(-1);
  return match && { name: match.route.id as PageName, params: match.params };
}
