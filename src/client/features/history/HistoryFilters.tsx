import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useListAccountsQuery } from '@/client/api';
import { SelectField } from '@/client/components/console/SelectField';
import { TableSearch, useTableQuery } from '@/client/components/console/TableSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
import { oneOf, readId, useUrlFilters } from '@/client/lib/useUrlFilters';
import { changeKinds } from '@/shared/history';

const narrow = { flex: { xs: '1 1 9.5rem', sm: '0 1 10.5rem' }, bgcolor: 'background.paper' };

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The beginning of a day in the reader's time zone, or of a later one; undefined: it is none. */
function timeOf(day: string | undefined, later = 0): string | undefined {
  if (!day || !DAY.test(day)) return undefined;
  const time = new Date(`${day}T00:00`);
  if (Number.isNaN(time.getTime())) return undefined;
  time.setDate(time.getDate() + later);
  return time.toISOString();
}

const readText = ([text]: readonly string[]) => text || undefined;

const readers = {
  actor: readText,
  kind: oneOf(changeKinds),
  entityId: readId,
  id: readId,
  q: readText,
  from: readText,
  to: readText,
};

/** The filters as the call takes them. */
export function useHistoryFilters() {
  const { filters } = useUrlFilters(readers);
  return { ...filters, from: timeOf(filters.from), to: timeOf(filters.to, 1) };
}

/** `name`: of the record that the URL names. */
export function HistoryFilters({ name }: { name?: string }) {
  const { t } = useTranslation('history');
  const { filters, setFilters } = useUrlFilters(readers);
  const { q, setQ } = useTableQuery([]);
  const { actor = '', kind = '', entityId, id } = filters;
  const { data: accounts = [] } = useListAccountsQuery();
  const emails = new Set([...accounts.map(({ emailId }) => emailId), ...(actor ? [actor] : [])]);
  const day = (field: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={t(field)}
      value={filters[field] ?? ''}
      onChange={({ target }) => setFilters({ [field]: target.value })}
      sx={narrow}
    />
  );
  const people = Array.from(emails, (email) => ({ id: email, label: email }));
  const everybody = { id: '', label: t('anybody') };
  const anything = { id: '', label: t('anything') };
  return (
    <TableSearch value={q} hint={t('name')} onSearch={setQ}>
      <SelectField
        label={t('person')}
        value={actor}
        onChoose={(email) => setFilters({ actor: email })}
        options={[everybody, ...people]}
        sx={narrow}
      />
      <SelectField
        label={t('kind')}
        value={kind}
        onChoose={(chosen) => setFilters({ kind: chosen })}
        options={[anything, ...changeKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))]}
        sx={narrow}
      />
      {day('from')}
      {day('to')}
      {(entityId ?? id) && (
        <Chip
          label={entityId ? t('onlyOf', { name: name ?? t('thisRecord') }) : t('onlyOne')}
          onDelete={() => setFilters({ [entityId ? 'entityId' : 'id']: undefined })}
          sx={{ alignSelf: 'center', maxWidth: '100%', minHeight: { xs: 40, md: 32 } }}
        />
      )}
    </TableSearch>
  );
}
