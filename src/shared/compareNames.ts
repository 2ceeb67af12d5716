/** Orders names naturally: M8 before M10, Ä beside A, Chinese by pinyin, in either language. */
export const compareNames = new Intl.Collator('zh', { numeric: true }).compare;
