export interface InvitationFragment {
  token: string;
  /** The invited person's, for display only. */
  email: string;
}

/** Of the invitation page's URL: a fragment reaches no server, log or other site. */
export const invitationFragment = ({ token, email }: InvitationFragment): string =>
  `#${new URLSearchParams({ token, email }).toString()}`;

export function readInvitationFragment(hash: string): InvitationFragment | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fields.get('token');
  return token ? { token, email: fields.get('email') ?? '' } : undefined;
}
