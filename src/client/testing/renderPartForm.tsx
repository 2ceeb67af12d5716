import type { SparePart } from '../api';
import { AddSparePart, EditSparePart } from '../pages/admin/SparePartFormPages';
import { PART_FIELDS, type PartFieldName } from '@/shared/partFields';
import { paths } from '@/shared/siteMap';
import { renderInConsole } from './renderConsole';
import type { RenderOptions } from './renderWithProviders';

interface PartFormProps {
  /** A stored part, which the fake API returns; by default the form is for a new one. */
  part?: SparePart;
  fields?: readonly PartFieldName[];
}

interface PartFormOptions extends PartFormProps, Omit<RenderOptions, 'route'> {
  /** Query string of the page. */
  search?: string;
}

/** The page of a part's form with only these text fields: all 41 are most of what React renders. */
export function PartFormWith({ part, fields = ['name'] }: PartFormProps) {
  const shown = PART_FIELDS.filter(({ name }) => fields.includes(name));
  return part ? <EditSparePart id={part._id} fields={shown} /> : <AddSparePart fields={shown} />;
}

/** `PartFormWith` without the other pages. */
export function renderPartForm(options: PartFormOptions = {}) {
  const { part, fields, search = '', ...rest } = options;
  const path = part ? paths.editSparePart(part._id) : paths.addSparePart();
  return renderInConsole(<PartFormWith part={part} fields={fields} />, {
    ...rest,
    route: path + search,
  });
}
