import type { UserEvent } from '@testing-library/user-event';

/** Enters a text at once: with `user.type` the form is rendered for each key. */
export async function enterText(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
