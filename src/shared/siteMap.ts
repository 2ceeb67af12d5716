/**
 * Every page of the site: its name, its pattern and the function that builds its path. Routes,
 * menus, the status of an unknown path, the sitemap and the screens of the browser suite derive from
 * it. Paths have no language prefix, see `language.ts`.
 */

export const elevatorTypes = [
  'passenger',
  'villa',
  'panoramic',
  'hospital',
  'freight',
  'hydraulic',
] as const;
export type ElevatorType = (typeof elevatorTypes)[number];

export const escalatorTypes = ['indoor', 'moving-walks', 'out-door'] as const;
export type EscalatorType = (typeof escalatorTypes)[number];

/**
 * `company`: the company's own texts, complete without the backend. `catalogue`: data of the
 * backend. `private`: data of one visitor, which no cache stores. These are server-rendered;
 * `account` and `console` render in the browser only.
 */
export type Area = 'company' | 'catalogue' | 'private' | 'account' | 'console';

interface Entry<Values extends readonly unknown[]> {
  area: Area;
  /** In React Router's syntax, such as `/spare-parts-grid/:id`. */
  pattern: string;
  path: (...values: Values) => string;
  /**
   * Where else than in its path, as `:token`, the page's URL has a token: the name of the query
   * parameter, or `#` for the fragment. See `privateUrls.ts`.
   */
  token?: string;
}

type Parameters<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? [value: string, ...(Rest extends `${string}/${infer After}` ? Parameters<`/${After}`> : [])]
  : [];

/** A path whose parameters are filled in the order of its pattern. */
function at<Pattern extends string>(area: Area, pattern: Pattern): Entry<Parameters<Pattern>> {
  const path = (...values: string[]) => {
    const rest = [...values];
    return pattern.replace(/:\w+/g, () => encodeURIComponent(rest.shift() ?? ''));
  };
  return { area, pattern, path };
}

/** A pattern with the query parameters that have a value. */
function withQuery(pattern: string, parameters: (readonly [name: string, value?: string])[]) {
  const given = parameters.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${pattern}?${String(new URLSearchParams(given))}` : pattern;
}

/** A fixed path with an optional query parameter, which may be repeated. */
const withParameter = <Values extends (string | undefined)[]>(
  area: Area,
  pattern: string,
  name: string,
): Entry<Values> => ({
  area,
  pattern,
  path: (...values) =>
    withQuery(
      pattern,
      values.map((value) => [name, value]),
    ),
});

/** The contact page, optionally for a part: its name with its number, its id and a quantity of it. */
const contact: Entry<[part?: string, partId?: string, quantity?: string]> = {
  area: 'company',
  pattern: '/contact',
  path: (part, partId, quantity) =>
    withQuery('/contact', [
      ['part', part],
      ['id', partId],
      ['quantity', quantity],
    ]),
};

/** A list of the console, optionally with its query string. */
const list = (pattern: string): Entry<[search?: string]> => ({
  area: 'console',
  pattern,
  path: (search = '') => `${pattern}${search}`,
});

export const siteMap = {
  home: at('company', '/'),
  about: at('company', '/about'),
  elevator: at('company', '/elevator'),
  escalator: at('company', '/escalator'),
  spareParts: at('company', '/spare-parts'),
  elevatorType: at('company', '/elevators/:type') as Entry<[type: ElevatorType]>,
  escalatorType: at('company', '/escalator/:type') as Entry<[type: EscalatorType]>,
  sparePartsGrid: at('catalogue', '/spare-parts-grid/:id'),
  sparePartDetails: at('catalogue', '/spare-parts-details/:id'),
  sparePartsOverview: at('catalogue', '/spare-parts-overview'),
  career: at('company', '/career'),
  newsroom: at('company', '/newsroom'),
  /** Terms of sale and how a quotation is made. */
  buying: at('company', '/buying'),
  /** What is stored of visitors, for how long, and how it is erased. */
  privacy: at('company', '/privacy'),
  contact,
  search: withParameter<[q?: string]>('catalogue', '/search', 'q'),
  /** The parts with these ids side by side. */
  compare: withParameter<string[]>('catalogue', '/compare', 'part'),
  /** The visitor's quotation list; with the token of a shared list also that one. */
  quotation: {
    ...withParameter<[list?: string]>('catalogue', '/quotation', 'list'),
    token: 'list',
  },
  /** The buyer's inquiry with its quotations; the token is the permission to read it. */
  buyerInquiry: at('private', '/inquiry/:token'),
  login: at('account', '/login'),
  forbidden: at('account', '/forbidden'),
  /** The token is in the fragment, which is not sent to servers. */
  invitation: { ...at('account', '/invitation'), token: '#' },
  forgottenPassword: at('account', '/forgotten-password'),
  resetPassword: { ...at('account', '/reset-password'), token: '#' },
  dashboard: at('console', '/dashboard'),
  addCategory: at('console', '/dashboard/add-category'),
  /** With a category's id the form starts with that category. */
  addSparePart: withParameter<[category?: string]>(
    'console',
    '/dashboard/add-spareParts',
    'category',
  ),
  allSpareParts: list('/dashboard/all-spareparts'),
  singleSparePart: at('console', '/dashboard/single-sparePart/:id'),
  editSparePart: at('console', '/dashboard/edit-sparePart/:id'),
  allCategories: list('/dashboard/all-categories'),
  arrangeCategories: at('console', '/dashboard/arrange-categories'),
  editCategory: at('console', '/dashboard/edit-category/:id'),
  categorySpareParts: at('console', '/dashboard/category/:categoryId/spareparts'),
  /** The values that the category's parts have of their attributes, in a grid. */
  attributeValues: at('console', '/dashboard/category/:categoryId/values'),
  inquiries: at('console', '/dashboard/inquiries'),
  inquiry: at('console', '/dashboard/inquiries/:id'),
  /** The quotation that is being written for an inquiry. */
  inquiryQuotation: at('console', '/dashboard/inquiries/:id/quotation'),
  textTemplates: at('console', '/dashboard/text-templates'),
  applications: at('console', '/dashboard/applications'),
  application: at('console', '/dashboard/applications/:id'),
  searchWords: at('console', '/dashboard/search-words'),
  missedSearches: at('console', '/dashboard/missed-searches'),
  /** With a category's id it lists the proposed attribute values of that category. */
  attributes: withParameter<[category?: string]>('console', '/dashboard/attributes', 'category'),
  translations: list('/dashboard/translations'),
  translationProgress: at('console', '/dashboard/translations/progress'),
  /** Of everything, or what its query string names. */
  history: list('/dashboard/history'),
  trash: at('console', '/dashboard/trash'),
  imports: list('/dashboard/import'),
  /** One import, at the step that it has reached. */
  singleImport: at('console', '/dashboard/import/:importId'),
  /** The columns of an import that has been checked already. */
  importColumns: at('console', '/dashboard/import/:importId/columns'),
  accounts: at('console', '/dashboard/accounts'),
  ownAccount: at('console', '/dashboard/account'),
};

export type PageName = keyof typeof siteMap;
export const pageNames = Object.keys(siteMap) as PageName[];

type Paths = { [Name in PageName]: (typeof siteMap)[Name]['path'] };

/** Builds the path of each page. */
export const paths = Object.fromEntries(
  pageNames.map((name) => [name, siteMap[name].path]),
) as unknown as Paths;

export const isServerRendered = (name: PageName): boolean =>
  ['company', 'catalogue', 'private'].includes(siteMap[name].area);

/** The paths of the pages of area `company`, one for each elevator and escalator type. */
export const companyPaths: readonly string[] = pageNames
  .filter((name) => siteMap[name].area === 'company')
  .flatMap((name) => {
    if (name === 'elevatorType') return elevatorTypes.map(siteMap.elevatorType.path);
    if (name === 'escalatorType') return escalatorTypes.map(siteMap.escalatorType.path);
    return siteMap[name].pattern;
  });
