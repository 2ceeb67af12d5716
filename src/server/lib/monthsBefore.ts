/** Every month has a 28th: of what came later in a month up to three days more stay. */
export function monthsBefore(now: number, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months, Math.min(date.getUTCDate(), 28));
  return date;
}
