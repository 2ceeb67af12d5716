import { hrefOf } from '@/client/testing/links';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@/client/testing/renderWithProviders';
import { company } from '@/shared/company';

const main = async (heading: string) => {
  await screen.findByRole('heading', { level: 1, name: heading });
  return within(screen.getByRole('main'));
};

describe('the elevator page', () => {
  it('describes the eight systems of an elevator', async () => {
    renderPage('/elevator');
    const page = await main('Elevators');
    for (const name of [
      'Car',
      'Hoistway',
      'Traction Machine',
      'Counterweight',
      'Guide Rails',
      'Control Systems',
      'Door Operators',
      'Safety Gear',
    ]) {
      const section = page.getByRole('region', { name });
      expect(section.textContent.length).toBeGreaterThan(300);
      expect(within(section).getByRole('img')).toBeInTheDocument();
    }
  });

  it('links to its sections and moves the focus there', async () => {
    const { user } = renderPage('/elevator');
    await main('Elevators');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link')).toHaveLength(8);
    await user.click(contents.getByRole('link', { name: 'Guide Rails' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Guide Rails' })).toHaveFocus());
  });

  it('links to all six types and to the contact page', async () => {
    renderPage('/elevator');
    const page = await main('Elevators');
    const types = within(page.getByRole('region', { name: 'Elevator types' }));
    expect(types.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/elevators/passenger',
      '/elevators/villa',
      '/elevators/panoramic',
      '/elevators/hospital',
      '/elevators/freight',
      '/elevators/hydraulic',
    ]);
    expect(hrefOf('Contact Us', page)).toBe('/contact');
  });
});

it('the escalator page covers efficiency, safety, versatility, durability and applications', async () => {
  renderPage('/escalator');
  const page = await main('Escalators');
  for (const name of ['Efficiency', 'Safety', 'Versatility', 'Durability', 'Applications']) {
    const section = page.getByRole('region', { name });
    expect(section.textContent.length).toBeGreaterThan(300);
  }
  const types = within(page.getByRole('region', { name: 'Escalator types' }));
  expect(types.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/escalator/indoor',
    '/escalator/moving-walks',
    '/escalator/out-door',
  ]);
});

it('the spare-parts page explains how parts are found, ordered, shipped and guaranteed', async () => {
  renderPage('/spare-parts');
  const page = await main('Spare Parts');
  expect(page.getByRole('region', { name: 'Finding the right part' })).toBeInTheDocument();
  expect(page.getByText(/warranty of 12 months/)).toBeInTheDocument();
  const order = within(page.getByRole('region', { name: 'How an order runs' }));
  expect(order.getAllByRole('listitem')).toHaveLength(4);
  for (const link of page.getAllByRole('link', { name: 'View all categories' })) {
    expect(link).toHaveAttribute('href', '/spare-parts-overview');
  }
});

describe('the newsroom', () => {
  it('has a banner and five announcements with their dates', async () => {
    renderPage('/newsroom');
    const page = await main('Newsroom');
    const cards = page.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Expanded parts production range',
      'Launch of a complete elevator',
      'New door systems',
      'Supply of all spare parts',
      'Escalator components',
    ]);
    expect(within(cards[0]!).getByText('October 19, 2026')).toBeInTheDocument();
  });

  it('formats dates by language', async () => {
    renderPage('/newsroom', { language: 'zh' });
    expect(await screen.findByText('2026年10月19日')).toBeInTheDocument();
  });
});

it.each([
  ['en', 'Privacy notice', 'For how long, and erasure on request', 'after 24 months'],
  ['zh', '隐私声明', '保存期限与删除', '24个月后删除'],
] as const)(
  'the privacy notice says for how long messages are stored and whom to write to (%s)',
  async (language, title, section, months) => {
    renderPage('/privacy', { language });
    const text = (await main(title)).getByRole('region', { name: section }).textContent;
    expect(text).toContain(months);
    expect(text).toContain(company.email);
    expect(text).toContain(company.careersEmail);
  },
);
