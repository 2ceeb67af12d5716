import { claimOnce, isDone } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import type { TextTemplate, TextTemplateForm } from '@/server/generated/requests';
import { badRequest, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { compareNames } from '@/shared/compareNames';
import { templateRepository, type TemplateRow } from './templateRepository';

/** Texts that admins insert into quotations. Throws 404 for one that does not exist. */
export function textTemplateService({ reader, writer }: Connections) {
  const list = async (): Promise<TextTemplate[]> => {
    const rows = await templateRepository(reader).list();
    return rows.sort((a, b) => compareNames(a.name, b.name)).map(present);
  };

  const create = async (form: TextTemplateForm): Promise<TextTemplate> => {
    const row = rowOf(newId(), form);
    await templateRepository(writer).insert([row]);
    return present(row);
  };

  const update = async (id: string, form: TextTemplateForm): Promise<TextTemplate> => {
    const row = rowOf(id, form);
    if (!(await templateRepository(writer).update(row))) throw unknown();
    return present(row);
  };

  const remove = async (id: string): Promise<void> => {
    if (!(await templateRepository(writer).remove(id))) throw unknown();
  };

  return { list, create, update, remove };
}

const unknown = () => notFound('template_not_found', 'This text does not exist.');

const present = ({ id, ...template }: TemplateRow): TextTemplate => ({ _id: id, ...template });

function rowOf(id: string, { field, name, textEn = '', textZh = '' }: TextTemplateForm) {
  if (textEn === '' && textZh === '') {
    throw badRequest('template_empty', 'The text is missing in both languages.');
  }
  return { id, field, name, textEn, textZh };
}

type FirstTemplates = Omit<TemplateRow, 'id'>[];

/** The texts that a database begins with. */
export async function readFirstTemplates(): Promise<FirstTemplates> {
  return (await import('./textTemplates.json')).default as FirstTemplates;
}

/** Gives a database these texts once: what admins remove later stays away. */
export async function seedTextTemplates(
  { reader, writer }: Connections,
  templates: FirstTemplates,
): Promise<void> {
  if (await isDone(reader, 'textTemplates')) return;
  await writer.transaction().execute(async (trx) => {
    if (!(await claimOnce(trx, 'textTemplates'))) return;
    await templateRepository(trx).insert(templates.map((each) => ({ id: newId(), ...each })));
  });
}
