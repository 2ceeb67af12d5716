import { matchRoutes } from 'react-router-dom';
import { type PageName, pageNames, siteMap } from '@/shared/siteMap';

const routes = pageNames.map((id) => ({ id, path: siteMap[id].pattern }));

/** The page at a URL, and the parameters in its path; undefined where the site has none. */
export function matchPage({ pathname }: { pathname: string }, basename: string) {
  const match = matchRoutes(routes, { pathname }, basename)?.at(-1);
  return match && { name: match.route.id as PageName, params: match.params };
}
