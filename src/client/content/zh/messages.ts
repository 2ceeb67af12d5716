import type en from '../en/messages';
import type { Translation } from '../types';

const messages: Translation<typeof en> = {};

export default messages;
