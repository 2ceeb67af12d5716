/** The `lang` of a record's text on a page in another language: English where there is no Chinese. */
export const langOf = (record: { inEnglish?: string[] } | undefined, field = 'name') =>
  record?.inEnglish?.includes(field) ? 'en' : undefined;
