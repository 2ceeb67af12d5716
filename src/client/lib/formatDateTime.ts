/**
 * `iso` in the reader's own time zone, such as `2 Nov 2026, 09:14`. It breaks between date and time
 * at most.
 */
export const formatDateTime = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
    .format(new Date(iso))
    .replace(/ (?=.* )/g, '\u00a0');
