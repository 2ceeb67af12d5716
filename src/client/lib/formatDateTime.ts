/** `iso` in the reader's own time zone, such as `2 Nov 2026, 09:14`. */
export const formatDateTime = (iso: string, language: string) =>
  new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso));
