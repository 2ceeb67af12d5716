import type { RenderPage } from '../shared/rendering';
import { openPage } from './app/server/openPage';
import { renderHtml } from './app/server/renderHtml';

/** Renders a public page from the components that the browser will go on with. */
export const renderPage: RenderPage = async (request) => {
  const page = await openPage(request);
  return page && renderHtml(page, request);
};
