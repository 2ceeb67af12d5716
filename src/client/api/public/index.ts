/**
 * What the public pages call. package.json lists this folder as one with side effects: a page may
 * use `api.endpoints` without importing from the file that enhances them.
 */
export * from './auth';
export * from './categories';
export * from './inquiries';
export * from './search';
export * from './sharedLists';
export * from './spareParts';
export { sparePartsApi as api } from './spareParts';
