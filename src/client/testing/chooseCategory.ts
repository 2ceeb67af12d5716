import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses a part's category by typing; `label` is the one of its option. */
export async function chooseCategory(user: UserEvent, typed: string, label: string) {
  const field = screen.getByRole('combobox', { name: 'Category' });
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await screen.findByText(label));
}
