import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Import, ImportSummary } from '../api';
import { anId } from './fixtures';

export const anImportSummary = (fields: Partial<ImportSummary> = {}): ImportSummary => ({
  _id: anId(),
  fileName: 'price-list.xlsx',
  createdAt: '2026-11-02T10:05:00.000Z',
  createdBy: 'colleague@example.com',
  state: 'columns',
  ...fields,
});

export const anImport = (fields: Partial<Import> = {}): Import => ({
  ...anImportSummary(),
  sheets: [{ name: 'Prices', rows: 5000 }],
  sheet: 0,
  headerRow: 1,
  version: 1,
  columns: [],
  newCategories: false,
  unknownCategories: [],
  images: { stored: 0, rejected: [], unmatched: [] },
  ...fields,
});

/** The field of a column; by label: role queries compute the names of all options. */
export const fieldOf = (letter: string) =>
  screen.findByLabelText(new RegExp(`^Column ${letter} `), { selector: 'input' });

export async function choose(user: UserEvent, letter: string, option: string) {
  await user.click(await fieldOf(letter));
  await user.click(within(await screen.findByRole('listbox')).getByText(option));
}
