import { createContext, useContext } from 'react';

/** Where the browser finds the backend and the site itself. No trailing slashes. */
export interface ClientConfig {
  /** Origin of the site, for links that must be absolute. */
  siteUrl: string;
  apiUrl: string;
  mediaUrl: string;
}

/** What the site server writes into the page, see `src/server/site`. */
interface PageConfig {
  apiUrl?: string;
  mediaUrl?: string;
  apiPort?: number;
}

/** `text` is the JSON of the page's `hoistway-config` element; `location` the page's own. */
export function readClientConfig(
  text: string,
  location: Pick<Location, 'protocol' | 'hostname' | 'origin'>,
): ClientConfig {
  const page = JSON.parse(text) as PageConfig;
  const apiUrl = trim(
    page.apiUrl ?? `${location.protocol}//${location.hostname}:${page.apiPort ?? 7777}`,
  );
  return { siteUrl: location.origin, apiUrl, mediaUrl: trim(page.mediaUrl ?? `${apiUrl}/uploads`) };
}

function trim(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

const ConfigContext = createContext<ClientConfig>({ siteUrl: '', apiUrl: '', mediaUrl: '' });
export const ConfigProvider = ConfigContext.Provider;
export const useConfig = () => useContext(ConfigContext);
