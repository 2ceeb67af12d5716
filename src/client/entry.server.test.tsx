/** @jest-environment node */
import type { CallBackend, RenderRequest } from '../shared/rendering';
import type { PageData } from './app/hydrate';
import { renderPage } from './entry.server';
import { testI18n } from './testing/content';

const DOORS = 'a'.repeat(24);
const PART = 'b'.repeat(24);
const NONE = 'f'.repeat(24);

const hostile = `Belt </script><script>alert(1)</script> & "<b>`;

const category = { _id: DOORS, name: 'Doors', partCount: 13 };
const withHostileNames = [
  { ...category, name: hostile, children: [{ _id: `"><script>`, name: hostile }] },
];
const part = {
  _id: PART,
  name: hostile,
  description: hostile,
  images: [],
  categoryId: { _id: DOORS, name: 'Doors' },
};

type Responses = Record<string, unknown>;

/** What a backend with one category and thirteen parts responds, by path. */
const known: Responses = {
  '/categories/': [category],
  [`/categories/${DOORS}`]: category,
  [`/categories/${DOORS}/spareparts`]: { data: [part], total: 13 },
  '/spare-parts': { data: [part], total: 13 },
  [`/spare-parts/${PART}`]: part,
};

const backend =
  (responses: Responses = known): CallBackend =>
  ({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://backend.test');
    const value = responses[pathname];
    if (value === undefined) {
      return Promise.resolve({ status: 404, text: '{"error":"It does not exist."}' });
    }
    const list = Object(value) as { total?: number };
    const paging = {
      page: Number(searchParams.get('page')),
      limit: Number(searchParams.get('limit')),
    };
    const text = JSON.stringify(list.total === undefined ? value : { ...list, ...paging });
    return Promise.resolve({ status: 200, text });
  };

const away: CallBackend = () => Promise.reject(new TypeError('fetch failed'));

/** What stands between the site and the backend answers in its place. */
const proxy: CallBackend = () => Promise.resolve({ status: 502, text: '<html>Bad gateway</html>' });

const logged: string[] = [];
beforeEach(() => void logged.splice(0));
const CATEGORIES_FAILED = ['The categories could not be loaded.'];

const renderAnew = async (
  url: string,
  callBackend = backend(),
  more: Partial<RenderRequest> = {},
) => {
  const page = await renderPage({
    url,
    callBackend,
    logError: (message) => void logged.push(message),
    config: { apiUrl: '', mediaUrl: 'http://media.test', canonicalOrigin: 'http://site.test' },
    ...more,
  });
  if (!page) throw new Error(`${url} lives in the browser.`);
  return { ...page, data: page.data as Required<PageData> };
};

const rendered = new Map<string, ReturnType<typeof renderAnew>>();

/** Renders a page of the ordinary backend once for all tests. */
function render(url: string, ...others: [CallBackend?, Partial<RenderRequest>?]) {
  if (others.length > 0) return renderAnew(url, ...others);
  const page = rendered.get(url) ?? renderAnew(url);
  rendered.set(url, page);
  return page;
}

describe('the status', () => {
  it.each([
    '/',
    '/about',
    '/zh/ABOUT',
    '/elevators/villa',
    '/escalator/out-door',
    '/contact?part=Belt',
    `/contact?part=Belt&id=${PART}`,
    `/contact?part=Belt&id=${NONE}`,
    '/spare-parts-overview',
    `/spare-parts-grid/${DOORS}`,
    `/spare-parts-grid/${DOORS}?page=2`,
    `/zh/spare-parts-details/${PART}`,
    '/search',
    '/search?q=belt',
    `/spare-parts-grid/${DOORS}?brand=Norvik&f.load=630`,
    '/compare',
    `/compare?part=${PART}&part=${NONE}`,
  ])('of %s is 200', async (url) => {
    expect((await render(url)).status).toBe(200);
  });

  it.each([
    '/nowhere',
    '/zh/nowhere',
    '/about/more',
    '/elevators/flying',
    '/escalator/flying',
    `/spare-parts-grid/${NONE}`,
    `/spare-parts-grid/${DOORS}?page=3`,
    `/spare-parts-details/${NONE}`,
    '/search?q=belt&page=3',
  ])('of %s is 404', async (url) => {
    expect((await render(url)).status).toBe(404);
  });

  it.each([
    '/spare-parts-overview',
    `/spare-parts-grid/${DOORS}`,
    `/spare-parts-details/${PART}`,
    '/search?q=belt',
  ])(
    'of %s is 503 while the backend is unavailable or a proxy responds in its place',
    async (url) => {
      for (const callBackend of [away, proxy]) {
        const page = await render(url, callBackend);
        expect(page.status).toBe(503);
        expect(logged.splice(0)).toEqual(CATEGORIES_FAILED);
      }
    },
  );

  it('of the contact page is 200 also where its part cannot be read', async () => {
    for (const callBackend of [away, proxy]) {
      const page = await render(`/contact?part=Belt&id=${PART}`, callBackend);
      expect(page.status).toBe(200);
      expect(page.body).toContain('Belt');
    }
    logged.splice(0);
  });

  it.each(['/', '/zh/contact', '/elevators/villa'])(
    'of %s is 200 whatever the backend does',
    async (url) => {
      for (const callBackend of [away, proxy]) {
        const page = await render(url, callBackend);
        expect(page.status).toBe(200);
        expect(page.body).toMatch(/<h1[\s>]/);
        expect(page.cacheable).toBe(true);
      }
    },
  );
});

it.each(['/login', '/zh/forbidden', '/invitation', '/dashboard', '/dashboard/all-categories'])(
  '%s lives in the browser',
  async (url) => {
    await expect(render(url)).rejects.toThrow('lives in the browser');
  },
);

it.each([
  ['en', '/about', 'http://site.test/about'],
  ['zh', '/zh/about', 'http://site.test/zh/about'],
  ['en', '/ABOUT//?page=2', 'http://site.test/about'],
] as const)(
  'a page in %s has its texts, title and canonical URL',
  async (language, url, canonical) => {
    const { head, body, lang } = await render(url);
    const t = testI18n(language).translateIn<'common', 'about'>('common');
    expect(lang).toBe(language === 'zh' ? 'zh-CN' : 'en');
    expect(head).toContain(`<title>${t('nav.about')} | `);
    expect(body).toContain(t('about:lead'));
    expect(head).toContain(`<link rel="canonical" href="${canonical}"`);
    expect(head).toContain(
      '<link rel="alternate" hrefLang="x-default" href="http://site.test/about"',
    );
  },
);

it.each([
  ['/', ['Organization']],
  ['/about', ['Organization']],
  ['/elevator', ['CollectionPage']],
  ['/zh/escalator', ['CollectionPage']],
  ['/spare-parts', ['WebPage']],
  ['/elevators/villa', ['BreadcrumbList']],
  ['/zh/contact', ['ContactPage']],
  ['/career', ['WebPage']],
  ['/newsroom', Array(5).fill('NewsArticle')],
  ['/spare-parts-overview', ['ItemList']],
  [`/spare-parts-grid/${DOORS}`, ['BreadcrumbList', 'ItemList']],
  [`/spare-parts-details/${PART}`, ['BreadcrumbList', 'Product']],
])('%s is described for search engines as %s, by absolute URLs', async (url, types) => {
  const { head, body } = await render(url);
  const scripts = [...(head + body).matchAll(/application\/ld\+json">(.*?)<\/script>/gs)];
  const described = scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  expect(described.map((item) => item['@type'])).toEqual(types);
  for (const [, target] of JSON.stringify(described).matchAll(/"(?:url|item|image|logo)":"(.*?)"/g))
    expect(target).toMatch(/^https?:\/\//);
});

it('the company has an address for search engines, and no vacancy', async () => {
  const { body } = await render('/zh/contact');
  expect(body).toContain(
    '"address":{"@type":"PostalAddress","streetAddress":"鄞州区梯云路268号","addressLocality":"宁波",' +
      '"addressRegion":"浙江省","postalCode":"315100","addressCountry":"CN"}',
  );
  expect((await render('/career')).body).not.toContain('JobPosting');
});

it('the contact page says for search engines when the office is open', async () => {
  const { body } = await render('/contact');
  expect(body).toContain('"dayOfWeek":["Saturday"],"opens":"10:00","closes":"14:00"');
});

it.each([`/spare-parts-grid/${DOORS}`, `/spare-parts-details/${PART}`, '/search?q=belt', '/'])(
  'no noscript of %s is within another',
  async (url) => {
    const [, ...rest] = (await render(url)).body.split('<noscript>');
    expect(rest.filter((text) => !text.includes('</noscript>'))).toEqual([]);
  },
);

it('later pages of a list are canonical themselves', async () => {
  const { head } = await render(`/spare-parts-grid/${DOORS}?page=2&utm=x`);
  expect(head).toContain(`href="http://site.test/spare-parts-grid/${DOORS}?page=2"`);
  expect(head).not.toContain('utm');
});

describe('a filtered page', () => {
  const facets = {
    categories: [
      { _id: DOORS, name: 'Doors', count: 1 },
      { _id: 'd'.repeat(24), name: 'Belts', count: 1 },
    ],
    brands: ['Norvik', 'Hanno'].map((value) => ({ value, count: 1 })),
    withImage: 0,
    attributes: [],
  };
  const list = { data: [part], total: 1, facets };
  const requestedPaths: string[] = [];
  const narrowed: CallBackend = (call) => {
    requestedPaths.push(call.path);
    const lists = { [`/categories/${DOORS}/spareparts`]: list, '/spare-parts': list };
    return backend({ ...known, ...lists })(call);
  };
  const inputOf = (body: string, value: string) =>
    (body.match(/<input[^>]*>/g) ?? []).find((tag) => tag.includes(`value="${value}"`));
  beforeEach(() => void requestedPaths.splice(0));

  it('requests the parts of its URL, and works without script', async () => {
    const url = `/spare-parts-grid/${DOORS}?only=here&brand=Norvik&f.opening.min=80&f.opening.unit=cm`;
    const { head, body, data } = await render(url, narrowed);
    const [, query] = requestedPaths.find((path) => path.includes('/spareparts'))!.split('?');
    expect(new URLSearchParams(query).toString()).toBe(
      'page=1&limit=12&sort=name&brand=Norvik&f.opening.min=80&f.opening.unit=cm&facets=true',
    );
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(inputOf(body, 'Norvik')).toMatch(/^(?=.*type="checkbox")(?=.*name="brand").*checked=""/);
    expect(inputOf(body, 'Hanno')).toMatch(
      /^(?=.*type="checkbox")(?=.*name="brand")(?!.*checked=)/,
    );
    expect(body).toContain('<input type="hidden" name="only" value="here"/>');
    expect(body).toContain('<input type="hidden" name="f.opening.min" value="80"/>');
    expect(body).toMatch(/href="[^"]*#filters">Filters \(2\)<\/a>/);
    expect(body).toContain('>Show parts</button>');
    expect(body).toContain('aria-label="Remove filter: Norvik"');
    const queries = Object.keys(data.rendered.state.api.queries);
    expect(queries.find((key) => key.startsWith('listCategorySpareParts'))).toContain(
      '"brand":["Norvik"]',
    );
  });

  it('of a search may be narrowed to a category', async () => {
    const { body } = await render(`/zh/search?q=belt&category=${DOORS}`, narrowed);
    expect(requestedPaths.find((path) => path.startsWith('/spare-parts?'))).toContain(
      `categoryId=${DOORS}&deep=true`,
    );
    expect(inputOf(body, DOORS)).toMatch(/^(?=.*type="radio")(?=.*name="category").*checked=""/);
    expect(body).toContain('显示配件');
  });
});

it('parts arrive side by side, and what is gone is said', async () => {
  const { head, body, chunk } = await render(`/compare?part=${PART}&part=${NONE}`);
  expect(chunk).toBe('page-compare');
  expect(head).toContain('noindex');
  expect(body).toMatch(/<th[^>]*scope="row"[^>]*>Description/);
  expect(body).toContain('This part is no longer in the catalogue.');
  expect(body).toContain('name="differences"');
});

it('no page reads what only admins may, so that no cache has a draft', async () => {
  const requests: Parameters<CallBackend>[0][] = [];
  await render(`/spare-parts-details/${NONE}`, (request) => {
    requests.push(request);
    return backend()(request);
  });
  expect(requests.map(({ path }) => path)).toContain(`/spare-parts/${NONE}`);
  expect(requests.filter(({ path }) => path.includes('includeHidden'))).toEqual([]);
  expect(requests.filter(({ headers }) => headers?.authorization)).toEqual([]);
});

it('a page names the chunk of its code', async () => {
  expect((await render(`/spare-parts-details/${PART}`)).chunk).toBe('page-sparePartDetails');
  expect((await render('/nowhere')).chunk).toBeUndefined();
});

it('the first paint has the whole header, on the home page also the whole slider', async () => {
  const expected = async (url: string) => {
    const { head, body } = await render(url);
    const targets = [...head.matchAll(/<link rel="expect" href="#(\w+)" blocking="render"\/>/g)];
    return targets.map(([, id]) => new RegExp(`^.* id="${id}"`, 's').exec(body)?.[0]);
  };
  const [beforeMain] = await expected('/about');
  expect(beforeMain).toContain('</header>');
  const [, beforeGallery] = await expected('/');
  expect(beforeGallery).toContain('Seamless Escalators and Walkways');
});

it('what an admin has typed is text, never markup', async () => {
  for (const url of [`/spare-parts-details/${PART}`, `/zh/spare-parts-grid/${DOORS}`]) {
    const { head, body } = await render(url);
    expect(body).toContain('Belt &lt;/script&gt;');
    expect(head + body).not.toContain('<script>alert');
    expect(head + body).not.toContain('<b>');
  }
});

it('a category is named in text, never in markup', async () => {
  const callBackend = backend({ '/categories/': withHostileNames });
  const { body } = await render('/spare-parts-overview', callBackend);
  expect(body).toContain('Belt &lt;/script&gt;');
  expect(body).not.toContain('<script>');
  expect(body).not.toContain('<b>');
});

it('each page has the styles of all its elements, whatever pages were rendered before', async () => {
  for (const url of ['/', '/about', `/spare-parts-grid/${DOORS}`, '/contact', '/about']) {
    const { head, body } = await renderAnew(url);
    const [, styles = ''] = /data-emotion="css ([^"]*)"/.exec(head) ?? [];
    const used = [...body.matchAll(/\bcss-([\w-]+)/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(20);
    // An element without styles has the class `css-0`.
    const lacking = used.filter((name) => name !== '0' && !styles.split(' ').includes(name));
    expect([url, ...lacking]).toEqual([url]);
  }
});

it('a page has the styles that a component passes to another, or the browser would compile them', async () => {
  // The skip link is a `Link`, which passes its styles to `Typography`.
  expect((await render('/about')).head).toMatch(
    /\.css-[\w-]+\{-webkit-text-decoration:none;text-decoration:none;position:fixed;top:8px;/,
  );
});

it('says what was searched for in place of the words typed, with a plain link to those', async () => {
  const corrected = [{ from: 'belth', to: 'belt' }];
  const callBackend = backend({
    ...known,
    '/spare-parts': { data: [part], total: 1, corrected, dropped: ['door'] },
  });
  const { body } = await render('/zh/search?q=belth+door', callBackend);
  expect(body.replaceAll('<!-- -->', '')).toContain('<strong>belt</strong> door');
  const link = 'href="/zh/search?q=belth+door&amp;verbatim=1">';
  expect(body).toContain(`${link}仍然搜索“belth door”</a>`);
  expect(body).toContain(`${link}必须包含全部关键词</a>`);
  const requestedPaths: string[] = [];
  const verbatim = await render('/search?q=belth&verbatim=1', (request) => {
    requestedPaths.push(request.path);
    return backend()(request);
  });
  expect(requestedPaths).toContain(
    '/spare-parts?page=1&limit=12&q=belth&verbatim=true&facets=true',
  );
  expect(verbatim.body).toContain('href="/search?q=belth">Search with similar words');
});

it('looks a list of numbers up', async () => {
  const match = { by: 'own', number: 'HW-1001', part };
  const results = [
    { number: 'HW-1001', matches: [match], proposals: [] },
    { number: 'HW-1002', matches: [], proposals: [] },
  ];
  const bodies: unknown[] = [];
  const { body } = await render('/search?q=HW-1001%0D%0AHW-1002', (call) => {
    bodies.push(call.body);
    return backend({ ...known, '/spare-parts/lookup': { results } })(call);
  });
  expect(body).toContain('Found 1 of 2 numbers');
  expect(bodies).toContain('{"numbers":["HW-1001","HW-1002"]}');
});

it('has one search field in the bar, which is a plain one without script', async () => {
  const { body } = await render('/about');
  expect(body.match(/role="search"/g)).toHaveLength(1);
  expect(body).toMatch(/<form[^>]*action="\/search"[^>]*><div[^>]*><input[^>]*role="searchbox"/);
});

it('carries what the browser hydrates from', async () => {
  const { config, rendered } = (await render(`/spare-parts-grid/${DOORS}`)).data;
  expect(config.mediaUrl).toBe('http://media.test');
  expect(rendered.texts).toHaveProperty('catalogue');
  const responses = Object.values(rendered.state.api.queries).map((query) => query?.data);
  expect(responses).toHaveLength(2);
  expect(responses).toEqual(
    expect.arrayContaining([[category], { data: [part], total: 13, page: 1, limit: 12 }]),
  );
  const form = { idempotencyKey: 'k-1', values: { name: hostile } };
  expect((await render('/contact', backend(), { form })).data.rendered.form).toEqual(form);
});

describe('a page is cacheable', () => {
  it.each(['/about', `/spare-parts-grid/${DOORS}`, '/search?q=belt'])('%s', async (url) => {
    expect((await render(url)).cacheable).toBe(true);
  });

  it('unless a request failed', async () => {
    const callBackend: CallBackend = (call) =>
      call.path.startsWith('/categories/?') || call.path === '/categories/'
        ? away(call)
        : backend()(call);
    const page = await render(`/spare-parts-details/${PART}`, callBackend);
    expect([page.status, page.cacheable]).toEqual([503, false]);
    expect(logged).toEqual(CATEGORIES_FAILED);
  });

  it.each([
    ['nothing', { data: [], total: 0 }],
    ['only parts that lack a word', { data: [part], total: 1, dropped: ['belth'] }],
  ])('unless its search found %s, which the backend counts', async (_found, list) => {
    const callBackend = backend({ ...known, '/spare-parts': list });
    expect((await render('/search?q=belth+belt', callBackend)).cacheable).toBe(false);
  });
});

it.each(['//evil.example/x', '/\\evil.example/x', '/zh//evil.example/x'])(
  '%s is an unknown address of this site',
  async (url) => {
    const page = await render(url);
    expect(page.status).toBe(404);
    expect(page.head + page.body).not.toMatch(/(?:href|src|action)="(?:\w+:)?[/\\]{2}evil/);
  },
);

it('the form of the quotation list submits the name of each part, also of a deleted one', async () => {
  const lines = [
    { partId: PART, quantity: 2 },
    { partId: NONE, quantity: 1 },
  ];
  const selected = { '/spare-parts/selected': [{ _id: PART, name: 'Belt' }] };
  const form = { idempotencyKey: 'k-1', values: {}, lines };
  const { body } = await render('/quotation', backend({ ...known, ...selected }), { form });
  expect(body).toContain(`name="name.${PART}" value="Belt"`);
  expect(body).toContain(`name="name.${NONE}" value="Deleted part"`);
});

it('a rendering leaves no timer that would keep its store in memory', async () => {
  const started = jest.spyOn(globalThis, 'setTimeout');
  const cleared = jest.spyOn(globalThis, 'clearTimeout');
  await renderAnew(`/spare-parts-details/${PART}`);
  await renderAnew(`/spare-parts-grid/${DOORS}`);
  const isLong = started.mock.calls.map(([, milliseconds = 0]) => milliseconds > 1000);
  const timers = started.mock.results.map(({ value }) => value as unknown);
  const long = timers.filter((_timer, index) => isLong[index]);
  expect(long.length).toBeGreaterThan(0);
  expect(cleared.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(long));
});
