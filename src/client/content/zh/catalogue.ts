import type en from '../en/catalogue';
import type { Translation } from '../types';

const catalogue: Translation<typeof en> = {};

export default catalogue;
