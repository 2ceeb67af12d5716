import type { Kysely, Migration } from 'kysely';

interface Tables {
  invitations: { id: string };
}

/**
 * An invitation belongs to the account that sent it and is deleted with it. Those without a sender
 * cannot be checked, so they are deleted; admins invite again.
 */
export const invitedBy: Migration = {
  up: async (db: Kysely<unknown>) => {
    await (db as Kysely<Tables>).deleteFrom('invitations').execute();
    await db.schema
      .alterTable('invitations')
      .addColumn('invitedBy', 'text', (column) =>
        column.references('accounts.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('invitations_invitedBy')
      .on('invitations')
      .column('invitedBy')
      .execute();
  },
};
