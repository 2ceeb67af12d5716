import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Synonym } from '@/client/api/console';
import { DataTable } from '@/client/components/console/DataTable';
import { EditAndDelete } from '@/client/components/console/IconLink';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface SynonymsTableProps {
  synonyms: readonly Synonym[];
  /** Other rows are on their way. */
  busy: boolean;
  onEdit: (synonym: Synonym) => void;
  onDelete: (synonym: Synonym) => void;
}

const narrow = { columns: 'minmax(0, 1fr) auto', areas: '"term actions" "meaning actions"' };
const word = { overflowWrap: 'anywhere', width: { md: '45%' } };

/** One row a pair, in order of the first word. */
export function SynonymsTable({ synonyms, busy, onEdit, onDelete }: SynonymsTableProps) {
  const { t } = useTranslation(['searchWords', 'admin']);
  return (
    <DataTable
      label={t('admin:nav.searchWords')}
      {...{ narrow, busy }}
      columns={[
        { text: t('term') },
        { text: t('meaning') },
        { text: t('admin:table.actions'), align: 'right' },
      ]}
    >
      {synonyms.map((synonym) => (
        <TableRow key={synonym._id} hover>
          <TableCell sx={{ ...word, gridArea: 'term', fontWeight: 600 }}>{synonym.term}</TableCell>
          <TableCell data-label={t('meaning')} sx={{ ...word, gridArea: 'meaning' }}>
            {synonym.meaning}
          </TableCell>
          <TableCell align="right" sx={{ gridArea: 'actions', whiteSpace: 'nowrap' }}>
            <EditAndDelete
              name={t('pair', { ...synonym })}
              onEdit={() => onEdit(synonym)}
              onDelete={() => onDelete(synonym)}
            />
          </TableCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
