import { screen, waitFor } from '@testing-library/react';
import { languages } from '@/shared/language';
import { companyPaths, pageNames, siteMap } from '@/shared/siteMap';
import { fakeApi } from '../testing/fakeApi';
import { aPart, parts } from '../testing/fixtures';
import { fakeEmptyOverview, renderConsole } from '../testing/renderConsole';
import { openPage, openSite } from '../testing/renderWithProviders';

/** Replaces the values of `company`; `ours` has the original ones. */
jest.mock('@/shared/company', () => {
  const actual: Record<string, unknown> = jest.requireActual('@/shared/company');
  const ours: string[] = [];
  const rename = (value: unknown, key: string): unknown => {
    if (typeof value === 'number') return 777;
    if (typeof value === 'object') {
      const entries = Object.entries(value as object);
      return Object.assign(
        value as object,
        Object.fromEntries(entries.map(([name, child]) => [name, rename(child, name)])),
      );
    }
    // Country codes are also language codes.
    if (!/^[A-Z]{2}$/.test(value as string)) ours.push(value as string);
    if (/^\d{4}-\d\d-\d\d$/.test(value as string)) return '2031-05-17';
    if (key === 'timeZoneId') return 'Europe/Oslo';
    if (/^https:/.test(value as string)) return `https://nordheis.example/${key}`;
    return `Nordheis ${key}`;
  };
  rename(actual.company, 'company');
  return { ...actual, ours };
});
const { ours } = jest.requireMock<{ ours: string[] }>('../../shared/company');

/** Texts and attribute values of the document, without the glossary's word “hoistway”. */
function valuesIn(node: Element): string[] {
  if (node.matches('#hoistway h2, a[href$="#hoistway"], style')) return [];
  const texts = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
  return [
    ...texts.map((text) => text.textContent ?? ''),
    ...[...node.attributes].map(({ value }) => value),
    ...[...node.children].flatMap(valuesIn),
  ];
}

function expectOtherCompany() {
  expect(document.title).toMatch(/ \| Nordheis en$/);
  const found = valuesIn(document.documentElement).filter(
    (value) =>
      ours.some((fact) => value.includes(fact)) ||
      /hoistway|ningbo|浩世威|宁波|\{\{/i.test(value.replace(/\bhoistways?\b(?!\.\w)/g, '')),
  );
  expect(found).toEqual([]);
}

const hasHeading = () => waitFor(() => expect(document.querySelector('h1')).not.toBeNull());

const pagePaths = [
  ...companyPaths,
  ...pageNames
    .map((name) => siteMap[name])
    .filter(({ area }) => area === 'catalogue' || area === 'account')
    .map(({ pattern }) => pattern.replace(':id', 'a1')),
  '/no-such-page',
];

describe.each(languages)('the site of another company in %s', (language) => {
  it.each(pagePaths)('%s has no value of ours', async (path) => {
    fakeApi('get', '/spare-parts', { json: parts(1) });
    fakeApi('get', '/spare-parts/:id', { json: aPart({ images: ['front.jpg'] }) });
    fakeApi('get', '/categories/:id/spareparts', { json: parts(1) });
    fakeApi('get', '/auth/invitation', { status: 404, json: {} });
    fakeApi('get', '/password-links', { json: { mailEnabled: true } });
    // Header and footer are the same on every page.
    const open = path === '/' || path === '/no-such-page' ? openSite : openPage;
    await open(path, { language });
    await hasHeading();
    expectOtherCompany();
  });

  it('the console has no value of ours', async () => {
    fakeEmptyOverview();
    renderConsole('/dashboard', { language });
    await hasHeading();
    expectOtherCompany();
  });
});

it('the pages show the replaced values', async () => {
  await openPage('/contact');
  expect(screen.getByText('Nordheis weChat')).toBeInTheDocument();
  expect(ours).toContain('Hoistway');
});
