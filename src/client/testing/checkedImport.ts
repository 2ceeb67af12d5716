import { screen } from '@testing-library/react';
import type { Category, Import, ImportRow } from '../api';
import { fakeApi } from './fakeApi';
import { anId, aTree } from './fixtures';
import { anImport } from './imports';
import { renderConsolePage } from './renderConsole';
import type { RenderOptions } from './renderWithProviders';

export const counts = { new: 3, changed: 1, unchanged: 2, faulty: 1, excluded: 0 };

export const columns: Import['columns'] = [
  { heading: 'Part No.', samples: ['AX-17'], field: 'partNumber' },
  { heading: 'Material', samples: ['Steel'], field: 'material' },
  { heading: 'Price', samples: ['12.50'], field: null },
];

export const checked = anImport({ state: 'ready', columns, counts });

export const faulty: ImportRow = {
  row: 17,
  state: 'faulty',
  excluded: false,
  cells: ['AX-17', '1-Mar', '12.50'],
  changes: [],
  problems: [{ column: 1, code: 'date_in_text', params: { value: '1-Mar' } }],
};

export const changed: ImportRow = {
  row: 18,
  state: 'changed',
  excluded: false,
  part: { _id: anId(), name: 'Door belt', partNumber: 'AX-18' },
  cells: ['AX-18', 'Steel', ''],
  changes: [{ field: 'material', before: 'Stel', after: 'Steel' }],
  problems: [],
};

/** Path of a call of the import. */
export const callOf = (step: string) => `/imports/${checked._id}/${step}`;

export const fakeImport = (rows: ImportRow[], fields: Partial<Import> = {}) =>
  fakeApi('get', `/imports/${checked._id}`, {
    json: {
      ...checked,
      ...fields,
      rows: { data: rows, total: rows.length, page: 1, limit: 25 },
    },
  });

interface Options extends RenderOptions {
  search?: string;
  fields?: Partial<Import>;
  tree?: Category[];
}

/** Opens the page of an import with these rows. */
export async function openImport(
  rows: ImportRow[],
  { search = '', fields, tree = aTree().tree, ...options }: Options = {},
) {
  const read = fakeImport(rows, fields);
  fakeApi('get', '/categories/', { json: tree });
  const view = renderConsolePage(`/dashboard/import/${checked._id}${search}`, options);
  await screen.findByRole('heading', { level: 1 });
  if (rows.length > 0) await screen.findAllByRole('article');
  return { ...view, lastSearch: () => read.at(-1)!.url.searchParams };
}

export const press = (name: string) => screen.getByRole('button', { name });
