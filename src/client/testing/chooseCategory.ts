import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { enterText } from './enterText';

/** Chooses a part's category by its text; `label` is the one of its option. */
export async function chooseCategory(user: UserEvent, typed: string, label: string) {
  const field = screen.getByLabelText('Category', { selector: 'input' });
  await user.clear(field);
  await enterText(user, field, typed);
  await user.click(await screen.findByText(label));
}
