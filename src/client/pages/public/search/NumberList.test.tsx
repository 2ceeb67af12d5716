import { hrefOf } from '@/client/testing/links';
import { screen, within } from '@testing-library/react';
import type { SparePart } from '@/client/api';
import { selectLines } from '@/client/features/quotationList/quotationSlice';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart } from '@/client/testing/fixtures';
import { openPage, type RenderOptions } from '@/client/testing/renderWithProviders';
import { MAX_LINES } from '@/shared/limits';

const main = () => within(screen.getByRole('main'));
const field = () =>
  main().findByRole('combobox', { name: 'Name, number, brand, part type or category' });
const noSearches = () => fakeApi('get', '/spare-parts', { status: 500 });

it('says that a query is too long, and searches no part of it', async () => {
  const seen = noSearches();
  await openPage(`/search?q=${'x'.repeat(300)}`);
  expect(await main().findByText('The search text has 300 characters.')).toBeVisible();
  expect(main().getByText(/^At most 200 can be searched/)).toBeVisible();
  expect(hrefOf('Have a list? Paste it', main())).toBe('/quotation#paste');
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

  describe('adds all that are found', () => {
    const roller = aPart({ name: 'Door roller', partNumber: 'HW-1002' });
    const numbered = (number: string, ...parts: SparePart[]) => ({
      number,
      matches: parts.map((part) => ({ by: 'own', number, part })),
      proposals: [],
    });
    const search = async (q: string, options?: RenderOptions) => {
      fakeApi('post', '/spare-parts/lookup', {
        json: {
          results: [
            numbered('HW-1001', found),
            numbered('HW-1002', roller),
            numbered('HW-1003', found, roller),
            numbered('HW-1004'),
          ],
        },
      });
      noSearches();
      return openPage(`/search?q=${encodeURIComponent(q)}`, options);
    };
    const numbers = 'HW-1001, HW-1002 (5 pcs), HW-1003, HW-1004';
    const button = () =>
      main().findByRole<HTMLButtonElement>('button', {
        name: 'Add all 2 found parts to quotation',
      });

    it('in the quantities of the list, those that mean one part, and stays on the page', async () => {
      const { user, store } = await search(numbers);
      expect(await main().findByText(/^Where several parts have a number/)).toBeVisible();
      await user.click(await button());
      expect(await main().findByText('2 parts are in your quotation list.')).toBeVisible();
      expect(hrefOf('Show the list', main())).toBe('/quotation');
      expect(selectLines(store.getState())).toMatchObject([
        { partId: found._id, quantity: 1 },
        { partId: roller._id, quantity: 5 },
      ]);
      expect(await button()).toBeDisabled();
    });

    it('without script too', async () => {
      await search(numbers);
      const { form } = await button();
      expect([form!.method, form!.getAttribute('action')]).toEqual(['post', '/quotation']);
      expect([...new FormData(form!)]).toEqual([
        ['intent', 'add'],
        ['partId', found._id],
        [`quantity.${found._id}`, '1'],
        ['partId', roller._id],
        [`quantity.${roller._id}`, '5'],
      ]);
    });

    it('says where the list has no room for them', async () => {
      const lines = Array.from({ length: MAX_LINES - 1 }, (_, index) => ({
        key: String(index),
        text: `Part ${index}`,
        quantity: 1,
      }));
      const { user, store } = await search(numbers, { preloadedState: { quotation: { lines } } });
      await user.click(await button());
      expect(await main().findByText(/has no room for all of them/)).toBeVisible();
      expect(selectLines(store.getState())).toHaveLength(lines.length);
    });

    it('and guesses no quantity where a column has them', async () => {
      await search('2, HW-1001, 3, HW-1002, 1, HW-1003, 1, HW-1004');
      const data = new FormData((await button()).form!);
      expect(data.get(`quantity.${found._id}`)).toBe('');
    });
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
