import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const API_URL = 'http://backend.test:7777';

const noSuggestions = { words: [], categories: [], parts: [] };

/** Default handlers for the requests that most pages send; tests add their own with `fakeApi`. */
export const server = setupServer(
  http.get(`${API_URL}/categories/`, () => HttpResponse.json([])),
  // As of a backend that offers only the core.
  http.get(`${API_URL}/categories/:id`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${API_URL}/spare-parts/suggestions`, () => HttpResponse.json(noSuggestions)),
  http.get(`${API_URL}/attributes`, () => HttpResponse.json([])),
  http.get(`${API_URL}/changes`, () => HttpResponse.json({ data: [], total: 0 })),
  http.get(`${API_URL}/accounts`, () => HttpResponse.json([])),
  http.get(`${API_URL}/messages/status`, () =>
    HttpResponse.json({ storedToday: 0, perDay: 1000, mailsWaiting: 0, mailsFailed: 0 }),
  ),
);
