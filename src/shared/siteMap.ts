/**
 * Every address of the site: its name, its pattern and the function that builds it. Routes, menus,
 * the status of an unknown address, the sitemap and the browser suite's screens derive from here;
 * nothing else spells a path. Addresses come without the language prefix, see `language.ts`.
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
 * `company`: the company's own texts, whole without a backend. `catalogue`: made of the backend's
 * data. Both arrive rendered. `account` and `console` live in the browser only.
 */
export type Area = 'company' | 'catalogue' | 'account' | 'console';

interface Entry<Values extends readonly unknown[]> {
  area: Area;
  /** As React Router writes it, such as `/spare-parts-grid/:id`. */
  pattern: string;
  address: (...values: Values) => string;
}

type Parameters<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? [value: string, ...(Rest extends `${string}/${infer After}` ? Parameters<`/${After}`> : [])]
  : [];

/** An address whose parameters are filled in the order of its pattern. */
function at<Pattern extends string>(area: Area, pattern: Pattern): Entry<Parameters<Pattern>> {
  const address = (...values: string[]) => {
    const rest = [...values];
    return pattern.replace(/:\w+/g, () => encodeURIComponent(rest.shift() ?? ''));
  };
  return { area, pattern, address };
}

/** A fixed address that may carry one value in its query. */
const asking = (area: Area, pattern: string, name: string): Entry<[value?: string]> => ({
  area,
  pattern,
  address: (value) =>
    value ? `${pattern}?${String(new URLSearchParams({ [name]: value }))}` : pattern,
});

/** A fixed address that may carry any number of values in its query, all of one name. */
const naming = (area: Area, pattern: string, name: string): Entry<string[]> => ({
  area,
  pattern,
  address: (...values) =>
    values.length > 0
      ? `${pattern}?${String(new URLSearchParams(values.map((value) => [name, value])))}`
      : pattern,
});

/** A list of the console, which may be opened at a page, a search or an order. */
const list = (pattern: string): Entry<[search?: string]> => ({
  area: 'console',
  pattern,
  address: (search = '') => `${pattern}${search}`,
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
  /** With a part's name the inquiry form starts with a question about that part. */
  contact: asking('company', '/contact', 'part'),
  search: asking('catalogue', '/search', 'q'),
  /** The parts with these ids side by side. */
  compare: naming('catalogue', '/compare', 'part'),
  login: at('account', '/login'),
  forbidden: at('account', '/forbidden'),
  /** An invitation's token follows as the fragment, which no server sees. */
  invitation: at('account', '/invitation'),
  dashboard: at('console', '/dashboard'),
  addCategory: at('console', '/dashboard/add-category'),
  addSparePart: at('console', '/dashboard/add-spareParts'),
  allSpareParts: list('/dashboard/all-spareparts'),
  singleSparePart: at('console', '/dashboard/single-sparePart/:id'),
  editSparePart: at('console', '/dashboard/edit-sparePart/:id'),
  allCategories: list('/dashboard/all-categories'),
  editCategory: at('console', '/dashboard/edit-category/:id'),
  categorySpareParts: at('console', '/dashboard/category/:categoryId/spareparts'),
  inquiries: at('console', '/dashboard/inquiries'),
  inquiry: at('console', '/dashboard/inquiries/:id'),
  applications: at('console', '/dashboard/applications'),
  application: at('console', '/dashboard/applications/:id'),
  searchWords: at('console', '/dashboard/search-words'),
  missedSearches: at('console', '/dashboard/missed-searches'),
  /** With a category's id the values that its parts' texts propose are listed. */
  attributes: asking('console', '/dashboard/attributes', 'category'),
  accounts: at('console', '/dashboard/accounts'),
  ownAccount: at('console', '/dashboard/account'),
};

export type PageName = keyof typeof siteMap;
export const pageNames = Object.keys(siteMap) as PageName[];

type Paths = { [Name in PageName]: (typeof siteMap)[Name]['address'] };

/** The address of each page, built by function. */
export const paths = Object.fromEntries(
  pageNames.map((name) => [name, siteMap[name].address]),
) as unknown as Paths;

/** Whether a page is sent to the browser as finished HTML. */
export const isServerRendered = (name: PageName): boolean =>
  siteMap[name].area === 'company' || siteMap[name].area === 'catalogue';

/** The addresses that hold the company's own texts, one for each type of unit. */
export const companyPaths: readonly string[] = pageNames
  .filter((name) => siteMap[name].area === 'company')
  .flatMap((name) => {
    if (name === 'elevatorType') return elevatorTypes.map(siteMap.elevatorType.address);
    if (name === 'escalatorType') return escalatorTypes.map(siteMap.escalatorType.address);
    return siteMap[name].pattern;
  });
