import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { parse } from 'yaml';
import { consoleApi as api } from '../api';
import { expectConsole } from '../testing/expectConsole';
import { type FakeResponse, fakeApi } from '../testing/fakeApi';
import { anId } from '../testing/fixtures';
import { fakeEmptyOverview, renderConsole } from '../testing/renderConsole';
import { openSite } from '../testing/renderWithProviders';
import { testStore } from '../testing/testStore';

const id = anId();

const { paths }: { paths: Record<string, Record<string, { operationId?: string }>> } = parse(
  readFileSync('openapi/openapi.yaml', 'utf8'),
);

/** Fakes the call of an operation, whatever the ids in its path. */
function fakeCall(operation: string, response: FakeResponse) {
  for (const [path, calls] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(calls))
      if (operationId === operation)
        fakeApi(method as 'get' | 'post', path.replace(/\{(\w+)\}/g, ':$1'), response);
}

const malformedItems = [null, 7, 'text', [], {}, { _id: 7, name: 'x' }, { _id: '7', name: {} }];

/** Responses with status 200 or 204 that do not conform to the contract. */
const bodies = {
  null: ['nothing', { json: null }],
  'no body': ['nothing', { body: '' }],
  'status 204': ['nothing', { status: 204, body: null }],
  'an empty object': ['malformed', { json: {} }],
  'wrong types': ['malformed', { json: { _id: 7, name: [], data: 'x', total: 'y' } }],
  'an empty list': ['list', { json: [] }],
  'a list of malformed items': ['list', { json: malformedItems }],
  'a page of malformed items': [
    'page',
    { json: { data: malformedItems, total: 7, page: 1, limit: 10 } },
  ],
  HTML: ['html', { body: '<!doctype html>', headers: { 'content-type': 'text/html' } }],
} as const satisfies Record<string, [string, FakeResponse]>;

type Body = keyof typeof bodies;
type Kind = (typeof bodies)[Body][0];

const bodyOf: Record<Kind, Body> = {
  nothing: 'null',
  malformed: 'wrong types',
  list: 'a list of malformed items',
  page: 'a page of malformed items',
  html: 'HTML',
};

/** Have no screen that shows an error after opening it; the tests of their features try them. */
const silent = [
  'suggestSpareParts',
  'listSelectedParts',
  'matchLines',
  'getPartPrices',
  'getRelatedParts',
];

interface Screen {
  operation: keyof typeof api.endpoints;
  route: string;
  /** Text for each kind of body; `malformed` is the default. */
  texts: Partial<Record<Kind, string>> & { malformed: string };
  press?: string | RegExp;
  /** In the menu that the button opens. */
  choose?: RegExp;
  loggedOut?: boolean;
}

/** One body of each kind that the screen has a text for: the store reads those of a kind alike. */
const bodiesFor = ({ texts }: Screen) => (Object.keys(texts) as Kind[]).map((kind) => bodyOf[kind]);

/** Header or sidebar read these responses too. */
const inLayout: Screen['operation'][] = ['listCategories', 'getMessageStatus', 'getCurrentUser'];

const inConsole = ({ route }: Screen) => route.startsWith('/dashboard');

const part = { operation: 'getSparePart' } as const;
const list = { operation: 'listSpareParts' } as const;
const ofCategory = { operation: 'listCategorySpareParts' } as const;
const tree = { operation: 'listCategories' } as const;
const failedPart = { malformed: 'Failed to fetch spare part' };
const failedParts = 'Failed to fetch spare parts';

const screens: Screen[] = [
  {
    ...part,
    route: `/spare-parts-details/${id}`,
    texts: { malformed: 'Failed to fetch spare part details.', nothing: 'Spare part not found.' },
  },
  { ...part, route: `/dashboard/single-sparePart/${id}`, texts: failedPart },
  { ...part, route: `/dashboard/edit-sparePart/${id}`, texts: failedPart },
  {
    ...ofCategory,
    route: `/spare-parts-grid/${id}`,
    texts: {
      malformed: failedParts,
      list: 'No spare parts found for this category.',
      page: 'Page 1 of 1',
    },
  },
  {
    ...ofCategory,
    route: `/dashboard/category/${id}/spareparts`,
    texts: { malformed: failedParts, list: 'No spare parts found.', page: 'No spare parts found.' },
  },
  {
    ...list,
    route: '/search?q=belt',
    texts: {
      malformed: 'The search could not be carried out.',
      list: 'Nothing found for “belt”.',
      page: 'Page 1 of 1',
    },
  },
  {
    ...list,
    route: '/dashboard/all-spareparts',
    texts: {
      malformed: failedParts,
      list: 'There are no spare parts yet.',
      page: 'There are no spare parts yet.',
    },
  },
  {
    ...list,
    route: '/dashboard',
    texts: { malformed: 'Count not available', list: 'All Spare Parts', page: 'All Spare Parts' },
  },
  {
    ...tree,
    route: '/spare-parts-overview',
    texts: { malformed: 'No categories found.', html: 'No categories found.' },
  },
  {
    ...tree,
    route: `/spare-parts-grid/${id}`,
    texts: { malformed: 'No categories available.', html: 'No categories available.' },
  },
  {
    ...tree,
    route: '/dashboard/all-categories',
    texts: {
      malformed: 'There are no categories yet.',
      html: 'The categories could not be loaded.',
    },
  },
  {
    ...tree,
    route: `/dashboard/edit-category/${id}`,
    texts: {
      malformed: 'This category does not exist. It may have been deleted.',
      html: 'The categories could not be loaded.',
    },
  },
  {
    operation: 'listAttributes',
    route: '/dashboard/add-spareParts',
    texts: { malformed: 'Other numbers' },
  },
  {
    operation: 'listAttributes',
    route: `/dashboard/edit-sparePart/${id}`,
    texts: { malformed: 'Other numbers' },
  },
  ...(['inquiries', 'applications'] as const).flatMap((kind): Screen[] => {
    const one = kind === 'inquiries' ? 'inquiry' : 'application';
    const name = kind === 'inquiries' ? 'Inquiry' : 'Application';
    const names = kind === 'inquiries' ? 'Inquiries' : 'Applications';
    const route = `/dashboard/${kind}`;
    return [
      {
        operation: `list${names}`,
        route,
        texts: {
          malformed: `The ${kind} could not be loaded.`,
          page: `There are no ${kind} here.`,
        },
      },
      {
        operation: `get${name}`,
        route: `${route}/${id}`,
        texts: { malformed: `The ${one} could not be loaded.` },
      },
      {
        operation: `export${names}`,
        route,
        press: 'Export',
        choose: /^CSV/,
        texts: { malformed: 'The file could not be made.' },
      },
    ];
  }),
  {
    operation: 'getInquiryFile',
    route: `/dashboard/inquiries/${id}`,
    press: /^label\.jpg/,
    texts: { malformed: 'The photograph could not be loaded.' },
  },
  {
    operation: 'getQuotationPdf',
    route: `/dashboard/inquiries/${id}`,
    press: 'Download HQ-2026-0001 as PDF',
    texts: { malformed: 'The PDF could not be loaded.' },
  },
  {
    operation: 'getQuotationDraft',
    route: `/dashboard/inquiries/${id}/quotation`,
    texts: { malformed: 'The quotation could not be loaded.' },
  },
  {
    operation: 'getApplicationFile',
    route: `/dashboard/applications/${id}`,
    press: 'cv.pdf',
    texts: { malformed: 'The CV could not be loaded.' },
  },
  {
    operation: 'listTextTemplates',
    route: '/dashboard/text-templates',
    texts: { malformed: 'The texts could not be loaded.' },
  },
  {
    operation: 'getBuyerInquiry',
    route: `/inquiry/${id}`,
    texts: { malformed: 'Your inquiry could not be loaded.' },
  },
  {
    operation: 'getQuotationList',
    route: `/quotation?list=${id}`,
    texts: { malformed: 'The shared list could not be loaded. Please try again.' },
  },
  {
    operation: 'getMessageStatus',
    route: '/dashboard/inquiries',
    texts: { malformed: 'There are no inquiries here.' },
  },
  {
    operation: 'getSystemStatus',
    route: '/dashboard',
    texts: { malformed: 'All Spare Parts' },
  },
  {
    operation: 'listAccounts',
    route: '/dashboard/accounts',
    texts: { malformed: 'The accounts could not be loaded.', list: 'Last login' },
  },
  {
    operation: 'listInvitations',
    route: '/dashboard/accounts',
    texts: { malformed: 'The accounts could not be loaded.', list: 'Last login' },
  },
  {
    operation: 'lookUpNumbers',
    route: '/search?q=og-24',
    texts: { malformed: 'Nothing found for “og-24”.' },
  },
  {
    operation: 'listSynonyms',
    route: '/dashboard/search-words',
    texts: {
      malformed: 'The pairs of words could not be loaded.',
      page: 'There are no pairs of words yet.',
    },
  },
  {
    operation: 'listChanges',
    route: '/dashboard/history',
    texts: {
      malformed: 'The history could not be loaded.',
      page: 'Nothing has been changed yet.',
    },
  },
  {
    operation: 'listMissedSearches',
    route: '/dashboard/missed-searches',
    texts: {
      malformed: 'The searches could not be loaded.',
      page: 'Good news: everything that visitors searched for was found.',
    },
  },
  {
    operation: 'listTrash',
    route: '/dashboard/trash',
    texts: { malformed: 'The trash could not be loaded.', page: 'The trash is empty.' },
  },
  {
    operation: 'listImports',
    route: '/dashboard/import',
    texts: {
      malformed: 'The imports could not be loaded.',
      page: 'Nothing has been imported yet.',
    },
  },
  {
    operation: 'getImport',
    route: `/dashboard/import/${id}`,
    texts: { malformed: 'The import could not be loaded.' },
  },
  {
    operation: 'listAttributes',
    route: '/dashboard/attributes',
    texts: {
      malformed: 'The attributes could not be loaded.',
      list: 'There are no attributes yet.',
    },
  },
  {
    operation: 'listTranslations',
    route: '/dashboard/translations/progress',
    texts: {
      malformed: 'The progress of the translations could not be loaded.',
      list: 'There are no categories yet.',
    },
  },
  {
    operation: 'listAttributeProposals',
    route: `/dashboard/attributes?category=${id}`,
    texts: {
      malformed: 'The suggested values could not be loaded.',
      list: 'The texts of this category contain no further values.',
    },
  },
  {
    operation: 'listAttributeValues',
    route: `/dashboard/category/${id}/values`,
    texts: {
      malformed: 'The values could not be loaded.',
      page: 'There are no spare parts in this category.',
    },
  },
  {
    operation: 'getPasswordResetOptions',
    route: '/forgotten-password',
    texts: { malformed: 'Send the link' },
    loggedOut: true,
  },
  {
    operation: 'listSessions',
    route: '/dashboard/account',
    texts: { malformed: 'Your sessions could not be loaded.', list: 'Where you are logged in' },
  },
  {
    operation: 'getCurrentUser',
    route: '/dashboard',
    loggedOut: true,
    texts: { malformed: 'Admin Login' },
  },
];

it('every query has a screen here, except the silent ones and those that no screen uses', () => {
  const queries = Object.entries(api.endpoints)
    .filter(([, endpoint]) => 'useQuery' in endpoint)
    .map(([name]) => name);
  const shown = screens.map(({ operation }) => operation);
  const others = [
    'getCategory',
    'exportSpareParts',
    'exportPriceList',
    'exportFaultyRows',
    'getQuotation',
  ];
  expect(new Set([...shown, ...others, ...silent])).toEqual(new Set(queries));
});

describe.each([part, list, tree])('$operation', ({ operation }) => {
  const { initiate } = api.endpoints[operation] as typeof api.endpoints.getSparePart;

  async function read(body: Body) {
    fakeCall(operation, bodies[body][1]);
    const { data, isError } = await testStore().dispatch(initiate({ id }));
    if (operation === 'listCategories') expectCategoriesLogged(bodies[body][0], 1);
    return { data, isError };
  }

  it.each(Object.keys(bodies) as Body[])('reads %s like the others of its kind', async (body) => {
    expect(await read(body)).toEqual(await read(bodyOf[bodies[body][0]]));
  });
});

function fakeEmptyBackend() {
  const empty = { json: { data: [], total: 0, page: 1, limit: 10 } };
  fakeEmptyOverview();
  fakeApi('get', '/inquiries', empty);
  fakeApi('get', '/applications', empty);
  const message = { _id: id, name: 'Amina', createdAt: '2026-11-02T09:14:05.120Z' };
  const file = { _id: '1', type: 'text/plain', size: 1 };
  const issued = { issuedAt: message.createdAt, issuedBy: 'a@b.co', currency: 'USD', total: '1' };
  fakeApi('get', `/inquiries/${id}`, {
    json: {
      ...message,
      files: [{ ...file, name: 'label.jpg', type: 'image/jpeg' }],
      quotations: [{ ...issued, number: 'HQ-2026-0001' }],
    },
  });
  fakeApi('get', `/inquiries/${id}/files/1`, { status: 404, json: { error: 'Gone.' } });
  fakeApi('get', `/inquiries/${id}/quotation`, {
    json: { version: 0, content: { language: 'en', currency: 'USD', lines: [] }, parts: [] },
  });
  fakeApi('get', `/applications/${id}`, { json: { ...message, cv: { ...file, name: 'cv.pdf' } } });
  fakeApi('get', '/text-templates', { json: [] });
  fakeApi('get', '/accounts', { json: [] });
  fakeApi('get', '/invitations', { json: [] });
  fakeApi('get', '/attributes', {
    json: [{ _id: id, key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number' }],
  });
  fakeApi('get', `/categories/${id}/spareparts`, { json: [] });
  fakeApi('get', `/spare-parts/${id}`, { json: { _id: id, name: 'Governor' } });
  fakeApi('get', '/auth/me', { json: { role: 'admin' } });
}

describe.each(screens)('$operation at $route', (page) => {
  it.each(bodiesFor(page))('shows the text for %s', async (body) => {
    const [kind, response] = bodies[body];
    fakeEmptyBackend();
    fakeCall(page.operation, response);
    const options = { withoutLayout: !inLayout.includes(page.operation) };
    const { user } = page.loggedOut
      ? await openSite(page.route, { preloadedState: { auth: { token: 't', check: 'unchecked' } } })
      : inConsole(page)
        ? renderConsole(page.route, options)
        : await openSite(page.route, options);
    if (page.press) await user.click(await screen.findByRole('button', { name: page.press }));
    if (page.choose) await user.click(await screen.findByRole('menuitem', { name: page.choose }));
    const text = page.texts[kind] ?? page.texts.malformed;
    expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
    await waitFor(() => {
      expect(
        document.querySelector('[role="progressbar"], [role="status"][aria-label]'),
      ).toBeNull();
    });
    if (page.operation === 'listCategories') expectCategoriesLogged(kind, inConsole(page) ? 1 : 2);
  });
});

/** `times`: a public page's hook sends the failed query of its loader again. */
function expectCategoriesLogged(kind: Kind, times: number) {
  if (kind === 'html') expectConsole('error', 'The categories could not be loaded.', times);
  else if (kind === 'nothing' || kind === 'malformed') {
    expectConsole('warn', 'The category list is not an array.');
  }
}
