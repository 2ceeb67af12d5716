import '@testing-library/jest-dom';
import { cleanup } from '@testing-library/react';
import { loadAllContent } from './content';
import { failOnUnexpectedConsole } from './expectConsole';
import { server } from './server';

failOnUnexpectedConsole();

// jsdom has no layout, so it leaves scrolling out; tests of the server's rendering have no window.
beforeEach(() => {
  if (typeof window !== 'undefined') window.scrollTo = jest.fn();
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
