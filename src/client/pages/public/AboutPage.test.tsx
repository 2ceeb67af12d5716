import { screen, within } from '@testing-library/react';
import { renderPage } from '@/client/testing/renderWithProviders';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('introduces the company beside a photograph, with the facts of company.ts', async () => {
  renderPage('/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeInTheDocument();
  expect(document.title).toBe('About Us | Hoistway');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringContaining('Ningbo'),
  );
  const intro = await region('A manufacturer, from drawing to spare part');
  expect(intro.getByRole('img')).toBeInTheDocument();
  expect(
    intro.getByText(/^Hoistway Elevator Co., Ltd. was founded in 2004 .* 420 people .* 68 m test/),
  ).toBeInTheDocument();
  const figures = await region('Hoistway in figures');
  expect(figures.getByText('36,000 m²')).toBeInTheDocument();
});

it('states mission and vision beside a photograph; gives five reasons', async () => {
  renderPage('/about');
  const card = await region('Mission & Vision');
  expect(card.getByRole('heading', { name: 'Our Mission' })).toBeInTheDocument();
  expect(card.getByRole('heading', { name: 'Our Vision' })).toBeInTheDocument();
  expect(card.getByRole('img')).toBeInTheDocument();
  const reasons = await region('Why Choose Us');
  expect(
    reasons.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent),
  ).toEqual([
    'Quality-Driven Manufacturing',
    'Comprehensive Product Support',
    'Innovation at Every Level',
    'Customer-Focused Service',
    'Experienced & Professional Team',
  ]);
});

it('is in Chinese', async () => {
  renderPage('/about', { language: 'zh' });
  expect(await screen.findByRole('heading', { level: 1, name: '关于我们' })).toBeInTheDocument();
  expect(screen.getByText(/^浩世威电梯有限公司成立于2004年/)).toBeInTheDocument();
  expect(screen.getByText('36,000 m²')).toBeInTheDocument();
});
