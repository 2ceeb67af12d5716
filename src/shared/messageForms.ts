import { findLocalizedPage } from './canonicalUrl';
import { languages, localizedPath } from './language';
import { paths } from './siteMap';

const sender = ['name', 'email', 'phone', 'website'] as const;
const common = [...sender, 'address'] as const;

/** The message forms: their page and its fragment, the endpoint, the fields. */
export const messageForms = {
  inquiry: {
    page: paths.contact(),
    anchor: 'inquiry',
    call: '/inquiries',
    fields: [...common, 'inquiryDetails'],
  },
  quotation: {
    page: paths.quotation(),
    anchor: 'send',
    call: '/inquiries',
    fields: [...sender, 'company', 'country', 'incoterm', 'inquiryDetails'],
  },
  application: {
    page: paths.career(),
    anchor: 'apply',
    call: '/applications',
    fields: [...common, 'aboutyou'],
  },
} as const;

export type MessageForm = (typeof messageForms)[keyof typeof messageForms];

/** Hidden field with the `Idempotency-Key` of a form that is submitted without script. */
export const KEY_FIELD = 'idempotencyKey';
export const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** Field with the name of the part that the form was opened for, and the one for its quantity. */
export const PART_FIELD = 'part';
export const QUANTITY_FIELD = 'quantity';

/** Query parameter with the reference of a stored message; empty without one. */
export const RECEIPT_PARAM = 'reference';
export const REFERENCE = /^[\w-]{0,40}$/;

/** Whether the page at a canonical path has one of the forms, or those of a buyer's page. */
export const isFormPage = (path: string): boolean =>
  findLocalizedPage(path)?.name === 'buyerInquiry' ||
  Object.values(messageForms).some(({ page }) =>
    languages.some((language) => localizedPath(language, page) === path),
  );
