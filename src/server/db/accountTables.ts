import type { Generated } from 'kysely';
import type { Language } from '@/shared/language';
import type { Time } from './messageTables';

export interface AccountTables {
  accounts: {
    id: string;
    email: string;
    passwordHash: string;
    role: 'admin' | 'user';
    /** That buyers read; empty: not given. */
    displayName: Generated<string>;
    createdAt: Time;
    /** 1: nothing but that may be done with it. */
    mustChangePassword: Generated<number>;
    lastLoginAt: Time | null;
  };
  sessions: {
    /** SHA-256 of the token, so that a stolen database opens no session. */
    tokenHash: string;
    /** What the owner is shown instead. */
    id: string;
    accountId: string;
    createdAt: Time;
    /** Written at most once a minute. */
    lastUsedAt: Time;
    expiresAt: Time;
    /** Such as `Firefox`; empty: unknown. */
    browser: string;
    /** Such as `Windows`; empty: unknown. */
    system: string;
    /** IP address of the login; empty: unknown. */
    address: string;
  };
  invitations: {
    id: string;
    email: string;
    role: 'admin' | 'user';
    /** SHA-256 of the token in the link. */
    tokenHash: string;
    /** The account that sent it. */
    invitedBy: string;
    createdAt: Time;
    expiresAt: Time;
  };
  /** Mails about forgotten passwords that are to be sent, and their links until they expire. */
  passwordResets: {
    /** Another with each request. */
    id: string;
    /** As requested, in lower case; there may be no such account. */
    email: string;
    /** `notice`: the password was changed with a link. */
    kind: 'link' | 'notice';
    language: Language;
    /** Null until the link is sent, and of a notice. */
    accountId: Generated<string | null>;
    /** SHA-256 of the token in the newest link that was sent; the token is not stored. */
    tokenHash: Generated<string | null>;
    queuedAt: Time;
    /** When the mail is to be tried next; null: it is not due. */
    dueAt: Time | null;
    tries: Generated<number>;
    transmittedAt: Generated<Time | null>;
    /** Of the link; until it is sent, of the request. */
    expiresAt: Time;
  };
}
