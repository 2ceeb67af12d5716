import { hrefOf } from '@/client/testing/links';
import { screen, within } from '@testing-library/react';
import { type FakeResponse, fakeApi } from '@/client/testing/fakeApi';
import { openPage } from '@/client/testing/renderWithProviders';
import { paths } from '@/shared/siteMap';

const inquiry = {
  reference: 'Q-7F3K2M',
  // The day after at the company.
  createdAt: '2026-11-02T18:14:05.120Z',
  state: 'quoted',
  lines: [{ text: 'Overspeed governor', partNumber: 'OG-240', quantity: 1200, unit: 'pcs' }],
  quotations: [
    {
      number: 'HQ-2026-0002',
      issuedAt: '2026-11-03T12:00:00.000Z',
      validUntil: '2099-12-31',
      currency: 'USD',
      total: '730.00',
    },
    {
      number: 'HQ-2026-0001',
      issuedAt: '2026-11-02T19:00:00.000Z',
      validUntil: '2026-01-31',
      currency: 'USD',
      total: '800.00',
    },
  ],
};

const open = (response: FakeResponse, options = {}) => {
  fakeApi('get', '/buyer-inquiries/:token', response);
  return openPage(paths.buyerInquiry('abc'), options);
};

it('shows state, lines, and quotations with their PDF', async () => {
  await open({ json: inquiry });
  await screen.findByRole('heading', { level: 1, name: 'Your inquiry Q-7F3K2M' });
  expect(screen.getByText('Our quotation is ready.')).toBeInTheDocument();
  expect(screen.getByText('Received on 3 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('USD 730.00')).toBeInTheDocument();
  expect(hrefOf('Download HQ-2026-0002 (PDF)')).toMatch(
    /\/buyer-inquiries\/abc\/quotations\/HQ-2026-0002\/pdf$/,
  );
  expect(screen.getAllByText('No longer valid')).toHaveLength(1);
  const row = within(screen.getByRole('table', { name: 'Your list' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('Overspeed governorOG-2401,200 pcs');
});

it('is neither found by search engines nor named to other sites', async () => {
  await open({ json: inquiry });
  await screen.findByText('Our quotation is ready.');
  const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`);
  expect(meta('robots')).toHaveAttribute('content', 'noindex');
  expect(meta('referrer')).toHaveAttribute('content', 'no-referrer');
});

it('says in Chinese that there is no quotation yet', async () => {
  await open({ json: { ...inquiry, state: 'received', quotations: [] } }, { language: 'zh' });
  expect(await screen.findByText(/^目前还没有报价单/)).toBeInTheDocument();
  expect(screen.getByText('我们已收到您的询价，将在一个工作日内答复您。')).toBeInTheDocument();
});

it('says that a link is wrong', async () => {
  await open({ status: 404, json: { error: 'This inquiry does not exist.' } });
  expect(await screen.findByRole('heading', { name: 'Inquiry not found.' })).toBeInTheDocument();
});
