import { screen, within } from '@testing-library/react';
import { checked } from '../testing/checkedImport';
import { type FakeResponse, fakeApi } from '../testing/fakeApi';
import { aPart, anId } from '../testing/fixtures';
import { renderConsolePage } from '../testing/renderConsole';
import { openPage } from '../testing/renderWithProviders';

/*
 * Responses of a later release: enumerations have further values, which are shown as they are, and
 * lines have decimals or no quantity.
 */

const id = anId();
const at = '2026-11-02T10:05:00.000Z';
const page = (...data: object[]) => ({ data, total: data.length, page: 1, limit: 10 });
const lines = [
  { text: 'Rope', quantity: 2.5, unit: 'm' },
  { text: 'Belt', quantity: null },
];
const inquiry = { _id: id, reference: 'Q-1', name: 'Amina', createdAt: at, state: 'parked' };
const item = { entityId: id, name: 'Belt', field: 'material', before: 'Stel', after: 'Steel' };

const row = {
  row: 2,
  state: 'queued',
  excluded: false,
  cells: ['A-1'],
  changes: [],
  problems: [{ column: 0, code: 'colour_unknown' }],
};

it.each<[route: string, path: string, json: unknown, ...texts: string[]]>([
  ['/dashboard/inquiries', '/inquiries', page(inquiry), 'parked'],
  [
    `/dashboard/inquiries/${id}`,
    `/inquiries/${id}`,
    { ...inquiry, lines, events: [{ _id: anId(), createdAt: at, type: 'called', text: 'Back' }] },
    '2.5 m',
    'No quantity given',
    'called Back',
  ],
  [
    '/dashboard/accounts',
    '/accounts',
    [{ _id: id, emailId: 'a@b.co', role: 'guest', createdAt: at }],
    'guest',
  ],
  [
    '/dashboard/history',
    '/changes',
    page({ _id: id, at, kind: 'price', action: 'moved', count: 2, items: [item] }),
    'moved: price',
  ],
  [
    '/dashboard/import',
    '/imports',
    page({ ...checked, state: 'parked', counts: undefined }),
    'parked',
  ],
  [
    `/dashboard/import/${checked._id}`,
    `/imports/${checked._id}`,
    { ...checked, rows: page(row) },
    'queued',
    'colour_unknown',
  ],
  [
    `/dashboard/single-sparePart/${id}`,
    `/spare-parts/${id}`,
    aPart({
      _id: id,
      documents: [{ file: 'a.pdf', title: 'Sheet', kind: 'manual' as never, size: 2048 }],
      references: [{ kind: 'customs' as never, number: '84.31' }],
    }),
    'manual · PDF · 2 kB',
    'customs',
  ],
  [
    '/dashboard/attributes',
    '/attributes',
    [{ _id: id, key: 'colour', labelEn: 'Colour', labelZh: '颜色', kind: 'colour' }],
    'colour',
  ],
])('%s shows what it does not know', async (route, path, json, ...texts) => {
  fakeApi('get', '/auth/me', { json: { role: 'admin' } });
  fakeApi('get', '/invitations', { json: [] });
  fakeApi('get', path, { json } as FakeResponse);
  renderConsolePage(route);
  for (const text of texts)
    expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible();
});

it("the buyer's page shows a state that it does not know, and lines without a quantity", async () => {
  const json = { reference: 'Q-1', createdAt: at, state: 'parked', lines, quotations: [] };
  fakeApi('get', '/buyer-inquiries/:token', { json });
  await openPage('/inquiry/abc');
  expect(await screen.findByText('parked')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['Rope2.5 m', 'Belt–']);
});
