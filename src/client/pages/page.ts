import type { ComponentType } from 'react';
import type { ApiDispatch, ApiRequest } from '../api';
import type { Namespace } from '../i18n';

/** Where a page is opened: the parameters of its pattern, and its full address. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** What a page is made of. Its module is in the first script, so that all three start together. */
export interface Page {
  texts: readonly Namespace[];
  /** Starts the calls without which the page says nothing; answers them. */
  load?: (dispatch: ApiDispatch, address: PageAddress) => readonly ApiRequest[];
  /** It is whole without some of what it calls for, and says itself what is gone. */
  mayMiss?: boolean;
  /** Whether the parameters name something that there is; by default whatever they are. */
  isKnown?: (params: PageAddress['params']) => boolean;
  component: () => Promise<{ default: ComponentType }>;
}
