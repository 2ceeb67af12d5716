import { fakeApi } from './fakeApi';
import { type RenderOptions, renderSite } from './renderWithProviders';

/** Renders the site at an address of the console, for an admin who has been checked already. */
export const renderConsole = (route: string, options: RenderOptions = {}) =>
  renderSite(route, {
    ...options,
    preloadedState: { auth: { token: 'old-token', check: 'admin' }, ...options.preloadedState },
  });

/** The overview, where some flows end, finds an empty backend that keeps no messages. */
export function fakeEmptyOverview() {
  fakeApi('get', '/spare-parts', { json: [] });
  fakeApi('get', '/inquiries', { status: 404 });
  fakeApi('get', '/applications', { status: 404 });
}
