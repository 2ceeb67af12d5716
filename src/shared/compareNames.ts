let collator: Intl.Collator | undefined;

/**
 * Orders names naturally: M8 before M10, Ä beside A, Chinese by pinyin, in either language. The collator
 * is created with the first comparison: most pages compare none.
 */
export const compareNames = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('zh', { numeric: true })).compare(a, b);
