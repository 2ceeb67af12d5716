/** Every address of the site, built by function; nothing else spells a path. */

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

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const segment = encodeURIComponent;

export const paths = {
  home: () => '/',
  about: () => '/about',
  elevator: () => '/elevator',
  escalator: () => '/escalator',
  spareParts: () => '/spare-parts',
  elevatorType: (type: ElevatorType) => `/elevators/${type}`,
  escalatorType: (type: EscalatorType) => `/escalator/${type}`,
  sparePartsGrid: (categoryId: string) => `/spare-parts-grid/${segment(categoryId)}`,
  sparePartDetails: (id: string) => `/spare-parts-details/${segment(id)}`,
  sparePartsOverview: () => '/spare-parts-overview',
  career: () => '/career',
  newsroom: () => '/newsroom',
  /** With `part`, the inquiry form starts with a question about that part. */
  contact: (part?: string) => withQuery('/contact', { part }),
  search: (q?: string) => withQuery('/search', { q }),
  login: () => '/login',
  forbidden: () => '/forbidden',
  /** An invitation's token follows as the fragment, which no server sees. */
  invitation: () => '/invitation',
  dashboard: () => '/dashboard',
  addCategory: () => '/dashboard/add-category',
  addSparePart: () => '/dashboard/add-spareParts',
  allSpareParts: (search = '') => `/dashboard/all-spareparts${search}`,
  singleSparePart: (id: string) => `/dashboard/single-sparePart/${segment(id)}`,
  editSparePart: (id: string) => `/dashboard/edit-sparePart/${segment(id)}`,
  allCategories: (search = '') => `/dashboard/all-categories${search}`,
  editCategory: (id: string) => `/dashboard/edit-category/${segment(id)}`,
  categorySpareParts: (categoryId: string) =>
    `/dashboard/category/${segment(categoryId)}/spareparts`,
  inquiries: () => '/dashboard/inquiries',
  inquiry: (id: string) => `/dashboard/inquiries/${segment(id)}`,
  applications: () => '/dashboard/applications',
  application: (id: string) => `/dashboard/applications/${segment(id)}`,
  accounts: () => '/dashboard/accounts',
  ownAccount: () => '/dashboard/account',
} as const;

/**
 * Patterns of all known addresses, without the language prefix. The site server
 * answers anything else with status 404; the build hands it this list.
 */
export const routePatterns: readonly string[] = [
  paths.home(),
  paths.about(),
  paths.elevator(),
  paths.escalator(),
  paths.spareParts(),
  ...elevatorTypes.map(paths.elevatorType),
  ...escalatorTypes.map(paths.escalatorType),
  '/spare-parts-grid/:id',
  '/spare-parts-details/:id',
  paths.sparePartsOverview(),
  paths.career(),
  paths.newsroom(),
  paths.contact(),
  paths.search(),
  paths.login(),
  paths.forbidden(),
  paths.invitation(),
  paths.dashboard(),
  paths.addCategory(),
  paths.addSparePart(),
  paths.allSpareParts(),
  '/dashboard/single-sparePart/:id',
  '/dashboard/edit-sparePart/:id',
  paths.allCategories(),
  '/dashboard/edit-category/:id',
  '/dashboard/category/:categoryId/spareparts',
  paths.inquiries(),
  '/dashboard/inquiries/:id',
  paths.applications(),
  '/dashboard/applications/:id',
  paths.accounts(),
  paths.ownAccount(),
];
