import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { loadAllContent } from './content';
import { failOnUnexpectedConsole } from './expectConsole';
import { installScreen } from './screen';
import { server } from './server';

failOnUnexpectedConsole();

// jsdom has no layout, so it leaves scrolling and media queries out; tests of the server's
// rendering have no window.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  window.scrollTo = jest.fn();
  installScreen();
});
beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadAllContent();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  if (typeof window !== 'undefined') window.localStorage.clear();
});
afterAll(() => server.close());
