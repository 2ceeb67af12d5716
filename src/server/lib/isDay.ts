/** Whether a text such as `2026-02-30` is a day of the calendar. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;

/** The time of a serial number of spreadsheets, which count days from the end of 1899. */
export const dateOfSerial = (serial: number): Date =>
  new Date(Date.UTC(1899, 11, 30) + Math.round(serial * DAY_MS));

export const dayOfSerial = (serial: number): string =>
  dateOfSerial(serial).toISOString().slice(0, 10);
