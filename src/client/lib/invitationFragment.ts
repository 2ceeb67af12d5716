export interface InvitationFragment {
  token: string;
  /** Whom it is for, to be shown; the backend knows better. */
  email: string;
}

/** What follows the invitation page's address; a fragment reaches no server, log or other site. */
export const invitationFragment = ({ token, email }: InvitationFragment): string =>
  `#${new URLSearchParams({ token, email }).toString()}`;

/** Undefined where the link was cut off. */
export function readInvitationFragment(hash: string): InvitationFragment | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fields.get('token');
  return token ? { token, email: fields.get('email') ?? '' } : undefined;
}
