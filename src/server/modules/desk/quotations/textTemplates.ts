import { claimOnce, isDone } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import type { TextTemplate, TextTemplateForm } from '@/server/generated/requests';
import { badRequest, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { compareNames } from '@/shared/compareNames';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
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

  const create = async (form: TextTemplateForm): Promise<TextTemplate> => {
    const row = rowOf(newId(), form);
    await templateRepository(writer).insert([row]);
    return present({ ...row, version: 1 });
  };

  const update = async (id: string, form: TextTemplateForm, precondition: Precondition) => {
    const values = rowOf(id, form);
    return writer.transaction().execute(async (trx) => {
      const row = await templateRepository(trx).update(values);
      if (!row) throw unknown();
      // An error rolls the update back, which others wait for.
      precondition(row.version - 1);
      return present(row);
    });
  };

  const remove = (id: string, precondition: Precondition): Promise<void> =>
    writer.transaction().execute(async (trx) => {
      const row = await templateRepository(trx).remove(id);
      if (!row) throw unknown();
      precondition(row.version);
    });

  return { list, create, update, remove };
}

const unknown = () => notFound('template_not_found', 'This text does not exist.');

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
