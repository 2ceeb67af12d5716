import { http } from 'msw/core/http';
import { setupServer } from 'msw/node';

export const API_URL = 'http://backend.test:7777';

export const config = {
  siteUrl: 'http://site.test',
  canonicalOrigin: 'http://site.test',
  apiUrl: API_URL,
  mediaUrl: `${API_URL}/uploads`,
};

const noSuggestions = { words: [], categories: [], parts: [] };

/** Default handlers for the requests that most pages send; tests add their own with `fakeApi`. */
export const server = setupServer(
  http.get(`${API_URL}/categories/`, () => Response.json([])),
  // As of a backend that offers only the core.
  http.get(`${API_URL}/categories/:id`, () => new Response(null, { status: 404 })),
  http.get(`${API_URL}/spare-parts/:id/related`, () => new Response(null, { status: 404 })),
  http.get(`${API_URL}/spare-parts/:id/prices`, () => new Response(null, { status: 404 })),
  http.get(`${API_URL}/spare-parts/suggestions`, () => Response.json(noSuggestions)),
  http.get(`${API_URL}/attributes`, () => Response.json([])),
  http.get(`${API_URL}/attributes/values`, () => new Response(null, { status: 404 })),
  http.get(`${API_URL}/changes`, () => Response.json({ data: [], total: 0 })),
  http.get(`${API_URL}/accounts`, () => Response.json([])),
  http.get(`${API_URL}/system/status`, () => new Response(null, { status: 404 })),
  http.get(`${API_URL}/messages/status`, () =>
    Response.json({ storedToday: 0, perDay: 1000, mailsWaiting: 0, mailsFailed: 0 }),
  ),
);
