import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import type { Download } from '../baseQuery';
import type { consoleApi } from '../generated/consoleApi';
import { object, schema, text } from '../guard';

type Generated = DefinitionsFromApi<typeof consoleApi>;

/** The generated calls, of which these load a file. */
export type WithDownloads<Names extends keyof Generated> = Omit<Generated, Names> & {
  [Name in Names]: OverrideResultType<Generated[Name], Download>;
};

/** Extensions of exported files by their types; a backend may offer only the last one. */
export const exportTypes: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/csv': 'csv',
};

/** A call that loads a file. Without tags: a change must not request all messages again. */
export const downloaded = (...types: string[]) => ({
  extraOptions: { accept: types },
  responseSchema: schema<never>(object({ href: text, type: text })),
});

export const exported = downloaded(...Object.keys(exportTypes));
