import { hrefOf, textsOf } from '@/client/testing/links';
import type { BreadcrumbList } from 'schema-dts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/client/api';
import { tokenChangedElsewhere } from '@/client/features/auth/authSlice';
import { specificationFields } from '@/client/features/spareParts/partFields';
import { testI18n } from '@/client/testing/content';
import { fakeClipboard } from '@/client/testing/clipboard';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart, aTree } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';

const fixture = aTree();
const { belts } = fixture;
const full = aPart({
  name: 'Door operator DO-210',
  brand: 'Norvik',
  partType: 'Door operator',
  material: 'Steel',
  dimensions: '1180 mm',
  installSize: '900 mm',
  faceplateSize: '80 mm',
  weight: '31 kg',
  application: 'Car doors',
  warrantyTime: '12 months',
  certificates: 'CE',
  moq: '1 piece',
  leadTime: '3 weeks',
  shippingTerms: 'FOB Ningbo',
  paymentTerms: 'T/T',
  paymentCurrency: 'USD',
  packing: 'Case',
  description: 'Belt-driven.',
  image: 'main.jpg',
  images: ['main.jpg', 'side.jpg'],
  categoryId: { _id: belts._id, name: 'Belts' },
});

const identified = aPart({
  name: 'Governor',
  partNumber: 'HW-10 021',
  moq: '2 pieces',
  leadTime: '15–20 days',
  references: [
    { kind: 'oem', maker: 'Otis', number: 'GAA26800' },
    { kind: 'supplier', maker: 'Wittur', number: 'S-1' },
    { kind: 'replaced', number: 'HW-9' },
  ],
  attributes: [
    { key: 'speed', labelEn: 'Rated speed', labelZh: '额定速度', unit: 'm/s', number: 1.6 },
    { key: 'side', labelEn: 'Side', labelZh: '侧', choice: 'left' },
  ],
});

const pathOf = (part = full) => `/spare-parts-details/${part._id}`;

async function show(part = full, language: 'en' | 'zh' = 'en') {
  fakeApi('get', '/categories/', { json: fixture.tree });
  fakeApi('get', '/spare-parts/:id', { json: part });
  const view = await openPage(pathOf(part), { language });
  await screen.findByText(part.name, { selector: 'h1' });
  return view;
}

/** Term and detail of every row below an element, in order. */
const rows = (element: HTMLElement) =>
  [...element.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
    textContent,
    nextElementSibling?.textContent,
  ]);
const lists = () => [...document.querySelectorAll('dl')];
/** Of a part without key data and customs. */
const facts = () => lists().slice(0, -1).flatMap(rows);
const specifications = () => rows(lists().at(-1)!);

describe('a part', () => {
  it('has its name as title, its facts, specifications, condition, features and category', async () => {
    await show();
    expect(document.title).toBe('Door operator DO-210 | Hoistway');
    expect(facts()).toEqual([
      ['Product Name', 'Door operator DO-210'],
      ['Brand', 'Norvik'],
      ['Part Type', 'Door operator'],
      ['Material', 'Steel'],
      ['Dimensions', '1180 mm'],
      ['Category', 'Belts'],
      ['Description', 'Belt-driven.'],
    ]);
    expect(screen.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    expect(specifications()).toEqual([
      ['Name', 'Door operator DO-210'],
      ['Part Type', 'Door operator'],
      ['Material', 'Steel'],
      ['Dimensions', '1180 mm'],
      ['Install Size', '900 mm'],
      ['Faceplate Size', '80 mm'],
      ['Weight', '31 kg'],
      ['Application', 'Car doors'],
      ['Warranty Time', '12 months'],
      ['Certificates', 'CE'],
      ['Shipping Terms', 'FOB Ningbo'],
      ['Payment Terms', 'T/T'],
      ['Payment Currency', 'USD'],
      ['Packing', 'Case'],
      ['Brand', 'Norvik'],
      ['Description', 'Belt-driven.'],
    ]);
    expect(screen.getByRole('heading', { name: 'Condition' })).toBeVisible();
    expect(
      screen.getByText(
        'Brand-new, unused, unopened, and undamaged. Delivered in original packaging.',
      ),
    ).toBeVisible();
    const features = screen.getByRole('heading', { name: 'Key Features' }).parentElement!;
    expect(textsOf('listitem', within(features))).toEqual([
      'Premium Quality',
      '100% Factory Tested',
      'Easy Installation',
      'Safe Packaging',
    ]);
    expect(hrefOf(/Buying from us/)).toBe('/buying');
    expect(hrefOf('Ask for a quotation')).toBe(`/contact?part=Door+operator+DO-210&id=${full._id}`);
    const sidebar = within(screen.getByRole('navigation', { name: 'Parts Categories ⚙️' }));
    expect(sidebar.getByRole('link', { name: 'Belts' })).toHaveAttribute('aria-current', 'true');
    const trail = within(screen.getByLabelText('Breadcrumb'));
    expect(hrefOf('Belts', trail)).toBe(`/spare-parts-grid/${belts._id}`);
  });

  it('has each text once in its facts and once in its specifications, which open on a phone', async () => {
    const { user } = await show();
    for (const text of [full.name, full.partType, full.material, full.description]) {
      const shown = screen.getAllByText(text!);
      expect([text, shown.length]).toEqual([text, 2]);
    }
    const button = screen.getByRole('button', { name: 'Specifications', expanded: false });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('omits facts, specifications, numbers and attributes that are not filled in', async () => {
    const fields = { brand: '', material: ' ', weight: '2 kg', references: [], attributes: [] };
    await show(aPart({ name: 'Cam', ...fields }));
    expect(facts()).toEqual([['Product Name', 'Cam']]);
    expect(specifications()).toEqual([
      ['Name', 'Cam'],
      ['Weight', '2 kg'],
    ]);
    for (const text of [
      'Part Number',
      'Minimum order quantity',
      'Lead time',
      'Also known as',
      'Key data',
      'Customs and shipping',
    ]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
    expect(lists()).toHaveLength(2);
  });

  it('has its numbers to copy and its order quantity, and once its attributes before its facts', async () => {
    const { user } = await show(identified);
    expect(screen.getByText('Part Number').parentElement).toHaveTextContent('Part NumberHW-10 021');
    expect(screen.getByText('Minimum order quantity').parentElement).toHaveTextContent(/2 pieces$/);
    expect(screen.getByText('Lead time').parentElement).toHaveTextContent(/15–20 days$/);
    expect(screen.getByRole('heading', { name: 'Also known as' })).toBeVisible();
    const numbers = screen.getByText(/^OEM number/).closest('ul')!;
    expect([...numbers.children].map((item) => item.textContent)).toEqual([
      'OEM number · Otis GAA26800',
      "Supplier's number · Wittur S-1",
      'Replaces HW-9',
    ]);
    expect(screen.getByRole('heading', { name: 'Key data' })).toBeVisible();
    expect(lists().map(rows)).toEqual([
      [['Product Name', 'Governor']],
      [
        ['Rated speed', '1.6 m/s'],
        ['Side', 'left'],
      ],
      [['Name', 'Governor']],
    ]);
    const [, product] = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(JSON.parse(product!.innerHTML)).toMatchObject({
      sku: 'HW-10 021',
      additionalProperty: [
        { name: 'Rated speed', value: '1.6 m/s' },
        { name: 'Side', value: 'left' },
      ],
    });
    expect(hrefOf('Ask for a quotation')).toBe(
      `/contact?part=Governor+%28HW-10+021%29&id=${identified._id}`,
    );
    const copied = fakeClipboard();
    const copies = ['HW-10 021', 'GAA26800', 'S-1', 'HW-9'];
    for (const number of copies) {
      await user.click(screen.getByLabelText(`Copy ${number}`));
    }
    expect(copied).toEqual(copies);
    expect(screen.getAllByText('Copied')).toHaveLength(4);
  });

  it('has what customs and a forwarder need below the specifications, and for search engines', async () => {
    const customs = { hsCode: '8431.31', countryOfOrigin: 'China' };
    await show(aPart({ name: 'Cam', ...customs, netWeight: '2 kg', grossWeight: '2.4 kg' }));
    expect(screen.getByRole('heading', { name: 'Customs and shipping' })).toBeVisible();
    expect(lists().slice(1).map(rows)).toEqual([
      [['Name', 'Cam']],
      [
        ['HS Code', '8431.31'],
        ['Country of Origin', 'China'],
        ['Net Weight', '2 kg'],
        ['Gross Weight', '2.4 kg'],
      ],
    ]);
    const [, product] = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(JSON.parse(product!.innerHTML)).toMatchObject({
      countryOfOrigin: { '@type': 'Country', name: 'China' },
      weight: '2 kg',
      additionalProperty: [
        { name: 'HS Code', value: '8431.31' },
        { name: 'Gross Weight', value: '2.4 kg' },
      ],
    });
  });

  it('has its numbers and attributes in Chinese too', async () => {
    await show(identified, 'zh');
    for (const text of [
      '配件编号',
      '最小起订量',
      '又称',
      '主要参数',
      '额定速度',
      '原厂编号 · Otis',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByLabelText('复制 HW-9')).toBeVisible();
  });

  it('has structured data, whatever it is called', async () => {
    const name = 'Cam </script><b>"1"';
    const { container } = await show(aPart({ name, images: ['a.jpg'] }));
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(container.querySelector('b')).toBeNull();
    const data = scripts.map(({ innerHTML }) => JSON.parse(innerHTML) as BreadcrumbList);
    expect(data[0]).toMatchObject({
      itemListElement: [{ name: 'All categories' }, { position: 2, name }],
    });
    expect(data).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      expect.objectContaining({
        '@type': 'Product',
        name,
        image: ['http://backend.test:7777/uploads/a.jpg'],
      }),
    ]);
    for (const { innerHTML } of scripts) expect(innerHTML).not.toContain('<');
  });

  it.each([
    ['its own number where the company makes it', 'hoistway', 'HW-10 021'],
    ['the number by which its brand knows it', 'WITTUR', 'S-1'],
    ['none that replaced one had', 'Otis Gen1', undefined],
  ])(
    'has for search engines its maker and as the number of the maker %s',
    async (_, brand, mpn) => {
      const references = [
        ...identified.references!,
        { kind: 'replaced' as const, maker: 'Otis Gen1', number: 'OLD-1' },
      ];
      await show({ ...identified, brand, references });
      const [, product] = [...document.querySelectorAll('script[type="application/ld+json"]')];
      const { manufacturer, ...data } = JSON.parse(product!.innerHTML) as Record<string, unknown>;
      expect(manufacturer).toEqual({ '@type': 'Organization', name: brand });
      expect(data.mpn).toBe(mpn);
    },
  );

  it('is labelled in Chinese on the Chinese site', async () => {
    await show(full, 'zh');
    expect(facts()[0]).toEqual(['产品名称', 'Door operator DO-210']);
    expect(specifications()[4]).toEqual(['安装尺寸', '900 mm']);
    expect(screen.getByRole('link', { name: '索取报价' })).toBeVisible();
  });
});

it('the labels of the specifications are the names of the fields', () => {
  const { fields } = testI18n('en').texts.catalogue!;
  for (const field of specificationFields) {
    const words = field.replace(/([A-Z])/g, ' $1');
    expect(fields[field]).toBe(words[0]!.toUpperCase() + words.slice(1));
  }
});

describe('a part that is loading or missing', () => {
  it('shows a spinner while it is loading', async () => {
    fakeApi('get', '/spare-parts/:id', { pending: true });
    await openPage(pathOf());
    expect(
      await screen.findByRole('progressbar', { name: 'Loading the spare part' }),
    ).toBeInTheDocument();
  });

  it('shows the error, and fetches again on demand', async () => {
    fakeApi('get', '/spare-parts/:id', { fault: true });
    const { user } = await openPage(pathOf());
    const failed = await screen.findByText('Failed to fetch spare part details.', {
      selector: 'h1',
    });
    fakeApi('get', '/spare-parts/:id', { json: full });
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText(full.name, { selector: 'h1' })).toBeVisible();
    expect(failed).not.toBeInTheDocument();
  });

  it('is still not found while a hydrated page refetches', async () => {
    fakeApi('get', '/spare-parts/:id', { status: 404, json: { error: 'No.' } });
    const { store } = await openPage(pathOf());
    const text = { level: 1, name: 'Spare part not found.' };
    await screen.findByRole('heading', text);
    const seen = fakeApi('get', '/spare-parts/:id', { pending: true });
    act(() => {
      void store.dispatch(
        api.endpoints.getSparePart.initiate(
          { id: full._id },
          { forceRefetch: true, subscribe: false },
        ),
      );
    });
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(screen.getByRole('heading', text)).toBeVisible();
  });

  it.each([
    ['unknown', 404],
    ['malformed', 400],
  ])('is not found with an %s id', async (_what, status) => {
    fakeApi('get', '/spare-parts/:id', { status, json: { error: 'No.' } });
    await openPage(pathOf());
    expect(await screen.findByText('Spare part not found.', { selector: 'h1' })).toBeVisible();
    expect(hrefOf('Search spare parts')).toBe('/search');
  });
});

describe('a draft', () => {
  const draft = aPart({ name: 'New governor', hidden: true });
  const logIn = () => ({ auth: { token: 'old-token', check: 'unchecked' } }) as const;
  /** The backend shows it to requests for drafts, as far as `status` lets them. */
  const fakeDraft = (status = 200) => {
    fakeApi('get', '/categories/', { json: fixture.tree });
    return fakeApi('get', '/spare-parts/:id', ({ url }) => {
      const readsDrafts = url.searchParams.has('includeHidden');
      if (readsDrafts && status === 200) return { json: draft };
      const unknown = { error: 'There is no such spare part.', code: 'spare_part_not_found' };
      return { status: readsDrafts ? status : 404, json: unknown };
    });
  };

  it('is previewed by admins, without what visitors do with a part', async () => {
    const seen = fakeDraft();
    const { store } = await openPage(pathOf(draft), { preloadedState: logIn() });
    expect(await screen.findByRole('heading', { name: draft.name })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Draft: not visible to visitors');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const name of [/quotation/i, /WhatsApp/]) {
      expect(within(screen.getByRole('article')).queryByRole('link', { name })).toBeNull();
    }
    expect(screen.queryByRole('checkbox', { name: /compare/i })).not.toBeInTheDocument();
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer old-token');
    // Another tab has logged out.
    act(() => void store.dispatch(tokenChangedElsewhere(null)));
    expect(await screen.findByText('Spare part not found.')).toBeVisible();
    expect(screen.queryByText(draft.name)).not.toBeInTheDocument();
  });

  it.each([401, 403])('is not found where the backend responds with %i', async (status) => {
    const seen = fakeDraft(status);
    await openPage(pathOf(draft), { preloadedState: logIn() });
    await waitFor(() => expect(String(seen.at(-1)?.url)).toContain('includeHidden'));
    expect(await screen.findByText('Spare part not found.')).toBeVisible();
  });

  it('is not found by visitors, whose browser does not request it', async () => {
    const seen = fakeDraft();
    await openPage(pathOf(draft));
    expect(await screen.findByText('Spare part not found.')).toBeVisible();
    expect(seen.filter(({ url }) => url.search !== '')).toEqual([]);
  });
});
