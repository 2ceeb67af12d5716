import { object, schema, text } from '../guard';

/** Extensions of exported files by their types; a backend may offer only the last one. */
export const exportTypes: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
};

// Without tags: a change must not request all messages again.
export const downloaded = (...types: string[]) => ({
  extraOptions: { accept: types },
  responseSchema: schema<never>(object({ href: text, type: text })),
});
