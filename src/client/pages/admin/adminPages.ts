import type { PageName } from '../../../shared/siteMap';
import type { Page } from '../page';

/** The pages of the console, by their names in the site map; in chunks of their own. */
export const adminPages: Partial<Record<PageName, Page>> = {
  dashboard: {
    texts: ['admin', 'messages'],
    component: () => import(/* webpackChunkName: "admin-frame" */ './OverviewPage'),
  },
  allCategories: {
    texts: ['adminCategories'],
    component: () => import(/* webpackChunkName: "admin-lists" */ './AllCategoriesPage'),
  },
  addCategory: {
    texts: ['adminCategories'],
    component: () => import(/* webpackChunkName: "admin-forms" */ './AddCategoryPage'),
  },
  editCategory: {
    texts: ['adminCategories'],
    component: () => import(/* webpackChunkName: "admin-forms" */ './EditCategoryPage'),
  },
  categorySpareParts: {
    texts: ['adminCategories'],
    component: () => import(/* webpackChunkName: "admin-lists" */ './CategorySparePartsPage'),
  },
  allSpareParts: {
    texts: ['adminParts'],
    component: () => import(/* webpackChunkName: "admin-lists" */ './AllSparePartsPage'),
  },
  addSparePart: {
    texts: ['adminParts'],
    component: () => import(/* webpackChunkName: "admin-forms" */ './AddSparePartPage'),
  },
  singleSparePart: {
    texts: ['adminParts'],
    component: () => import(/* webpackChunkName: "admin-lists" */ './SingleSparePartPage'),
  },
  editSparePart: {
    texts: ['adminParts'],
    component: () => import(/* webpackChunkName: "admin-forms" */ './EditSparePartPage'),
  },
  inquiries: {
    texts: ['messages'],
    component: () => import(/* webpackChunkName: "admin-messages" */ './InquiriesPage'),
  },
  inquiry: {
    texts: ['messages'],
    component: () => import(/* webpackChunkName: "admin-messages" */ './InquiryPage'),
  },
  applications: {
    texts: ['messages'],
    component: () => import(/* webpackChunkName: "admin-messages" */ './ApplicationsPage'),
  },
  application: {
    texts: ['messages'],
    component: () => import(/* webpackChunkName: "admin-messages" */ './ApplicationPage'),
  },
  accounts: {
    texts: ['accounts'],
    component: () => import(/* webpackChunkName: "admin-accounts" */ './AccountsPage'),
  },
  ownAccount: {
    texts: ['accounts'],
    component: () => import(/* webpackChunkName: "admin-accounts" */ './OwnAccountPage'),
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
