import type { Account, Invitation } from '../../api';

/** What an admin wants to do to an account or an invitation; asked about before it is done. */
export type Change =
  | { kind: 'toAdmin' | 'toUser' | 'remove'; account: Account }
  | { kind: 'revoke'; invitation: Invitation };

export const emailOf = (change: Change): string =>
  change.kind === 'revoke' ? change.invitation.emailId : change.account.emailId;
