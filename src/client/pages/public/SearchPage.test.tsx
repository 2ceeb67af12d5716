import { hrefOf } from '@/client/testing/links';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { fakeList } from '@/client/testing/fakeFacets';
import { aPart, aTree, parts } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';

const fixture = aTree();
const main = () => within(screen.getByRole('main'));
const results = () => main().findByLabelText('Results');
const field = () => main().findByLabelText('Name, number, brand, part type or category');
const marks = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

const fakeSearch = (found = parts(30), cards?: number) => fakeList('/spare-parts', found, cards);

beforeEach(() => {
  fakeApi('get', '/categories/', { json: fixture.tree });
});

describe('the results', () => {
  it('are those of the query in the URL', async () => {
    const seen = fakeSearch(parts(30), 12);
    await openPage('/search?q=part+belt&page=2');
    expect(within(await results()).getAllByRole('listitem')).toHaveLength(12);
    expect(Object.fromEntries(seen[0]!.url.searchParams)).toEqual({
      q: 'part belt',
      page: '2',
      limit: '12',
      facets: 'true',
    });
    expect(await field()).toHaveValue('part belt');
    expect(document.title).toBe('Search: part belt | Hoistway');
  });

  it('are counted', async () => {
    fakeSearch();
    const { router } = await openPage('/search?q=part');
    expect(await main().findByText('30 results for “part”')).toBeVisible();
    fakeSearch(parts(1));
    await act(() => router.navigate('/search?q=cam'));
    expect(await main().findByText('1 result for “cam”')).toBeVisible();
  });

  it('show image, maker and category, with the words of the query marked', async () => {
    const part = aPart({
      name: 'Belt 8M',
      brand: 'Norvik',
      partType: 'Toothed belt',
      description: `${'Long text. '.repeat(20)}Made for door operators.`,
      categoryId: { _id: '1', name: 'Doors' },
      images: ['belt.jpg'],
    });
    fakeSearch([part]);
    await openPage('/search?q=DOOR+belt');
    const card = within(await results()).getByRole('listitem');
    expect(marks(card)).toEqual(['Belt', 'belt', 'Door', 'door']);
    expect(within(card).getByText(/Norvik · Toothed/)).toBeVisible();
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/belt\.jpg$/));
    expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      `/spare-parts-details/${part._id}`,
    );
  });

  describe('say what they were found by where that does not show', () => {
    const part = aPart({
      name: 'Belt 8M',
      brand: 'Norvik',
      material: 'Rubber with steel',
      inEnglish: ['material'],
      matches: [
        { reference: { kind: 'oem', maker: 'Kyonetsu', number: 'KYN-1' } },
        { reference: { kind: 'replaced', maker: 'Norvik', number: 'N 6142' } },
        { attribute: { key: 'width', labelEn: 'Width', labelZh: '宽度', unit: 'mm', number: 20 } },
        { field: 'material' },
        { field: 'unknown' as 'name' },
        {},
      ],
    });

    it.each([
      ['en', 'OEM Kyonetsu KYN-1Replaces N 6142Width: 20 mmMaterial: Rubber with steelNorvik'],
      ['zh', '原厂号：Kyonetsu KYN-1替代：N 6142宽度：20 mm材质：Rubber with steelNorvik'],
    ] as const)('in %s', async (language, text) => {
      fakeSearch([part]);
      await openPage('/search?q=kyn-1+steel', { language });
      const link = await main().findByRole('link', { name: /Belt 8M/ });
      expect(link).toHaveTextContent(text);
      expect(marks(link)).toEqual(['KYN-1', 'steel']);
      expect(within(link).getByText(/Rubber with/)).toHaveAttribute('lang', 'en');
    });
  });

  it('begin with the categories that match', async () => {
    fakeSearch();
    await openPage('/search?q=door');
    const categories = await main().findByLabelText('Matching categories');
    expect(
      within(categories)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([fixture.doors, fixture.operators].map(({ _id }) => `/spare-parts-grid/${_id}`));
    expect(marks(categories)).toEqual(['Door', 'Door']);
  });

  it('are searched by the site itself when the backend sends all parts', async () => {
    const found = aPart({ name: 'Governor', brand: 'Norvik' });
    fakeApi('get', '/spare-parts', { json: [...parts(20), found] });
    await openPage('/search?q=norvik');
    expect(await main().findByText('1 result for “norvik”')).toBeVisible();
    expect(within(await results()).getByRole('heading')).toHaveTextContent('Governor');
  });
});

describe('words that were corrected or dropped', () => {
  const fakeResponse = (more: object) => {
    const data = [aPart({ name: 'Encoder belt' })];
    return fakeApi('get', '/spare-parts', ({ url }) => ({
      json: {
        data,
        total: 1,
        page: 1,
        limit: 12,
        ...(url.searchParams.has('verbatim') ? {} : more),
      },
    }));
  };
  const corrected = [{ from: 'encodder', to: 'encoder' }];

  it('are shown, marked in the results, and searched as typed on demand', async () => {
    const seen = fakeResponse({ corrected });
    const { user, router } = await openPage('/search?q=Encodder+belt');
    const note = await main().findByText(/^Showing results for/);
    expect(note).toHaveTextContent(
      'Showing results for encoder belt. Search instead for “Encodder belt”',
    );
    expect(note.querySelector('strong')).toHaveTextContent(/^encoder$/);
    expect(main().getByText('1 result for “encoder belt”')).toBeVisible();
    expect(marks(within(await results()).getByRole('listitem'))).toEqual(['Encoder', 'belt']);
    const link = within(note).getByRole('link');
    expect(link).toHaveAttribute('href', '/search?q=Encodder+belt&verbatim=1');
    await user.click(link);
    expect(await main().findByText('1 result for “Encodder belt”')).toBeVisible();
    expect(seen.at(-1)!.url.searchParams.get('verbatim')).toBe('true');
    expect(screen.getByRole('main')).toHaveFocus();
    const back = main().getByRole('link', { name: 'Search with similar words too' });
    expect(back).toHaveAttribute('href', '/search?q=Encodder+belt');
    await user.click(back);
    await main().findByText(/^Showing results for/);
    await act(() => router.navigate(-1));
    expect(await main().findByText(/exactly these words/)).toBeVisible();
  });

  it('are shown where some have been dropped', async () => {
    fakeResponse({ dropped: ['belt', 'red'] });
    await openPage('/search?q=encoder+belt+red');
    expect(await main().findByText(/^Results without/)).toHaveTextContent(
      'Results without “belt” and “red” follow.',
    );
    expect(hrefOf('Search for all the words', main())).toBe(
      '/search?q=encoder+belt+red&verbatim=1',
    );
  });

  it('and makers that no part mentions invite to send the number', async () => {
    fakeResponse({ makers: ['Kone', 'OTIS'] });
    const english = await openPage('/search?q=Kone+OTIS+encoder+belt');
    const note = await main().findByText(/^Searched without/);
    expect(note).toHaveTextContent(
      'Searched without “Kone” and “OTIS”, which our parts do not mention.',
    );
    expect(hrefOf('Send us the number', within(note))).toBe('/contact?part=Kone+OTIS+encoder+belt');
    expect(main().getByText('1 result for “encoder belt”')).toBeVisible();
    english.unmount();
    await openPage('/search?q=Kone+encoder', { language: 'zh' });
    expect(await main().findByRole('link', { name: '发送编号' })).toBeVisible();
  });

  it('match the names of categories, as singulars too', async () => {
    fakeResponse({ corrected: [{ from: 'operaters', to: 'operators' }] });
    await openPage('/search?q=operaters+doors');
    const categories = await main().findByLabelText('Matching categories');
    expect(within(categories).getByRole('link')).toHaveAttribute(
      'href',
      `/spare-parts-grid/${fixture.operators._id}`,
    );
    expect(marks(categories)).toEqual(['Door', 'Operators']);
  });

  it('have a way back where the very words find nothing', async () => {
    fakeSearch([]);
    await openPage('/search?q=encodder&verbatim=1');
    await main().findByText('Nothing found for “encodder”.');
    expect(main().getByRole('link', { name: 'Search with similar words too' })).toBeVisible();
  });

  it('are shown in Chinese', async () => {
    fakeResponse({ corrected, dropped: ['光幕'] });
    await openPage('/search?q=encodder+光幕', { language: 'zh' });
    expect(await main().findByText(/的搜索结果/)).toHaveTextContent(
      '以下是 encoder 光幕 的搜索结果。 仍然搜索“encodder 光幕”',
    );
    expect(main().getByText(/不含“光幕”的结果/)).toBeVisible();
  });
});

describe('the search field of the page', () => {
  it('leads to the first page of the new results', async () => {
    fakeSearch();
    const { user, router } = await openPage('/search?q=part&page=2');
    await results();
    await user.clear(await field());
    await user.paste('  light curtain ');
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?q=light+curtain');
    expect(await main().findByText('30 results for “light curtain”')).toBeVisible();
  });

  it('does not search for nothing', async () => {
    const seen = fakeSearch();
    const { user, router } = await openPage('/search');
    await user.type(await field(), '   {Enter}');
    expect(router.state.location.search).toBe('');
    expect(seen).toHaveLength(0);
  });
});

it('asks for a query where there is none, and offers the categories', async () => {
  const seen = fakeSearch();
  await openPage('/search?q=+');
  expect(
    await main().findByText('What are you looking for?', { selector: 'h2' }),
  ).toBeInTheDocument();
  const categories = await main().findByLabelText('Browse by category');
  // Guide Rails has no parts.
  expect(within(categories).getAllByRole('link')).toHaveLength(2);
  expect(seen).toHaveLength(0);
});

it('offers the categories and the sales team when nothing is found', async () => {
  fakeSearch([]);
  await openPage('/search?q=flux');
  expect(await main().findByText('Nothing found for “flux”.')).toBeVisible();
  expect(main().getByText(/^Is there a number on the label of the part\?/)).toBeVisible();
  expect(main().getByRole('list', { name: 'Browse by category' })).toBeVisible();
  expect(hrefOf('Ask our sales team', main())).toBe('/contact?part=flux');
});

it('proposes part numbers that are similar to an unknown one', async () => {
  fakeSearch([]);
  const part = aPart({ name: 'Door operator' });
  const seen = fakeApi('post', '/spare-parts/lookup', ({ body }) => {
    const [number] = (body as { numbers: string[] }).numbers;
    const proposals = [{ by: 'own', number: 'HW-DOP-0900', part }];
    return { json: { results: [{ number, matches: [], proposals }] } };
  });
  await openPage('/search?q=HW-DOP-O900');
  const numbers = await main().findByLabelText('Did you mean one of these numbers?');
  expect(within(numbers).getByRole('listitem')).toHaveTextContent('HW-DOP-0900 Door operator');
  expect(hrefOf('HW-DOP-0900', within(numbers))).toBe(`/spare-parts-details/${part._id}`);
  expect(seen.map(({ body }) => body)).toEqual([{ numbers: ['HW-DOP-O900'] }]);
});

it('shows only that nothing is found where the backend proposes no numbers', async () => {
  fakeSearch([]);
  const seen = fakeApi('post', '/spare-parts/lookup', { status: 404, json: { error: 'No.' } });
  await openPage('/search?q=og-24');
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(main().getByText('Nothing found for “og-24”.')).toBeVisible();
  expect(main().queryByText('Did you mean one of these numbers?')).toBeNull();
});

it('shows when similar numbers are missing because of the rate limit', async () => {
  fakeSearch([]);
  fakeApi('post', '/spare-parts/lookup', { status: 429, json: { error: 'Too many tries.' } });
  const english = await openPage('/search?q=og-24');
  expect(await main().findByText(/^Similar numbers cannot be shown/)).toBeVisible();
  english.unmount();
  await openPage('/search?q=og-24', { language: 'zh' });
  expect(await main().findByText(/^暂时无法显示相近编号/)).toBeVisible();
});

it('shows that a search failed, leads on and retries on demand', async () => {
  fakeApi('get', '/spare-parts', { status: 500 });
  const { user } = await openPage('/search?q=part');
  expect(await main().findByText('The search could not be carried out.')).toBeVisible();
  expect(hrefOf('All categories', main())).toBe('/spare-parts-overview');
  expect(hrefOf('Contact Us', main())).toBe('/contact');
  fakeSearch();
  await user.click(main().getByText('Try again'));
  expect(await results()).toBeInTheDocument();
});

it.each([
  ['f.nope=1', 'en', 'The filters of this address are not known.', 'Show without filters'],
  ['category=nope', 'zh', '此网址中的筛选条件不存在。', '不使用筛选条件'],
] as const)(
  'offers the same search without filters where %s is unknown',
  async (filter, language, text, link) => {
    fakeApi('get', '/spare-parts', ({ url }) =>
      url.searchParams.has('f.nope') || url.searchParams.has('categoryId')
        ? { status: 400, json: { error: 'Not known.' } }
        : { json: { data: parts(1), total: 1, page: 1, limit: 12 } },
    );
    const { user, router } = await openPage(`/search?q=part&${filter}&page=2`, { language });
    expect(await main().findByRole('alert')).toHaveTextContent(text);
    expect(main().queryByRole('button', { name: /Try again|重试/ })).not.toBeInTheDocument();
    await user.click(main().getByText(link));
    expect(await main().findByRole('heading', { name: 'Part 1' })).toBeVisible();
    expect(router.state.location.search).toBe('?q=part');
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
