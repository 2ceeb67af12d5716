import type en from '../en/home';
import type { Translation } from '../types';

const home: Translation<typeof en> = {};

export default home;
