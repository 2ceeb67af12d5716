/** Fields of the forms that `POST /quotation` of the site accepts from browsers without script. */

/** What the form is submitted for. */
export const INTENT_FIELD = 'intent';
/** `links`: the links of the visitor's own inquiries are to be sent again. */
export type ListIntent = 'add' | 'update' | 'send' | 'links';

/** Of `add`: a part, once or repeatedly, and how many of each; without it one. */
export const PART_ID_FIELD = 'partId';
export const ADDED_QUANTITY_FIELD = 'quantity';

/** Of `update` and `send`: the fields of each part in the list, and parts to remove. */
export const quantityField = (partId: string) => `quantity.${partId}`;
/** As it is shown, so that a part that is deleted before the list is sent has a name. */
export const nameField = (partId: string) => `name.${partId}`;
export const unitField = (partId: string) => `unit.${partId}`;
export const noteField = (partId: string) => `note.${partId}`;
export const partOfField = (name: string) => /^quantity\.(.+)$/.exec(name)?.[1];
export const REMOVE_FIELD = 'remove';

/** Checkbox of the contact form: the list goes along. */
export const WITH_LIST_FIELD = 'withList';

/** Id of the form that updates and sends the list: the fields of the lines belong to it. */
export const LIST_FORM_ID = 'quotation-form';
