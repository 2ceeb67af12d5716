import { hrefOf } from '@/client/testing/links';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';

const main = () => within(screen.getByRole('main'));
const field = () =>
  main().findByRole('combobox', { name: 'Name, number, brand, part type or category' });
const noSearches = () => fakeApi('get', '/spare-parts', { status: 500 });

it('says that a query is too long, and searches no part of it', async () => {
  const seen = noSearches();
  await openPage(`/search?q=${'x'.repeat(300)}`);
  expect(await main().findByText('The search text has 300 characters.')).toBeVisible();
  expect(main().getByText(/^At most 200 can be searched/)).toBeVisible();
  expect(seen).toHaveLength(0);
});

describe('a list of numbers', () => {
  const found = aPart({ name: 'Encoder' });
  const match = { by: 'own', number: 'HW-1001', part: found };
  const fakeLookup = () =>
    fakeApi('post', '/spare-parts/lookup', ({ body }) => ({
      json: {
        results: (body as { numbers: string[] }).numbers.map((number) => ({
          number,
          matches: number === 'HW-1001' ? [match] : [],
          proposals: number === 'HW-IOOI' ? [match] : [],
        })),
      },
    }));
  const section = async (name: string) => {
    const heading = await main().findByRole('heading', { name });
    return within(heading.parentElement!);
  };

  it('is pasted as a table; the page says which are found, similar and unknown', async () => {
    const lookups = fakeLookup();
    const searches = noSearches();
    const { user, router } = await openPage('/search');
    await user.click(await field());
    await user.paste('HW-1001\t2\nHW-IOOI\t10\nKM 98.7654 G01\t1\n');
    await user.keyboard('{Enter}');
    expect(await main().findByText('Found 1 of 3 numbers')).toBeVisible();
    expect(hrefOf('Encoder', await section('Found (1)'))).toBe(`/spare-parts-details/${found._id}`);
    const similar = await section('Similar numbers (1)');
    expect(similar.getByText('HW-IOOI')).toBeVisible();
    expect(similar.getByRole('link', { name: 'HW-1001 · Encoder' })).toBeVisible();
    const unknown = await section('Not found (1)');
    expect(hrefOf('KM 98.7654 G01', unknown)).toBe('/search?q=KM+98.7654+G01');
    expect(hrefOf('Ask for these numbers', unknown)).toBe('/contact?part=KM+98.7654+G01');
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(
      'HW-1001, 2, HW-IOOI, 10, KM 98.7654 G01, 1',
    );
    expect(lookups).toHaveLength(1);
    expect(searches).toHaveLength(0);
  });

  it('names those beyond what is looked up at a time', async () => {
    fakeLookup();
    const numbers = Array.from({ length: 203 }, (_, index) => `HW-${2000 + index}`);
    await openPage(`/search?q=${numbers.join('%0A')}`, { language: 'zh' });
    expect(await main().findByText('203 个编号中找到 0 个')).toBeVisible();
    const remaining = await section('尚未查询（3）');
    expect(remaining.getByText('HW-2200, HW-2201, HW-2202')).toBeVisible();
    expect(hrefOf('查询其余编号', remaining)).toBe('/search?q=HW-2200%2C+HW-2201%2C+HW-2202');
  });

  it('that cannot be looked up can be tried again', async () => {
    fakeApi('post', '/spare-parts/lookup', { status: 429, json: { error: 'Too many.' } });
    const { user } = await openPage('/search?q=HW-1001,HW-1002');
    expect(await main().findByText(/^The numbers cannot be looked up: too many/)).toBeVisible();
    fakeLookup();
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('Found 1 of 2 numbers')).toBeVisible();
  });
});
