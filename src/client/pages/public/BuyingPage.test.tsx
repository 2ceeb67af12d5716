import { hrefOf, textsOf } from '@/client/testing/links';
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@/client/testing/renderWithProviders';

interface Part {
  certificates?: string;
  shippingTerms?: string;
  paymentTerms?: string;
}

const file = readFileSync('src/server/modules/processes/demo/catalogue.json', 'utf8');
const { parts } = JSON.parse(file) as { parts: Part[] };

const main = async (name: string) => {
  expect(await screen.findByText(name, { selector: 'h1' })).toBeInTheDocument();
  return within(screen.getByRole('main'));
};
const textOf = async (title: string, section: string) =>
  (await main(title)).getByRole('region', { name: section }).textContent;

it('says how a quotation is made and on what terms', async () => {
  renderPage('/buying');
  const page = await main('Buying from us');
  const sections = within(page.getByRole('navigation', { name: 'On this page' }));
  expect(textsOf('link', sections)).toEqual([
    'Asking for a quotation',
    'Minimum order and delivery time',
    'Incoterms',
    'Payment',
    'Packing',
    'Warranty',
    'Certificates',
  ]);
  expect(page.getByText(/within one working day, Monday to Friday/)).toBeInTheDocument();
  const steps = within(page.getByRole('region', { name: 'From inquiry to shipment' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(4);
  expect(hrefOf('Ask for a quotation', page)).toBe('/contact');
});

it.each([
  ['en', 'Buying from us', 'Certificates'],
  ['zh', '采购须知', '认证'],
] as const)(
  'names standards as the parts of the catalogue do (%s)',
  async (language, title, section) => {
    renderPage('/buying', { language });
    const text = await textOf(title, section);
    const numbers = text.match(/(?:EN|ISO|GB(?:\/T)?) \d[\d./:-]*\d/g) ?? [];
    expect(new Set(numbers).size).toBeGreaterThan(14);
    const certificates = parts.map((part) => part.certificates).join('\n');
    expect(numbers.filter((number) => !certificates.includes(number))).toEqual([]);
  },
);

it.each([
  ['en', 'Buying from us', 'Incoterms'],
  ['zh', '采购须知', '贸易术语'],
] as const)('names every Incoterm of the catalogue (%s)', async (language, title, section) => {
  renderPage('/buying', { language });
  const text = await textOf(title, section);
  const used = parts.flatMap(
    ({ shippingTerms = '' }) => shippingTerms.match(/\b[A-Z]{3}\b/g) ?? [],
  );
  expect([...new Set(used)].filter((term) => !text.includes(term))).toEqual([]);
});

it.each([
  ['en', 'Buying from us', 'Payment', ' to ', ' %'],
  ['zh', '采购须知', '付款', '%至', '%'],
] as const)(
  'asks with the order what parts ask (%s)',
  async (language, title, section, to, percent) => {
    renderPage('/buying', { language });
    const text = await textOf(title, section);
    const shares = parts.flatMap(({ paymentTerms = '' }) => {
      const share = /^(\d+) %/.exec(paymentTerms)?.[1];
      return share ? [Number(share)] : [];
    });
    expect(text).toContain(`${Math.min(...shares)}${to}${Math.max(...shares)}${percent}`);
  },
);
