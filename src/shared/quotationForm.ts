/** Fields of the forms that `POST /quotation` of the site accepts from browsers without script. */

import { findLocalizedPage } from './canonicalUrl';
import type { InquiryLine } from './inquiries';

/** What the form is submitted for. */
export const INTENT_FIELD = 'intent';
/** `links`: the links of the visitor's own inquiries are to be sent again. */
export type ListIntent = 'add' | 'paste' | 'update' | 'send' | 'links';

/** Of `add`: a part, once or repeatedly; each may have a quantity, without it one. */
export const PART_ID_FIELD = 'partId';

/** Of `paste`: a text with a list. Its lines are shown with the parts that they may mean. */
export const PASTED_FIELD = 'pasted';

/**
 * Of `update` and `send`: the fields of each line in the list and of the pasted ones below it, which
 * become lines of the list, by the key of the line; and keys of lines to remove.
 */
export const keyOfLine = ({ partId }: InquiryLine, index: number) => partId ?? `text.${index}`;
export const pastedKey = (index: number) => `pasted.${index}`;
export const isPastedKey = (key: string) => key.startsWith('pasted.');
export const quantityField = (key: string) => `quantity.${key}`;
/** As it is shown, so that a part that is deleted before the list is sent has a name. */
export const nameField = (key: string) => `name.${key}`;
export const unitField = (key: string) => `unit.${key}`;
export const noteField = (key: string) => `note.${key}`;
export const originalField = (key: string) => `original.${key}`;
/** `1`: it is not sure that the part is meant; of a pasted line also where none is chosen. */
export const doubtfulField = (key: string) => `doubtful.${key}`;
/** Of a pasted line: the id of the chosen part; empty or absent: it is added as text. */
export const choiceField = (key: string) => `part.${key}`;
export const keyOfField = (name: string) => /^quantity\.(.+)$/.exec(name)?.[1];
export const REMOVE_FIELD = 'remove';

/** Checkbox of the contact form: the list goes along. */
export const WITH_LIST_FIELD = 'withList';

/** Id of the form that updates and sends the list: the fields of the lines belong to it. */
export const LIST_FORM_ID = 'quotation-form';

/** Where a list is pasted. */
export const PASTE_ANCHOR = 'paste';

/** Query parameter of the list: path and query of the results from which parts were added. */
export const FROM_PARAM = 'from';

/** Path and query of a page with results, without its language; empty: it is another page. */
export function resultsPath(url: string): string {
  const base = 'http://site.invalid';
  if (!URL.canParse(url, base)) return '';
  const { pathname, search } = new URL(url, base);
  const page = findLocalizedPage(pathname);
  if (page?.name !== 'search' && page?.name !== 'sparePartsGrid') return '';
  return page.path.slice(page.language === 'zh' ? '/zh'.length : 0) + search;
}
