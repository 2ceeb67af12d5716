import type { Synonym } from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { EditAndDelete } from '@/client/components/console/RowActions';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface SynonymsTableProps {
  synonyms: readonly Synonym[];
  busy: boolean;
  onEdit: (synonym: Synonym) => void;
  onDelete: (synonym: Synonym) => void;
}

const word = { overflowWrap: 'anywhere', width: { md: '45%' } };

/** The synonyms, sorted by term. */
export function SynonymsTable({ synonyms, busy, onEdit, onDelete }: SynonymsTableProps) {
  const { t } = useTranslation(['searchWords', 'admin']);
  return (
    <DataTable
      label={t('admin:nav.searchWords')}
      rows={synonyms}
      busy={busy}
      narrow={{ columns: 'minmax(0, 1fr) auto', areas: '"term actions" "meaning actions"' }}
      columns={[
        {
          name: 'term',
          label: t('term'),
          sx: { ...word, fontWeight: 600 },
          cell: ({ term }) => term,
        },
        {
          name: 'meaning',
          label: t('meaning'),
          isLabelled: true,
          sx: word,
          cell: ({ meaning }) => meaning,
        },
      ]}
      actions={(synonym) => (
        <EditAndDelete
          name={t('pair', { ...synonym })}
          onEdit={() => onEdit(synonym)}
          onDelete={() => onDelete(synonym)}
        />
      )}
    />
  );
}
