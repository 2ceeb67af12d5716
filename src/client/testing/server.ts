import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** Where the fake backend listens, as far as the code under test can tell. */
export const API_URL = 'http://backend.test:7777';

const noSuggestions = { words: [], categories: [], parts: [] };

/**
 * HTTP faked at the network; each test adds the handlers it needs, see `fakeApi`.
 * Every public page's header asks for the categories: without a test's own answer there are none.
 * Who types into a search field gets no suggestions.
 * The console asks on many pages what it has to warn of: there is nothing.
 */
export const server = setupServer(
  http.get(`${API_URL}/categories/`, () => HttpResponse.json([])),
  http.get(`${API_URL}/spare-parts/suggestions`, () => HttpResponse.json(noSuggestions)),
  http.get(`${API_URL}/attributes`, () => HttpResponse.json([])),
  http.get(`${API_URL}/messages/status`, () =>
    HttpResponse.json({ storedToday: 0, perDay: 1000, mailsWaiting: 0, mailsFailed: 0 }),
  ),
);
