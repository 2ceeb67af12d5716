import { createContext, useContext } from 'react';
import type { PageConfig } from '@/shared/rendering';

/** Where the browser finds the backend and the site itself. No trailing slashes. */
export interface ClientConfig extends PageConfig {
  /** Origin at which the page is open, for links that people copy. */
  siteUrl: string;
}

/** `page`: what the site's server has written into the page; `location` the page's own. */
export function readClientConfig(
  page: Partial<PageConfig>,
  { protocol, hostname, origin }: Pick<Location, 'protocol' | 'hostname' | 'origin'>,
): ClientConfig {
  const apiUrl = page.apiUrl ?? `${protocol}//${hostname}:7777`;
  const { mediaUrl = `${apiUrl}/uploads`, canonicalOrigin = origin } = page;
  const { messageRetentionMonths } = page;
  return { siteUrl: origin, apiUrl, mediaUrl, canonicalOrigin, messageRetentionMonths };
}

const ConfigContext = createContext<ClientConfig>({
  siteUrl: '',
  apiUrl: '',
  mediaUrl: '',
  canonicalOrigin: '',
});
export const ConfigProvider = ConfigContext.Provider;
export const useConfig = () => useContext(ConfigContext);
