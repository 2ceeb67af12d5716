import type en from '../en/search';
import type { Translation } from '../types';

const search: Translation<typeof en> = {};

export default search;
