import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { loadAllContent } from './content';
import { failOnUnexpectedConsole } from './expectConsole';
import { installFastLabels } from './fastLabels';
import { formDataWithForms } from './formData';
import { omitOwnerStacks } from './omitOwnerStacks';
import { installViewport } from './viewport';
import { server } from './server';

jest.mock('@mui/material/TextareaAutosize', () => jest.requireActual('./PlainTextarea'));

// Jest compiles a lazy page on its first import, which takes longer than the default second.
configure({
  asyncUtilTimeout: 15_000,
  // Without the document: it is printed for every attempt of a query that waits.
  getElementError: function elementError(message) {
    const error = new Error(message ?? undefined);
    // The first line of the stack is that of the test.
    Error.captureStackTrace(error, elementError);
    return error;
  },
});
jest.setTimeout(60_000);

if (typeof window !== 'undefined') {
  globalThis.FormData = formDataWithForms(FormData);
  installFastLabels();
}

omitOwnerStacks();
failOnUnexpectedConsole();

// jsdom implements neither scrolling nor media queries; tests of server rendering have no window.
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
