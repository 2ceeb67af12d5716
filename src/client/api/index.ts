/** Nothing else imports from inside this folder. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sparePartsApi } from './spareParts';

export const api = sparePartsApi;

export * from './accounts';
export * from './attributes';
export * from './auth';
export * from './categories';
export * from './documents';
export * from './messages';
export * from './quotations';
export * from './search';
export * from './sharedLists';
export * from './spareParts';
export { exponentialDelay, type ApiExtra, type Download } from './baseQuery';
export * from './errors';
export { ifMatch } from './requests';
export type * from './generated/hoistwayApi';

export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export type ApiRequest = PromiseLike<{ data?: unknown; error?: unknown }>;
