import { screen } from '@testing-library/react';

/**
 * The dialog that is named by its title. Waiting for the text is cheap; asking for a role again
 * and again would keep a busy machine from ever showing the dialog.
 */
export async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'h2' });
  const dialog = heading.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  expect(dialog).toHaveAccessibleName(title);
  return dialog!;
}
