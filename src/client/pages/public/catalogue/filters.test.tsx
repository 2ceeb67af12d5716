import { act, screen, waitFor, within } from '@testing-library/react';
import type { PartFacets, SparePart } from '@/client/api';
import { FilterBar } from '@/client/features/spareParts/filters/FilterBar';
import { FilterColumn } from '@/client/features/spareParts/filters/FilterColumn';
import { fakeApi } from '@/client/testing/fakeApi';
import { partFacets, fakeFilteredList, numericFacet } from '@/client/testing/fakeFacets';
import { aTree, parts } from '@/client/testing/fixtures';
import {
  type RenderOptions,
  openPage,
  renderWithProviders,
} from '@/client/testing/renderWithProviders';

const fixture = aTree();
const { operators, belts, doors, gears } = fixture;
const path = `/spare-parts-grid/${operators._id}`;
const all = [
  ...parts(1, { brand: 'Norvik' }),
  ...parts(2, { brand: 'Hanno', image: 'hanno.jpg' }),
  ...parts(1, { brand: 'Ostra' }),
];
/** More than a page has. */
const many = [...all, ...parts(14, { brand: 'Ostra' })];
const facetsOf = (list: readonly SparePart[]) =>
  partFacets({
    brands: ['Norvik', 'Hanno', 'Ostra', 'Gone'].map((value) => ({
      value,
      count: list.filter(({ brand }) => brand === value).length,
    })),
    categories: [
      { _id: operators._id, name: 'Door Operators', count: 12 },
      { _id: belts._id, name: 'Belts', count: 6 },
    ],
    withImage: 2,
    inStock: 3,
    attributes: [
      {
        key: 'load',
        labelEn: 'Rated load',
        labelZh: '额定载重',
        kind: 'number',
        unit: 'kg',
        values: [630, 1000].map((value) => ({ value: String(value), count: 2 })),
      },
      numericFacet({ key: 'opening' }, [600, 650, 700, 750, 800, 900, 1000, 1100, 1200]),
    ],
  });
const facets = facetsOf(all);

const named = { name: 'Filters' };
const column = () => within(screen.getByRole('region', named));
const findColumn = async () => within(await screen.findByLabelText('Filters'));
const labelled = (label: string) => new RegExp(`^${label}`);
const box = (label: string) => column().getByLabelText(labelled(label));
const findCount = (text: string) => screen.findByText(text, { ignore: '[role=status]' });
const chips = () =>
  within(screen.getByRole('list', { name: 'Applied filters' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

beforeEach(() => {
  fakeApi('get', '/categories/', { json: fixture.tree });
  fakeApi('get', '/spare-parts/:id', { json: all[0]! });
});

const fakeGrid = (list = all) =>
  fakeFilteredList('/categories/:id/spareparts', list, facetsOf(list));

const propsFor = (of: PartFacets) => ({
  facets: { ...of, total: all.length },
  total: all.length,
});

/** Column and bar of the filters, without a list. */
function showFilters(search = '', of: PartFacets = facets, options: RenderOptions = {}) {
  const filters = (
    <>
      <FilterColumn {...propsFor(of)} />
      <FilterBar {...propsFor(of)} />
    </>
  );
  return renderWithProviders(filters, { ...options, route: path + search });
}

describe('the filters of a category', () => {
  it('are offered with their counts, without those that lead to no part', () => {
    showFilters();
    const offered = column()
      .getAllByRole('checkbox')
      .map((checkbox) => checkbox.closest('label'));
    expect(offered.map((label) => label?.textContent)).toEqual([
      'Norvik1',
      'Hanno2',
      'Ostra1',
      'In stock3',
      '6302',
      '10002',
      'With image2',
    ]);
    expect(column().getByRole('group', { name: 'Rated load (kg)' })).toBeVisible();
    expect(column().getByRole('group', { name: 'Opening' })).toBeVisible();
  });

  it('widen within a group and narrow across groups, at once, with the focus where it was', async () => {
    const { user, router } = showFilters('?page=2');
    const search = (expected: string) =>
      waitFor(() => expect(router.state.location.search).toBe(expected));
    await user.click(box('Hanno'));
    await search('?brand=Hanno');
    expect(box('Hanno')).toHaveFocus();
    await user.click(box('Norvik'));
    await search('?brand=Norvik&brand=Hanno');
    await user.click(box('With image'));
    await search('?brand=Norvik&brand=Hanno&image=1');
    await user.click(box('In stock'));
    await search('?brand=Norvik&brand=Hanno&stock=1&image=1');
  });

  it('are applied to the list, which starts at its first page', async () => {
    const seen = fakeGrid(many);
    const { user } = await openPage(`${path}?brand=Norvik&image=1&stock=1&page=2`);
    await findColumn();
    await user.click(box('Hanno'));
    expect(await findCount('2 parts')).toBeVisible();
    expect(box('Hanno')).toHaveFocus();
    const last = seen.at(-1)!.url.searchParams;
    expect(last.getAll('brand')).toEqual(['Norvik', 'Hanno']);
    expect(last.get('withImage')).toBe('true');
    expect(last.get('inStock')).toBe('true');
    expect(last.get('page')).toBe('1');
    expect(screen.getByText('2 parts', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('lose none of several that are selected at the same moment', async () => {
    const { router } = showFilters();
    const [hanno, ostra] = [box('Hanno'), box('Ostra')];
    act(() => {
      hanno.click();
      ostra.click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?brand=Hanno&brand=Ostra'));
    expect(hanno).toBeChecked();
    expect(ostra).toBeChecked();
  });

  it('are in the URL, which Back and a reload restore', async () => {
    const { user, router } = showFilters('?brand=Hanno');
    expect(box('Hanno')).toBeChecked();
    await user.click(box('Ostra'));
    await waitFor(() => expect(router.state.location.search).toBe('?brand=Hanno&brand=Ostra'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(box('Ostra')).not.toBeChecked());
    expect(box('Hanno')).toBeChecked();
  });

  it('are passed on by the pager, and keep search engines off', async () => {
    fakeGrid(many);
    const { user, router, container } = await openPage(`${path}?brand=Norvik&brand=Ostra`);
    const next = await screen.findByText('Next', { selector: 'button' });
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    await user.click(next);
    expect(router.state.location.search).toBe('?brand=Norvik&brand=Ostra&page=2');
    const passed = () => container.querySelectorAll<HTMLInputElement>('nav form input[name=brand]');
    await waitFor(() =>
      expect([...passed()].map(({ value }) => value)).toEqual(['Norvik', 'Ostra']),
    );
  });

  it('are shown when applied, and can be removed one by one or all at once', async () => {
    const search =
      '?only=here&brand=Hanno&stock=1&image=1&f.load=630&f.opening.min=80&f.opening.unit=cm';
    const { user, router } = showFilters(search);
    expect(chips()).toEqual([
      'Remove filter: Hanno',
      'Remove filter: In stock',
      'Remove filter: With image',
      'Remove filter: Rated load: 630 kg',
      'Remove filter: Opening: from 80 cm',
      'Clear all',
    ]);
    await user.click(screen.getByRole('link', { name: 'Remove filter: Opening: from 80 cm' }));
    expect(router.state.location.search).toBe('?only=here&brand=Hanno&stock=1&image=1&f.load=630');
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(router.state.location.search).toBe('?only=here');
    await waitFor(() => expect(screen.queryByText('Clear all')).not.toBeInTheDocument());
    await waitFor(() => expect(box('Hanno')).not.toBeChecked());
  });

  it('accept a length in the unit of the visitor, on Enter or on blur', async () => {
    const { user, router } = showFilters();
    const range = within(column().getByRole('group', { name: 'Opening' }));
    expect(range.getByLabelText('From')).toHaveAttribute('placeholder', '600');
    await user.selectOptions(range.getByLabelText('Unit'), 'cm');
    expect(range.getByLabelText('From')).toHaveAttribute('placeholder', '60');
    expect(router.state.location.search).toBe('');
    await user.type(range.getByLabelText('From'), '80{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?f.opening.min=80&f.opening.unit=cm'),
    );
    await user.type(range.getByLabelText('To'), '120.5');
    expect(router.state.location.search).not.toContain('max');
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toContain('f.opening.max=120.5'));
    expect(range.getByLabelText('Unit')).toHaveFocus();
  });

  it('convert the numbers to another unit, and lose nothing on the way back', async () => {
    const { user, router } = showFilters('?f.opening.max=900&f.opening.unit=mm');
    const range = within(column().getByRole('group', { name: 'Opening' }));
    await user.type(range.getByLabelText('From'), '317.5');
    await user.selectOptions(range.getByLabelText('Unit'), 'inch');
    expect(range.getByLabelText('From')).toHaveValue(12.5);
    await screen.findByRole('link', { name: 'Remove filter: Opening: 12.5–35.44 inch' });
    await user.selectOptions(range.getByLabelText('Unit'), 'cm');
    expect(range.getByLabelText('From')).toHaveValue(31.75);
    expect(range.getByLabelText('To')).toHaveValue(90);
    await user.selectOptions(range.getByLabelText('Unit'), 'mm');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?f.opening.min=317.5&f.opening.max=900&f.opening.unit=mm',
      ),
    );
  });

  it('show at the fields that no number can match', async () => {
    const { user } = showFilters('?f.opening.max=700');
    const section = column();
    const [least, most] = [section.getByLabelText('From'), section.getByLabelText('To')];
    expect(least).not.toHaveAccessibleDescription();
    await user.type(least, '1000{Enter}');
    const text = '“From” is greater than “To”, which leaves no part.';
    expect(await section.findByRole('alert')).toHaveTextContent(text);
    for (const field of [least, most]) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(text);
    }
    await user.clear(most);
    await user.type(most, '1100{Enter}');
    await waitFor(() => expect(section.queryByRole('alert')).not.toBeInTheDocument());
    expect(least).toBeValid();
  });

  it('have bounds for a length from three values on, for other numbers from nine', () => {
    const attributes = [
      numericFacet({ key: 'width', labelEn: 'Width' }, [6, 8, 10]),
      numericFacet({ key: 'depth', labelEn: 'Depth' }, [6, 8]),
      numericFacet({ key: 'voltage', labelEn: 'Voltage', unit: 'V' }, [12, 24, 110, 230]),
    ];
    showFilters('', partFacets({ attributes }));
    const fields = (name: string) => within(column().getByRole('group', { name }));
    expect(fields('Width').getByLabelText('Unit')).toBeVisible();
    expect(fields('Depth (mm)').getAllByRole('checkbox')).toHaveLength(2);
    expect(fields('Voltage (V)').getAllByRole('checkbox')).toHaveLength(4);
  });

  it('omit what all parts match, unless it is selected', async () => {
    const count = all.length;
    const attributes = [numericFacet({ key: 'depth', labelEn: 'Depth' }, [6, 8])];
    const brands = [{ value: 'Norvik', count }];
    const common = { brands, withImage: count, inStock: count, attributes };
    const { router } = showFilters('', partFacets(common));
    expect(column().getAllByRole('group')).toHaveLength(1);
    await act(() => router.navigate(`${path}?image=1`));
    expect(box('With image')).toBeChecked();
    expect(column().queryByText('Norvik')).not.toBeInTheDocument();
  });

  it('are skipped by a link that leads the keyboard to the results', async () => {
    fakeGrid();
    const { user, router } = await openPage(path);
    const skip = (await findColumn()).getByRole('link', { name: 'Skip to results' });
    expect(skip.compareDocumentPosition(box('Norvik'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(skip);
    await user.tab();
    expect(screen.getAllByRole('link', { name: /View Details/ })[0]).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });

  it('keep the bounds of a length when other filters leave few values', async () => {
    const few = { ...facets, attributes: [numericFacet({ key: 'opening' }, [700, 800])] };
    fakeApi('get', '/categories/:id/spareparts', ({ url: { searchParams } }) => ({
      json: {
        data: all.slice(0, 1),
        total: 1,
        page: 1,
        limit: 12,
        facets: searchParams.has('brand') ? few : facets,
      },
    }));
    const { user, router } = await openPage(path);
    await findColumn();
    await user.click(box('Hanno'));
    await waitFor(() => expect(column().queryByText('630')).toBeNull());
    expect(column().getByLabelText('From')).toBeVisible();
    // A page that is opened like that has two values to choose from.
    await act(() => router.navigate(`/spare-parts-grid/${belts._id}?brand=Hanno`));
    expect((await screen.findByLabelText(/^700/)).closest('label')).toBeVisible();
  });

  it('pass on parameters that they have no field for', async () => {
    const { user, router } = showFilters('?brand=Elsewhere&f.speed=1');
    expect(box('Elsewhere')).toBeChecked();
    await user.click(box('Hanno'));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?f.speed=1&brand=Hanno&brand=Elsewhere'),
    );
  });

  it('show six values of a long list first', async () => {
    const values = Array.from({ length: 9 }, (_, index) => ({ value: `Maker ${index}`, count: 1 }));
    const { user } = showFilters('', partFacets({ brands: values }));
    expect(column().getByText('Maker 5')).toBeVisible();
    expect(column().getByText('Maker 6')).not.toBeVisible();
    await user.click(column().getByText('Show all (9)'));
    expect(column().getByText('Maker 6')).toBeVisible();
  });

  it('show a message when no part matches', async () => {
    fakeGrid();
    const { user, router } = await openPage(`${path}?brand=Nobody`);
    expect(await screen.findByText('No part has all of the chosen properties.')).toBeVisible();
    expect(screen.queryByText(/No spare parts found/)).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('link', { name: 'Clear all' }).at(-1)!);
    expect(router.state.location.search).toBe('');
    expect(await findCount('4 parts')).toBeVisible();
  });

  it('are Chinese on the Chinese site', () => {
    showFilters('?f.opening.max=900', facets, { language: 'zh' });
    const section = within(screen.getByRole('region', { name: '筛选' }));
    expect(section.getByRole('group', { name: '额定载重 (kg)' })).toBeVisible();
    expect(section.getByRole('checkbox', { name: '有图片 2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '移除条件：开门宽度：不大于 900 mm' })).toBeVisible();
  });

  it('are absent where the backend has no facets', async () => {
    fakeApi('get', '/categories/:id/spareparts', { json: all });
    await openPage(`${path}?brand=Hanno`);
    expect(await screen.findByText('4 parts')).toBeVisible();
    expect(screen.queryByRole('region', named)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Which parts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  });
});

describe('the sheet of small screens', () => {
  const open = async (search: string) => {
    const view = renderWithProviders(<FilterBar {...propsFor(facets)} />, { route: '/' });
    await act(() => view.router.navigate(`${path}${search}`));
    const opener = screen.getByText(/^Filters/, { selector: 'button' });
    await view.user.click(opener);
    const sheet = within(await screen.findByRole('dialog', named));
    await view.user.tab();
    return { ...view, opener, sheet };
  };
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('has the filters, and gives the focus back', async () => {
    const { user, router, opener, sheet } = await open('?brand=Hanno&image=1');
    expect(opener).toHaveTextContent('Filters (2)');
    await user.click(sheet.getByLabelText(labelled('Norvik')));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?brand=Norvik&brand=Hanno&image=1'),
    );
    await user.click(sheet.getByText('Show 4 parts'));
    await isClosed();
    expect(opener).toHaveFocus();
    await user.click(opener);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(opener).toHaveFocus();
  });

  it('is closed by Back; the filters of before and of the sheet stay', async () => {
    const { user, router, sheet } = await open('?image=1');
    await user.click(sheet.getByLabelText(labelled('Hanno')));
    await user.click(sheet.getByLabelText(labelled('Ostra')));
    const chosen = '?brand=Hanno&brand=Ostra&image=1';
    await waitFor(() => expect(router.state.location.search).toBe(chosen));
    await act(() => router.navigate(-1));
    await isClosed();
    await waitFor(() => expect(router.state.location.search).toBe(chosen));
    expect(chips()).toContain('Remove filter: Ostra');
    // Once more leads to where it was opened.
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?image=1');
    await waitFor(() => expect(chips()).not.toContain('Remove filter: Ostra'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is closed by Back without a change, and can be opened again', async () => {
    const { user, router } = await open('?image=1');
    await act(() => router.navigate(-1));
    await isClosed();
    expect(router.state.location.search).toBe('?image=1');
    await user.click(screen.getByText('Filters (1)', { selector: 'button' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('leaves no history entry behind', async () => {
    const { user, router, sheet } = await open('?image=1');
    await user.click(sheet.getByLabelText('Close filters'));
    await isClosed();
    await user.click(screen.getByText('Filters (1)', { selector: 'button' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByLabelText(labelled('Hanno')));
    await waitFor(() => expect(router.state.location.search).toBe('?brand=Hanno&image=1'));
    await user.click(again.getByText('Show 4 parts'));
    await isClosed();
    expect(router.state.location.search).toBe('?brand=Hanno&image=1');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?image=1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows that the parts could not be fetched, and fetches them again', async () => {
    fakeGrid();
    const { user } = await openPage(path);
    await findColumn();
    await user.click(screen.getByText('Filters', { selector: 'button' }));
    const sheet = within(await screen.findByRole('dialog', named));
    fakeApi('get', '/categories/:id/spareparts', { status: 500, json: { error: 'No.' } });
    await user.click(sheet.getByLabelText(labelled('Hanno')));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Failed to fetch spare parts');
    fakeGrid();
    await user.click(sheet.getByText('Try again', { selector: 'button' }));
    expect(await sheet.findByText('Show 2 parts', { selector: 'button' })).toHaveFocus();
    expect(sheet.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a category with subcategories', () => {
  it('shows its whole branch unless the URL says otherwise', async () => {
    const seen = fakeGrid(many);
    const { user, router } = await openPage(`${path}?page=2`);
    const choice = within(await screen.findByLabelText('Which parts'));
    expect(seen[0]!.url.searchParams.get('deep')).toBe('true');
    expect(choice.getByRole('link', { name: 'With subcategories' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(choice.getByRole('link', { name: 'Only here' }));
    await waitFor(() => expect(router.state.location.search).toBe('?only=here'));
    await waitFor(() => expect(seen.at(-1)!.url.searchParams.has('deep')).toBe(false));
    await waitFor(() =>
      expect(choice.getByRole('link', { current: true })).toHaveTextContent('Only here'),
    );
    await user.click(choice.getByRole('link', { name: 'With subcategories' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('has no choice where it has no own parts, or no subcategories', async () => {
    fakeGrid();
    const { router } = await openPage(`/spare-parts-grid/${doors._id}`);
    await findColumn();
    expect(screen.queryByRole('list', { name: 'Which parts' })).not.toBeInTheDocument();
    await act(() => router.navigate(`/spare-parts-grid/${belts._id}`));
    await screen.findByLabelText('Spare parts in Belts');
    expect(screen.queryByRole('list', { name: 'Which parts' })).not.toBeInTheDocument();
  });

  it('passes its filters on to the request and the subcategories, with their counts', async () => {
    const seen = fakeGrid();
    const length = 'f.opening.min=80&f.opening.max=120.5&f.opening.unit=cm';
    await openPage(`${path}?brand=Hanno&${length}&page=1`);
    await findColumn();
    expect(seen.at(-1)!.url.search).toContain(length);
    const list = within(screen.getByLabelText('Subcategories'));
    expect(list.getByRole('link')).toHaveTextContent('Belts6');
    expect(list.getByRole('link')).toHaveAttribute(
      'href',
      `/spare-parts-grid/${belts._id}?brand=Hanno&${length}`,
    );
  });

  it('shows that its branch is empty', async () => {
    fakeFilteredList('/categories/:id/spareparts', [], partFacets());
    await openPage(`/spare-parts-grid/${fixture.rails._id}`);
    expect(await screen.findByText('No spare parts found for this category.')).toBeVisible();
  });
});

describe('the filters of a search', () => {
  const found = { ...facets, categories: [...facets.categories, { ...gears, count: 2 }] };

  it('begin with the category, with one more level below the selected one', async () => {
    const seen = fakeFilteredList('/spare-parts', many, found);
    const { user, router } = await openPage('/search?q=part&page=2');
    const radios = () =>
      column()
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    await findColumn();
    expect(radios()).toEqual(['All categories', 'Door Systems18', 'Safety Gears2']);
    await user.click(column().getByLabelText(labelled('Door Systems')));
    await waitFor(() => expect(router.state.location.search).toBe(`?q=part&category=${doors._id}`));
    await waitFor(() => expect(seen.at(-1)!.url.searchParams.get('categoryId')).toBe(doors._id));
    expect(seen.at(-1)!.url.searchParams.get('deep')).toBe('true');
    expect(await screen.findByText('Door Operators')).toBeVisible();
    expect(radios()).toContain('Door Operators18');
    expect(chips()).toContain('Remove filter: Door Systems');
    await user.click(column().getByLabelText('All categories'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=part'));
  });

  it('go on below a category that has all results, and are absent where that is the last', async () => {
    const [belt] = [{ _id: belts._id, name: 'Belts', count: 6 }];
    const inDoors = partFacets({ categories: [{ ...operators, count: 12 }, belt!] });
    fakeFilteredList('/spare-parts', many, { ...inDoors, brands: facets.brands });
    const { router } = await openPage('/search?q=part');
    const choices = (await findColumn()).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'All categories',
      'Belts6',
    ]);
    fakeFilteredList('/spare-parts', many.slice(0, 6), {
      ...partFacets({ categories: [belt!] }),
      brands: facets.brands,
    });
    await act(() => router.navigate('/search?q=belt'));
    await waitFor(() => expect(column().queryByRole('radio')).not.toBeInTheDocument());
  });

  it('stay when no part matches or the search fails', async () => {
    fakeFilteredList('/spare-parts', all, found);
    const { user } = await openPage('/search?q=part&brand=Nobody');
    expect(await screen.findByText('No part has all of the chosen properties.')).toBeVisible();
    fakeApi('get', '/spare-parts', { status: 500, json: { error: 'No.' } });
    await user.click(box('Hanno'));
    expect(await screen.findByText('The search could not be carried out.')).toBeVisible();
    expect(box('Hanno')).toBeChecked();
  });
});
