import type { PageName } from '@/shared/siteMap';
import type { Page } from '@/client/pages/public/publicPages';

const messagePages = () =>
  import(/* webpackChunkName: "admin-messages" */ '@/client/pages/admin/messagePages');

/** The pages of the console, by their names in the site map; in chunks of their own. */
export const adminPages: Partial<Record<PageName, Page>> = {
  dashboard: {
    texts: ['admin', 'messages'],
    component: () =>
      import(/* webpackChunkName: "admin-frame" */ '@/client/pages/admin/OverviewPage'),
  },
  allCategories: {
    texts: ['adminCategories'],
    component: () =>
      import(/* webpackChunkName: "admin-lists" */ '@/client/pages/admin/AllCategoriesPage'),
  },
  addCategory: {
    texts: ['adminCategories'],
    component: () =>
      import(/* webpackChunkName: "admin-forms" */ '@/client/pages/admin/AddCategoryPage'),
  },
  editCategory: {
    texts: ['adminCategories'],
    component: () =>
      import(/* webpackChunkName: "admin-forms" */ '@/client/pages/admin/EditCategoryPage'),
  },
  categorySpareParts: {
    texts: ['adminCategories'],
    component: () =>
      import(/* webpackChunkName: "admin-lists" */ '@/client/pages/admin/CategorySparePartsPage'),
  },
  allSpareParts: {
    texts: ['adminParts'],
    component: () =>
      import(/* webpackChunkName: "admin-lists" */ '@/client/pages/admin/AllSparePartsPage'),
  },
  addSparePart: {
    texts: ['adminParts'],
    component: () =>
      import(/* webpackChunkName: "admin-forms" */ '@/client/pages/admin/AddSparePartPage'),
  },
  singleSparePart: {
    texts: ['adminParts'],
    component: () =>
      import(/* webpackChunkName: "admin-lists" */ '@/client/pages/admin/SingleSparePartPage'),
  },
  editSparePart: {
    texts: ['adminParts'],
    component: () =>
      import(/* webpackChunkName: "admin-forms" */ '@/client/pages/admin/EditSparePartPage'),
  },
  inquiries: {
    texts: ['messages'],
    component: async () => ({ default: (await messagePages()).InquiriesPage }),
  },
  inquiry: {
    texts: ['messages'],
    component: async () => ({ default: (await messagePages()).InquiryPage }),
  },
  applications: {
    texts: ['messages'],
    component: async () => ({ default: (await messagePages()).ApplicationsPage }),
  },
  application: {
    texts: ['messages'],
    component: async () => ({ default: (await messagePages()).ApplicationPage }),
  },
  searchWords: {
    texts: ['searchWords'],
    component: () =>
      import(/* webpackChunkName: "admin-search" */ '@/client/pages/admin/SearchWordsPage'),
  },
  missedSearches: {
    texts: ['searchWords'],
    component: () =>
      import(/* webpackChunkName: "admin-search" */ '@/client/pages/admin/MissedSearchesPage'),
  },
  attributes: {
    texts: ['attributes'],
    component: () =>
      import(/* webpackChunkName: "admin-search" */ '@/client/pages/admin/AttributesPage'),
  },
  accounts: {
    texts: ['accounts'],
    component: () =>
      import(/* webpackChunkName: "admin-accounts" */ '@/client/pages/admin/AccountsPage'),
  },
  ownAccount: {
    texts: ['accounts'],
    component: () =>
      import(/* webpackChunkName: "admin-accounts" */ '@/client/pages/admin/OwnAccountPage'),
  },
};

/** Pages that show persons' data: they leave the screen as soon as the session ends. */
export const personalPages: readonly PageName[] = [
  'inquiries',
  'inquiry',
  'applications',
  'application',
  'accounts',
  'ownAccount',
];
