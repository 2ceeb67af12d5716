import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { loadAllContent } from './content';
import { failOnUnexpectedConsole } from './expectConsole';
import { formDataOfForms } from './formData';
import { installViewport } from './viewport';
import { server } from './server';

// A page's code is compiled when a test first visits it, which takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

if (typeof window !== 'undefined') globalThis.FormData = formDataOfForms(FormData);

failOnUnexpectedConsole();

// jsdom has no layout, so it leaves scrolling and media queries out; tests of the server's
// rendering have no window.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  installViewport();
});
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadAllContent();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => server.close());
