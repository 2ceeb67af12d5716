import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useListAccountsQuery } from '@/client/api';
import { FormField } from '@/client/components/console/ConsoleForm';
import { TableSearch, useTableQuery } from '@/client/components/console/TableSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useUrlParams } from '@/client/lib/usePageParam';
import { changeKinds } from '@/shared/history';

const narrow = { flex: { xs: '1 1 40%', sm: '0 1 170px' }, bgcolor: 'background.paper' };

const ID = /^[0-9a-f]{24}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The beginning of a day in the reader's time zone, or of a later one; undefined: it is none. */
function timeOf(day: string | null, later = 0): string | undefined {
  if (!day || !DAY.test(day)) return undefined;
  const time = new Date(`${day}T00:00`);
  if (Number.isNaN(time.getTime())) return undefined;
  time.setDate(time.getDate() + later);
  return time.toISOString();
}

/** The filters in the URL; others than the backend has are ignored. */
export function useHistoryFilters() {
  const [params] = useUrlParams();
  const idOf = (name: string) => ID.exec(params.get(name) ?? '')?.[0];
  return {
    actor: params.get('actor') || undefined,
    kind: changeKinds.find((kind) => kind === params.get('kind')),
    entityId: idOf('entityId'),
    id: idOf('id'),
    q: params.get('q') || undefined,
    from: timeOf(params.get('from')),
    to: timeOf(params.get('to'), 1),
  };
}

/** `name`: of the record that the URL names. */
export function HistoryFilters({ name }: { name?: string }) {
  const { t } = useTranslation('history');
  const [params, change] = useUrlParams();
  const { q, setQ } = useTableQuery([]);
  const { actor = '', kind = '', entityId, id } = useHistoryFilters();
  const { data: accounts = [] } = useListAccountsQuery();
  const emails = new Set([...accounts.map(({ emailId }) => emailId), ...(actor ? [actor] : [])]);
  const set = (field: string, value?: string) =>
    change({ [field]: value, page: undefined }, { preventScrollReset: true });
  const day = (field: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={t(field)}
      value={params.get(field) ?? ''}
      onChange={({ target }) => set(field, target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={narrow}
    />
  );
  const people = Array.from(emails, (email) => ({ id: email, label: email }));
  const everybody = { id: '', label: t('anybody') };
  const anything = { id: '', label: t('anything') };
  return (
    <TableSearch value={q} hint={t('name')} onSearch={setQ}>
      <FormField
        label={t('person')}
        value={actor}
        onChange={({ target }) => set('actor', target.value)}
        options={[everybody, ...people]}
        sx={narrow}
      />
      <FormField
        label={t('kind')}
        value={kind}
        onChange={({ target }) => set('kind', target.value)}
        options={[anything, ...changeKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))]}
        sx={narrow}
      />
      {day('from')}
      {day('to')}
      {(entityId ?? id) && (
        <Chip
          label={entityId ? t('onlyOf', { name: name ?? t('thisRecord') }) : t('onlyOne')}
          onDelete={() => set(entityId ? 'entityId' : 'id')}
          sx={{ alignSelf: 'center', maxWidth: '100%', minHeight: { xs: 40, md: 32 } }}
        />
      )}
    </TableSearch>
  );
}
