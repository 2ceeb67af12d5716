/** Nothing else imports from inside this folder. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

export * from './public';
// Without side effects, so that only the console's chunks contain them.
export * from './console/accounts';
export * from './console/attributes';
export * from './console/categories';
export * from './console/history';
export { exportTypes } from './console/downloads';
export * from './console/imports';
export * from './console/messages';
export * from './console/quotations';
export * from './console/searchWords';
export * from './console/sessions';
export * from './console/spareParts';
export * from './console/system';
export * from './console/translations';
export * from './console/trash';
export { consoleApi } from './generated/consoleApi';
export * from './attributeLabel';
export * from './textLanguage';
export { tagTypes } from './baseApi';
export { exponentialDelay, type ApiExtra, type Download } from './baseQuery';
export * from './errors';
export { ifMatch, refetchOnMount } from './requests';
export type * from './generated/hoistwayApi';

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export type ApiRequest = PromiseLike<{ data?: unknown; error?: unknown }>;
