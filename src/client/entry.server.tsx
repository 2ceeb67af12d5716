import type { RenderPage } from '../shared/rendering';
import { api } from './api';
import { openPage } from './app/server/openPage';
import { renderHtml } from './app/server/renderHtml';

/** Renders a public page from the components that the browser will go on with. */
export const renderPage: RenderPage = async (request) => {
  const page = await openPage(request);
  if (!page) return undefined;
  try {
    return renderHtml(page, request);
  } finally {
    // Its timers would keep the store for as long as unused data are kept.
    page.store.dispatch(api.util.resetApiState());
  }
};
