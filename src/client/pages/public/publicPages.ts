import type { ComponentType } from 'react';
import { type ApiDispatch, type ApiRequest, api, isUnknownId } from '@/client/api';
import { MENU_TREE } from '@/client/features/categories/selectors';
import { isVerbatim, queryOf, readQuery } from '@/client/features/search/searchQuery';
import {
  partIdsOf,
  type QuotationState,
  selectLines,
} from '@/client/features/quotationList/quotationSlice';
import { comparedIn } from '@/client/features/spareParts/sparePartsSlice';
import { gridQuery, searchQuery } from '@/client/features/spareParts/list/partQueries';
import { elevatorTypes, escalatorTypes, type PageName } from '@/shared/siteMap';
import type { Namespace } from '@/client/i18n';
import { ForbiddenPage } from './MessagePages';

const {
  listCategories,
  listCategorySpareParts,
  listSpareParts,
  listSelectedParts,
  lookUpNumbers,
  getSparePart,
  getRelatedParts,
  getQuotationList,
  getBuyerInquiry,
} = api.endpoints;

type Params = Readonly<Record<string, string | undefined>>;

export interface Page {
  /** Namespaces of its texts. */
  texts: readonly Namespace[];
  /** Starts the requests of the page; its hooks subscribe to their results. */
  load?: (dispatch: ApiDispatch, at: { params: Params; url: URL }) => readonly ApiRequest[];
  /** The page is complete without the records of requests that fail with such an error. */
  mayMiss?: (error: unknown) => boolean;
  /** Whether a page exists for these parameters; by default it does. */
  isKnown?: (params: Params) => boolean;
  component: () => Promise<{ default: ComponentType }>;
}

const prefetch = { subscribe: false };

const readList = (dispatch: ApiDispatch) =>
  dispatch((_dispatch, getState) => selectLines(getState() as { quotation: QuotationState }));

const listParts = (dispatch: ApiDispatch, id: string[]): ApiRequest[] =>
  id.length > 0
    ? [dispatch(listSelectedParts.initiate({ id }, { ...prefetch, forceRefetch: true }))]
    : [];

/** The pages of the public layout, by their names in the site map. */
export const publicPages: Partial<Record<PageName, Page>> = {
  home: {
    texts: ['home'],
    component: () => import(/* webpackChunkName: "page-home" */ './HomePage/HomePage'),
  },
  about: {
    texts: ['about'],
    component: () => import(/* webpackChunkName: "page-about" */ './AboutPage'),
  },
  elevator: {
    texts: ['elevator', 'elevatorTypes'],
    component: async () => {
      const pages = await import(/* webpackChunkName: "page-elevator" */ './TypesPages');
      return { default: pages.ElevatorPage };
    },
  },
  escalator: {
    texts: ['escalator', 'escalatorTypes'],
    component: async () => {
      const pages = await import(/* webpackChunkName: "page-escalator" */ './TypesPages');
      return { default: pages.EscalatorPage };
    },
  },
  spareParts: {
    texts: ['spareParts'],
    component: () => import(/* webpackChunkName: "page-spareParts" */ './SparePartsPage'),
  },
  elevatorType: {
    texts: ['elevatorTypes', 'gallery'],
    isKnown: ({ type }) => elevatorTypes.some((known) => known === type),
    component: async () => {
      const pages = await import(/* webpackChunkName: "page-elevatorType" */ './TypePage');
      return { default: pages.ElevatorTypePage };
    },
  },
  escalatorType: {
    texts: ['escalatorTypes', 'gallery'],
    isKnown: ({ type }) => escalatorTypes.some((known) => known === type),
    component: async () => {
      const pages = await import(/* webpackChunkName: "page-escalatorType" */ './TypePage');
      return { default: pages.EscalatorTypePage };
    },
  },
  sparePartsGrid: {
    texts: ['catalogue'],
    load: (dispatch, { params: { id = '' }, url }) => [
      dispatch(listCategorySpareParts.initiate(gridQuery(id, url.searchParams), prefetch)),
      dispatch(listCategories.initiate(MENU_TREE, prefetch)),
    ],
    component: () => import(/* webpackChunkName: "page-sparePartsGrid" */ './SparePartsGridPage'),
  },
  sparePartDetails: {
    texts: ['catalogue', 'gallery', 'quotation'],
    load: (dispatch, { params: { id = '' } }) => [
      dispatch(getSparePart.initiate({ id }, prefetch)),
      // The page is complete without them.
      dispatch(getRelatedParts.initiate({ id }, prefetch)).then(({ data }) => ({ data })),
      dispatch(listCategories.initiate(MENU_TREE, prefetch)),
    ],
    component: () =>
      import(/* webpackChunkName: "page-sparePartDetails" */ './SparePartDetailsPage'),
  },
  sparePartsOverview: {
    texts: ['overview'],
    load: (dispatch) => [dispatch(listCategories.initiate(MENU_TREE, prefetch))],
    component: () =>
      import(/* webpackChunkName: "page-sparePartsOverview" */ './SparePartsOverviewPage'),
  },
  career: {
    texts: ['career', 'inquiryForm', 'errors'],
    component: () => import(/* webpackChunkName: "page-career" */ './CareerPage'),
  },
  newsroom: {
    texts: ['newsroom'],
    component: () => import(/* webpackChunkName: "page-newsroom" */ './NewsroomPage'),
  },
  buying: {
    texts: ['buying'],
    component: () => import(/* webpackChunkName: "page-buying" */ './BuyingPage'),
  },
  privacy: {
    texts: ['privacy'],
    component: () => import(/* webpackChunkName: "page-privacy" */ './PrivacyPage'),
  },
  contact: {
    texts: ['contact', 'inquiryForm', 'sendQuotation', 'ownInquiries', 'errors'],
    // The link names the part too.
    mayMiss: () => true,
    load: (dispatch, { url }) => {
      const id = url.searchParams.get('id');
      // What was added without script has no names yet.
      const nameless = readList(dispatch).filter(({ text }) => !text);
      return [
        ...(id ? [dispatch(getSparePart.initiate({ id }, prefetch))] : []),
        ...listParts(dispatch, partIdsOf(nameless)),
      ];
    },
    component: () => import(/* webpackChunkName: "page-contact" */ './ContactPage'),
  },
  search: {
    texts: ['catalogue', 'search'],
    load: (dispatch, { url: { searchParams } }) => {
      const q = queryOf(searchParams);
      const query = searchQuery(q, isVerbatim(searchParams), searchParams);
      const { numbers, lookupArg, isTooLong } = readQuery(q);
      const categories = dispatch(listCategories.initiate(MENU_TREE, prefetch));
      if (q === '' || isTooLong) return [categories];
      const found =
        numbers.length > 0
          ? dispatch(lookUpNumbers.initiate(lookupArg, prefetch))
          : dispatch(listSpareParts.initiate(query, prefetch));
      return [categories, found];
    },
    component: () => import(/* webpackChunkName: "page-search" */ './SearchPage'),
  },
  compare: {
    texts: ['catalogue', 'compare'],
    mayMiss: isUnknownId,
    load: (dispatch, { url: { searchParams } }) =>
      comparedIn(searchParams).map((id) => dispatch(getSparePart.initiate({ id }, prefetch))),
    component: () => import(/* webpackChunkName: "page-compare" */ './ComparePage'),
  },
  quotation: {
    texts: [
      'quotation',
      'pasteList',
      'catalogue',
      'inquiryForm',
      'sendQuotation',
      'ownInquiries',
      'errors',
    ],
    mayMiss: () => true,
    load: (dispatch, { url }) => {
      const token = url.searchParams.get('list');
      return [
        ...(token ? [dispatch(getQuotationList.initiate({ token }, prefetch))] : []),
        ...listParts(dispatch, partIdsOf(readList(dispatch))),
      ];
    },
    component: () => import(/* webpackChunkName: "page-quotation" */ './QuotationPage'),
  },
  buyerInquiry: {
    texts: ['buyerInquiry', 'ownInquiries', 'errors'],
    load: (dispatch, { params: { token = '' } }) => [
      dispatch(getBuyerInquiry.initiate({ token }, prefetch)),
    ],
    component: () => import(/* webpackChunkName: "page-buyerInquiry" */ './BuyerInquiryPage'),
  },
  login: {
    texts: ['account', 'errors'],
    component: () => import(/* webpackChunkName: "page-login" */ './LoginPage'),
  },
  forbidden: {
    texts: ['account'],
    component: () => Promise.resolve({ default: ForbiddenPage }),
  },
  invitation: {
    texts: ['account', 'errors'],
    component: async () => {
      const pages = await import(/* webpackChunkName: "page-passwordLink" */ './PasswordLinkPage');
      return { default: pages.InvitationPage };
    },
  },
  forgottenPassword: {
    texts: ['account', 'errors'],
    component: () =>
      import(/* webpackChunkName: "page-forgottenPassword" */ './ForgottenPasswordPage'),
  },
  resetPassword: {
    texts: ['account', 'errors'],
    component: async () => {
      const pages = await import(/* webpackChunkName: "page-passwordLink" */ './PasswordLinkPage');
      return { default: pages.ResetPasswordPage };
    },
  },
};
