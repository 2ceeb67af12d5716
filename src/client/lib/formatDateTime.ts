/**
 * `iso` in the reader's own time zone, such as `2 Nov 2026, 09:14`; empty where it is no time. It
 * breaks between date and time at most.
 */
export function formatDateTime(iso: string, language: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
    .format(date)
    .replace(/ (?=.* )/g, '\u00a0');
}

/** `day` without a time, such as `2 Nov 2026`: the same day wherever it is read; empty where it is none. */
export function formatDay(day: string, language: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
    .format(date)
    .replace(/ /g, '\u00a0');
}
