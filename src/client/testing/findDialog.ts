import { screen } from '@testing-library/react';

/** Finds a dialog by its title. Polling by text is much cheaper than `findByRole` in jsdom. */
export async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'h2' });
  const dialog = heading.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  expect(dialog).toHaveAccessibleName(title);
  return dialog!;
}
