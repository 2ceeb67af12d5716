import type { Kysely } from 'kysely';

/** Requested links for forgotten passwords, and notices of passwords that were changed with one. */
export async function addPasswordResets({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('passwordResets')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
    .addColumn('tokenHash', 'text', (column) => column.unique())
    .addColumn('queuedAt', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('transmittedAt', 'text')
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('passwordResets_email_kind', ['email', 'kind'])
    .execute();
}
