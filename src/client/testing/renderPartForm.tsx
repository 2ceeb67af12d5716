import type { SparePart } from '../api';
import { LeaveGuardProvider } from '../components/console/leaveGuard';
import { LazyNotices } from '../components/LazyNotices';
import { AddSparePart, EditSparePart } from '../pages/admin/SparePartFormPages';
import { PART_FIELDS, type PartFieldName } from '@/shared/partFields';
import { paths } from '@/shared/siteMap';
import { type RenderOptions, renderWithProviders } from './renderWithProviders';

interface PartFormProps {
  /** A stored part, which the fake API returns; by default the form is for a new one. */
  part?: SparePart;
  fields?: readonly PartFieldName[];
}

interface PartFormOptions extends PartFormProps, Omit<RenderOptions, 'route'> {
  /** Query string of the page. */
  search?: string;
}

/** The page of a part's form with only these text fields: all 36 are most of what React renders. */
export function PartFormWith({ part, fields = ['name'] }: PartFormProps) {
  const shown = PART_FIELDS.filter(({ name }) => fields.includes(name));
  return part ? <EditSparePart id={part._id} fields={shown} /> : <AddSparePart fields={shown} />;
}

/** `PartFormWith` alone, with what it needs of the console. */
export function renderPartForm(options: PartFormOptions = {}) {
  const { part, fields, search = '', ...rest } = options;
  const path = part ? paths.editSparePart(part._id) : paths.addSparePart();
  return renderWithProviders(
    <LeaveGuardProvider>
      <main id="main" tabIndex={-1}>
        <PartFormWith part={part} fields={fields} />
      </main>
      <LazyNotices />
    </LeaveGuardProvider>,
    { ...rest, route: path + search },
  );
}
