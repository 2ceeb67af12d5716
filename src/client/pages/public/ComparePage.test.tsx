import { hrefOf } from '@/client/testing/links';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SparePart } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart, aTree, parts } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';

const load = (number: number) => [
  { key: 'load', labelEn: 'Rated load', labelZh: '额定载重', unit: 'kg', number },
];
const small = aPart({
  name: 'Governor OG-240',
  partNumber: 'HW-OG-0240',
  brand: 'Norvik',
  material: 'Steel',
  image: 'og.jpg',
  attributes: load(630),
  categoryId: { _id: '1', name: 'Governors' },
});
const large = aPart({
  name: 'Governor OG-300',
  partNumber: 'HW-OG-0300',
  brand: 'Norvik',
  weight: '12 kg',
  material: 'Steel',
  attributes: load(1000),
});
const gone = 'f'.repeat(24);

const main = () => within(screen.getByRole('main'));
const table = () => main().findByRole('table');
const row = async (name: string | RegExp) => {
  const heading = within(await table()).getByRole('rowheader', { name });
  return [...heading.parentElement!.children].map(({ textContent }) => textContent);
};
const urlOf = (...shown: Pick<SparePart, '_id'>[]) =>
  `/compare?${shown.map(({ _id }) => `part=${_id}`).join('&')}`;

beforeEach(() => {
  fakeApi('get', '/categories/', { json: aTree().tree });
  fakeApi('get', '/spare-parts/:id', ({ url }) => {
    const part = [small, large].find(({ _id }) => url.pathname.endsWith(_id));
    return part ? { json: part } : { status: 404, json: { error: 'It does not exist.' } };
  });
});

describe('the comparison', () => {
  it('has the parts of its URL in columns and marks the rows that differ', async () => {
    await openPage(urlOf(small, large));
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Property',
      'Governor OG-240Add to quotation',
      'Governor OG-300Add to quotation',
    ]);
    expect(hrefOf(small.name, within(heads[1]!))).toBe(`/spare-parts-details/${small._id}`);
    expect(await row(/^Rated load/)).toEqual(['Rated load≠ differs', '630 kg', '1000 kg']);
    expect(await row(/^Weight/)).toEqual(['Weight≠ differs', 'Not given', '12 kg']);
    expect(await row('Brand')).toEqual(['Brand', 'Norvik', 'Norvik']);
    expect(await row(/^Category/)).toEqual(['Category≠ differs', 'Governors', 'Not given']);
    expect(within(await table()).queryByRole('rowheader', { name: /^Packing/ })).toBeNull();
    expect(await row('Part Number')).toEqual(['Part Number', 'HW-OG-0240', 'HW-OG-0300']);
    expect(document.title).toBe('Compare spare parts | Hoistway');
  });

  it('scrolls its head and body sideways together', async () => {
    await openPage(urlOf(small, large));
    const groups = within(await table()).getAllByRole('rowgroup');
    const [head, body] = [groups[0]!, groups[1]!];
    for (const [scrolled, following] of [
      [body, head],
      [head, body],
    ] as const) {
      scrolled.scrollLeft += 40;
      fireEvent.scroll(scrolled);
      expect(following.scrollLeft).toBe(scrolled.scrollLeft);
    }
  });

  it('has in its head the button that adds a part to the list', async () => {
    const { user, store } = await openPage(urlOf(small, large));
    const [, head] = within(await table()).getAllByRole('columnheader');
    await user.click(within(head!).getByRole('button', { name: /^Add to quotation/ }));
    expect(store.getState().quotation.lines).toMatchObject([{ partId: small._id }]);
    expect(head).toHaveTextContent('1 in your list');
  });

  it('hides equal rows on demand, which the URL keeps', async () => {
    const { user, router } = await openPage(urlOf(small, large));
    await table();
    await user.click(main().getByLabelText('Only differences'));
    await waitFor(() => expect(main().queryByText('Brand')).not.toBeInTheDocument());
    expect(router.state.location.search).toContain('&differences=1');
    expect(main().queryByText('HW-OG-0240')).not.toBeInTheDocument();
    expect(within(await table()).getByRole('rowheader', { name: 'Image' })).toBeVisible();
    expect(await row(/^Rated load/)).toHaveLength(3);
    expect(main().getByLabelText('Only differences')).toHaveFocus();
  });

  it.each([
    ['en', 'Ask for a quotation: Governor OG-240'],
    ['zh', '索取报价：Governor OG-240'],
  ] as const)('leads to an inquiry about each part (%s)', async (language, name) => {
    await openPage(urlOf(small, large), { language });
    const link = within(await table()).getByRole('link', { name });
    expect(new URL(link.getAttribute('href')!, 'http://site.test').searchParams.get('part')).toBe(
      'Governor OG-240 (HW-OG-0240)',
    );
  });

  it.each([
    ['the category of its parts', urlOf(small, large), '/spare-parts-grid/1'],
    ['all categories, where that is gone', `/compare?part=${gone}`, '/spare-parts-overview'],
  ])('leads on to %s', async (_, url, expected) => {
    await openPage(url);
    const back = await main().findByText('Back to the catalogue');
    await waitFor(() => expect(back).toHaveAttribute('href', expected));
  });

  it('shows that a part is gone', async () => {
    await openPage(`${urlOf(small)}&part=${gone}`);
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads[2]).toHaveTextContent('This part is no longer in the catalogue.');
    expect(await row('Brand')).toEqual(['Brand', 'Norvik', '—']);
    // A part that isn't there differs from nothing.
    expect(main().queryByText(/differs/)).not.toBeInTheDocument();
  });

  it.each([
    ['none', '/compare'],
    ['one', urlOf(small)],
  ])('asks for more parts than %s', async (_, url) => {
    await openPage(url);
    expect(await main().findByText('Choose at least two parts to compare.')).toBeVisible();
    expect(main().queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('removes a part', async () => {
    const { user, router } = await openPage(urlOf(small, large));
    await table();
    await user.click(main().getByRole('link', { name: 'Remove: Governor OG-240' }));
    expect(await main().findByText('Choose at least two parts to compare.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location.search).toBe(`?part=${large._id}`);
  });

  it('is Chinese on the Chinese site', async () => {
    await openPage(urlOf(small, large), { language: 'zh' });
    expect(await row(/^额定载重/)).toEqual(['额定载重≠ 不同', '630 kg', '1000 kg']);
    expect(main().getByLabelText('只看差异')).toBeInTheDocument();
  });
});

describe('the selection for the comparison', () => {
  const listed = parts(5);
  beforeEach(() => {
    fakeApi('get', '/spare-parts', { json: listed });
  });
  const bar = async () => within(await screen.findByRole('region', { name: 'Comparison' }));

  it('is made on the cards, of four parts at most, and leads to the page', async () => {
    const { user, router } = await openPage('/search?q=part');
    await main().findByLabelText('Results');
    expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
    for (const { name } of listed.slice(0, 4)) {
      await user.click(main().getByLabelText(`Compare: ${name}`));
    }
    expect((await bar()).getByRole('link', { name: 'Compare (4)' })).toBeVisible();
    expect(main().getByLabelText('Compare: Part 5')).toBeDisabled();
    await user.click(main().getByLabelText('Compare: Part 2'));
    await user.click((await bar()).getByRole('link', { name: 'Compare (3)' }));
    const ids = [0, 2, 3].map((index) => `part=${listed[index]!._id}`);
    await waitFor(() => expect(router.state.location.search).toBe(`?${ids.join('&')}`));
    const back = await main().findByText('Back to the catalogue');
    expect(back).toHaveAttribute('href', '/search?q=part');
  });

  it('is made on the page of a part, and can be cleared', async () => {
    const { user, store } = await openPage(`/spare-parts-details/${small._id}`);
    const box = await main().findByLabelText(`Compare: ${small.name}`);
    await user.click(box);
    expect(box).toBeChecked();
    await user.click((await bar()).getByRole('button', { name: 'Clear comparison' }));
    expect(box).not.toBeChecked();
    expect(store.getState().spareParts.comparedIds).toEqual([]);
  });
});
