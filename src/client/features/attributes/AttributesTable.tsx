import type { Attribute } from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { EditAndDelete } from '@/client/components/console/RowActions';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';

export const labelIn = (language: string, { labelEn, labelZh }: Attribute) =>
  language === 'zh' ? labelZh : labelEn;

export interface AttributesTableProps {
  attributes: readonly Attribute[];
  busy: boolean;
  onEdit: (attribute: Attribute) => void;
  onDelete: (attribute: Attribute) => void;
}

const names = ['key', 'labelEn', 'labelZh', 'kind', 'category', 'valueCount'] as const;

/** The attributes, in the order in which visitors see them. */
export function AttributesTable({ attributes, busy, onEdit, onDelete }: AttributesTableProps) {
  const { t } = useTranslation(['attributes', 'admin']);
  const language = useLanguage();
  const textOf = (attribute: Attribute, name: (typeof names)[number]) => {
    if (name === 'category') return attribute.categoryId?.name ?? t('allParts');
    if (name !== 'kind') return attribute[name];
    const kind = t(`kinds.${attribute.kind === 'choice' ? 'choice' : 'number'}`);
    return attribute.unit ? `${kind} (${attribute.unit})` : kind;
  };
  return (
    <DataTable
      label={t('admin:nav.attributes')}
      rows={attributes}
      busy={busy}
      narrow={{
        columns: 'minmax(0, 1fr) auto',
        areas: '"labelEn actions" "labelZh actions" "key key" "kind kind" "category valueCount"',
        below: 'lg',
      }}
      columns={[
        ...names.map((name) => ({
          name,
          label: t(name),
          isLabelled: true,
          sx: { overflowWrap: 'break-word' },
          cell: (attribute: Attribute) => textOf(attribute, name),
        })),
      ]}
      actions={(attribute) => (
        <EditAndDelete
          name={labelIn(language, attribute)}
          onEdit={() => onEdit(attribute)}
          onDelete={() => onDelete(attribute)}
        />
      )}
    />
  );
}
