import type { Database, Queries } from '@/server/db/types';

export type TemplateRow = Database['textTemplates'];

export function templateRepository(queries: Queries) {
  return {
    list: () => queries.selectFrom('textTemplates').selectAll().execute(),
    insert: (templates: TemplateRow[]) =>
      queries.insertInto('textTemplates').values(templates).execute(),
    update: async ({ id, ...values }: TemplateRow): Promise<boolean> => {
      const update = queries.updateTable('textTemplates').set(values).where('id', '=', id);
      return (await update.executeTakeFirst()).numUpdatedRows > 0n;
    },
    remove: async (id: string): Promise<boolean> => {
      const removal = queries.deleteFrom('textTemplates').where('id', '=', id);
      return (await removal.executeTakeFirst()).numDeletedRows > 0n;
    },
  };
}
