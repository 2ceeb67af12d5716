import type { Queries, Row } from '@/server/db/types';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';

export type NewTemplate = Row<'textTemplates', 'id' | 'field' | 'name' | 'textEn' | 'textZh'>;
export type TemplateRow = NewTemplate & Row<'textTemplates', 'version'>;

export function templateRepository(queries: Queries) {
  return {
    list: () => queries.selectFrom('textTemplates').selectAll().execute(),
    insert: (templates: NewTemplate[]) =>
      queries.insertInto('textTemplates').values(templates).execute(),
    /** The text, which others cannot change until the transaction ends; undefined for an unknown id. */
    lock: (id: string): Promise<TemplateRow | undefined> =>
      queries
        .updateTable('textTemplates')
        .set((eb) => ({ version: eb.ref('version') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),
    update: ({ id, ...values }: NewTemplate) =>
      queries
        .updateTable('textTemplates')
        .set({ ...values, version: NEXT_VERSION })
        .where('id', '=', id)
        .execute(),
    remove: (id: string) => queries.deleteFrom('textTemplates').where('id', '=', id).execute(),
  };
}
