import type { Translation } from './types';

/** The texts of the site by page or area; English is the shape that Chinese must fill. */
const english = {
  common: () => import('./en/common'),
  account: () => import('./en/account'),
  errors: () => import('./en/errors'),
  catalogue: () => import('./en/catalogue'),
  admin: () => import(/* webpackChunkName: "admin-texts-en" */ './en/admin'),
  adminCategories: () => import(/* webpackChunkName: "admin-texts-en" */ './en/adminCategories'),
  adminParts: () => import(/* webpackChunkName: "admin-texts-en" */ './en/adminParts'),
  arrangeCategories: () =>
    import(/* webpackChunkName: "admin-texts-en" */ './en/arrangeCategories'),
  partTable: () => import(/* webpackChunkName: "admin-texts-en" */ './en/partTable'),
  messages: () => import(/* webpackChunkName: "admin-texts-en" */ './en/messages'),
  inquiryDesk: () => import(/* webpackChunkName: "admin-texts-en" */ './en/inquiryDesk'),
  quotations: () => import(/* webpackChunkName: "admin-texts-en" */ './en/quotations'),
  accounts: () => import(/* webpackChunkName: "admin-texts-en" */ './en/accounts'),
  searchWords: () => import(/* webpackChunkName: "admin-texts-en" */ './en/searchWords'),
  attributes: () => import(/* webpackChunkName: "admin-texts-en" */ './en/attributes'),
  translations: () => import(/* webpackChunkName: "admin-texts-en" */ './en/translations'),
  history: () => import(/* webpackChunkName: "admin-texts-en" */ './en/history'),
  trash: () => import(/* webpackChunkName: "admin-texts-en" */ './en/trash'),
  imports: () => import(/* webpackChunkName: "admin-texts-en" */ './en/imports'),
  importCheck: () => import(/* webpackChunkName: "admin-texts-en" */ './en/importCheck'),
  home: () => import('./en/home'),
  search: () => import('./en/search'),
  compare: () => import('./en/compare'),
  quotation: () => import('./en/quotation'),
  buyerInquiry: () => import('./en/buyerInquiry'),
  about: () => import('./en/about'),
  elevator: () => import('./en/elevator'),
  escalator: () => import('./en/escalator'),
  spareParts: () => import('./en/spareParts'),
  buying: () => import('./en/buying'),
  overview: () => import('./en/overview'),
  career: () => import('./en/career'),
  newsroom: () => import('./en/newsroom'),
  contact: () => import('./en/contact'),
  inquiryForm: () => import('./en/inquiryForm'),
  pasteList: () => import('./en/pasteList'),
  sendQuotation: () => import('./en/sendQuotation'),
  gallery: () => import('./en/gallery'),
  elevatorTypes: () => import('./en/elevatorTypes'),
  escalatorTypes: () => import('./en/escalatorTypes'),
};

export type Namespace = keyof typeof english;
export type English = { [N in Namespace]: Awaited<ReturnType<(typeof english)[N]>>['default'] };
export type Content = { [N in Namespace]: Translation<English[N]> };

const chinese: { [N in Namespace]: () => Promise<{ default: Content[N] }> } = {
  common: () => import('./zh/common'),
  account: () => import('./zh/account'),
  errors: () => import('./zh/errors'),
  catalogue: () => import('./zh/catalogue'),
  admin: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/admin'),
  adminCategories: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/adminCategories'),
  adminParts: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/adminParts'),
  arrangeCategories: () =>
    import(/* webpackChunkName: "admin-texts-zh" */ './zh/arrangeCategories'),
  partTable: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/partTable'),
  messages: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/messages'),
  inquiryDesk: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/inquiryDesk'),
  quotations: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/quotations'),
  accounts: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/accounts'),
  searchWords: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/searchWords'),
  attributes: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/attributes'),
  translations: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/translations'),
  history: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/history'),
  trash: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/trash'),
  imports: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/imports'),
  importCheck: () => import(/* webpackChunkName: "admin-texts-zh" */ './zh/importCheck'),
  home: () => import('./zh/home'),
  search: () => import('./zh/search'),
  compare: () => import('./zh/compare'),
  quotation: () => import('./zh/quotation'),
  buyerInquiry: () => import('./zh/buyerInquiry'),
  about: () => import('./zh/about'),
  elevator: () => import('./zh/elevator'),
  escalator: () => import('./zh/escalator'),
  spareParts: () => import('./zh/spareParts'),
  buying: () => import('./zh/buying'),
  overview: () => import('./zh/overview'),
  career: () => import('./zh/career'),
  newsroom: () => import('./zh/newsroom'),
  contact: () => import('./zh/contact'),
  inquiryForm: () => import('./zh/inquiryForm'),
  pasteList: () => import('./zh/pasteList'),
  sendQuotation: () => import('./zh/sendQuotation'),
  gallery: () => import('./zh/gallery'),
  elevatorTypes: () => import('./zh/elevatorTypes'),
  escalatorTypes: () => import('./zh/escalatorTypes'),
};

/** By language. */
export const loaders = { en: english, zh: chinese };

export const namespaces = Object.keys(english) as Namespace[];
