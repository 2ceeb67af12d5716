import type { ReactElement } from 'react';
import { LeaveGuardProvider } from '../components/console/leaveGuard';
import { LazyNotices } from '../components/LazyNotices';
import { fakeApi } from './fakeApi';
import { type RenderOptions, renderSite, renderWithProviders } from './renderWithProviders';

/** Renders a console path for an admin whose session is already checked. */
export const renderConsole = (route: string, options: RenderOptions = {}) =>
  renderSite(route, {
    ...options,
    preloadedState: { auth: { token: 'old-token', check: 'admin' }, ...options.preloadedState },
  });

/** The page alone, without the menu and header around it, for what happens within the page. */
export const renderConsolePage = (route: string, options: RenderOptions = {}) =>
  renderConsole(route, { ...options, withoutLayout: true });

/** A part of a page alone, with the notices and the guard of unsaved changes around it. */
export const renderInConsole = (element: ReactElement, options: RenderOptions = {}) =>
  renderWithProviders(
    <LeaveGuardProvider>
      <main id="main" tabIndex={-1}>
        {element}
      </main>
      <LazyNotices />
    </LeaveGuardProvider>,
    options,
  );

export function fakeEmptyOverview() {
  fakeApi('get', '/spare-parts', { json: [] });
  fakeApi('get', '/inquiries', { status: 404 });
  fakeApi('get', '/applications', { status: 404 });
}
