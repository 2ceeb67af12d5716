import { screen } from '@testing-library/react';

type Scope = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

/** Where the link with this name leads, on the screen or within a part of it. */
export const hrefOf = (name: string | RegExp, scope: Scope = screen) =>
  scope.getByRole('link', { name }).getAttribute('href');

/** The texts of all elements with this role, in their order. */
export const textsOf = (role: string, scope: Scope = screen) =>
  scope.getAllByRole(role).map(({ textContent }) => textContent);
