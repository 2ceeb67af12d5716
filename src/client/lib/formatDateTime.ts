import { company } from '@/shared/company';

const localeOf = (language: string) => (language === 'zh' ? 'zh-CN' : 'en-GB');

function format(time: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleString(localeOf(language), {
    dateStyle: 'medium',
    ...options,
  });
}

/** Returns `2 Nov 2026, 09:14` in the reader's time zone; it breaks between date and time only. */
export const formatDateTime = (time: string, language: string): string =>
  format(time, language, { timeStyle: 'short' }).replace(/ (?=.* )/g, '\u00a0');

/** Returns `2 Nov 2026` for a day, which no time zone changes. */
export const formatDay = (day: string, language: string): string =>
  format(day, language, { timeZone: 'UTC' }).replace(/ /g, '\u00a0');

/** The time of day at the company, such as `08:00`. */
export const formatCompanyTime = (time: Date, language: string): string =>
  time.toLocaleTimeString(localeOf(language), {
    timeStyle: 'short',
    timeZone: company.timeZoneId,
  });

const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a time was, such as `3 days ago` or `8 min ago`. */
export function formatAge(time: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  if (Number.isNaN(seconds)) return '';
  const [unit, length] = UNITS.find((candidate) => seconds >= candidate[1]) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(localeOf(language), {
    numeric: 'auto',
    style: 'short',
  });
  return format.format(-Math.floor(seconds / length), unit);
}
