import { claimOnce, isDone } from '@/server/db/jobs';
import type { Connections, Trx } from '@/server/db/types';
import type { TextTemplate, TextTemplateForm } from '@/server/generated/requests';
import { badRequest, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { compareNames } from '@/shared/compareNames';
import type { TextTemplateField } from '@/shared/quotations';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import { recordFields, type Actor } from '../../core/history/changeRepository';
import { revertRecords, type Revert, type Values } from '../../core/history/reverts';
import type { Writing } from '../../core/auth/writing';
import { templateRepository, type NewTemplate, type TemplateRow } from './templateRepository';

/**
 * Texts that admins insert into quotations and answers. Throws `template_not_found`, `template_empty`, and what
 * the precondition throws.
 */
export function textTemplateService({ reader, writer }: Connections) {
  const list = async (): Promise<TextTemplate[]> => {
    const rows = await templateRepository(reader).list();
    return rows.sort((a, b) => compareNames(a.name, b.name)).map(present);
  };

  const create = (form: TextTemplateForm, actor: Actor): Promise<TextTemplate> => {
    const row = rowOf(newId(), form);
    return writer.transaction().execute(async (trx) => {
      await templateRepository(trx).insert([row]);
      await recordFields(trx, actor, 'template', recordOf(row), undefined, valuesOf(row));
      return present({ ...row, version: 1 });
    });
  };

  const update = (id: string, form: TextTemplateForm, { precondition, actor }: Writing) => {
    const row = rowOf(id, form);
    return writer.transaction().execute(async (trx) => {
      const before = await lock(trx, id, precondition);
      await templateRepository(trx).update(row);
      await recordFields(trx, actor, 'template', recordOf(row), valuesOf(before), valuesOf(row));
      return present({ ...row, version: before.version + 1 });
    });
  };

  /** Returns the id of the change. */
  const remove = (id: string, { precondition, actor }: Writing) =>
    writer.transaction().execute(async (trx) => {
      const before = await lock(trx, id, precondition);
      await templateRepository(trx).remove(id);
      return recordFields(trx, actor, 'template', recordOf(before), valuesOf(before), undefined);
    });

  return { list, create, update, remove };
}

/** Throws `template_empty` where a text would be missing in both languages. */
export const revertTemplates: Revert = (trx, items, options) => {
  const templates = templateRepository(trx);
  return revertRecords(items, options, {
    required: 'name',
    find: async (id) => {
      const row = await templates.lock(id);
      return row && { name: row.name, values: valuesOf(row) };
    },
    insert: (id, values) => templates.insert([rowOf(id, formOf(values))]),
    update: (id, values) => templates.update(rowOf(id, formOf(values))),
    remove: templates.remove,
  });
};

/** Throws `template_not_found`, and what the precondition throws. */
async function lock(trx: Trx, id: string, precondition: Precondition): Promise<TemplateRow> {
  const row = await templateRepository(trx).lock(id);
  if (!row) throw notFound('template_not_found', 'This text does not exist.');
  precondition(row.version);
  return row;
}

const recordOf = ({ id, name }: NewTemplate) => ({ entityId: id, name });

const valuesOf = ({ field, name, textEn, textZh }: NewTemplate) => ({
  field,
  name,
  textEn,
  textZh,
});

const formOf = ({ field, name, textEn, textZh }: Values): TextTemplateForm => ({
  field: field as TextTemplateField,
  name: name ?? '',
  textEn: textEn ?? '',
  textZh: textZh ?? '',
});

const present = ({ id, ...template }: TemplateRow): TextTemplate => ({ _id: id, ...template });

function rowOf(
  id: string,
  { field, name, textEn = '', textZh = '' }: TextTemplateForm,
): NewTemplate {
  if (textEn === '' && textZh === '') {
    throw badRequest('template_empty', 'The text is missing in both languages.');
  }
  return { id, field, name, textEn, textZh };
}

type FirstTemplates = Omit<NewTemplate, 'id'>[];

/** The texts that a database begins with. */
export async function readFirstTemplates(): Promise<FirstTemplates> {
  return (await import('@/server/texts/quotationTemplates.json')).default as FirstTemplates;
}

/** Gives a database these texts once: what admins remove later stays away. */
export async function seedTextTemplates(
  { reader, writer }: Connections,
  templates: FirstTemplates,
): Promise<void> {
  // Databases of release 1.1 have those of quotations.
  const jobs = { textTemplates: false, answerTemplates: true };
  for (const [job, isOfAnswers] of Object.entries(jobs)) {
    if (await isDone(reader, job)) continue;
    const rows = templates.filter(
      ({ field }) => (field === 'answer' || field === 'orderConfirmation') === isOfAnswers,
    );
    await writer.transaction().execute(async (trx) => {
      if (!(await claimOnce(trx, job))) return;
      await templateRepository(trx).insert(rows.map((row) => ({ id: newId(), ...row })));
    });
  }
}
