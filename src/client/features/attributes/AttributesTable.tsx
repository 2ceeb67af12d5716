import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Attribute } from '@/client/api/console';
import { DataTable } from '@/client/components/console/DataTable';
import { EditAndDelete } from '@/client/components/console/IconLink';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { labelIn } from './attributeValues';

export interface AttributesTableProps {
  attributes: readonly Attribute[];
  /** Other rows are on their way. */
  busy: boolean;
  onEdit: (attribute: Attribute) => void;
  onDelete: (attribute: Attribute) => void;
}

const narrow = {
  columns: 'minmax(0, 1fr) auto',
  areas: '"labelEn actions" "labelZh actions" "key key" "kind kind" "category valueCount"',
  below: 'lg',
} as const;

const columns = ['key', 'labelEn', 'labelZh', 'kind', 'category', 'valueCount'] as const;

/** One row a property, in the order that visitors see them in. */
export function AttributesTable({ attributes, busy, onEdit, onDelete }: AttributesTableProps) {
  const { t } = useTranslation(['attributes', 'admin']);
  const language = useLanguage();
  const textsOf = (attribute: Attribute) => ({
    ...attribute,
    kind: [
      t(`kinds.${attribute.kind === 'choice' ? 'choice' : 'number'}`),
      ...(attribute.unit ? [`(${attribute.unit})`] : []),
    ].join(' '),
    category: attribute.categoryId?.name ?? t('allParts'),
  });
  return (
    <DataTable
      label={t('admin:nav.attributes')}
      {...{ narrow, busy }}
      columns={[
        ...columns.map((name) => ({ text: t(name) })),
        { text: t('admin:table.actions'), align: 'right' as const },
      ]}
    >
      {attributes.map((attribute) => {
        const texts = textsOf(attribute);
        return (
          <TableRow key={attribute._id} hover>
            {columns.map((name) => (
              <TableCell
                key={name}
                // A label without anything behind it says nothing.
                data-label={texts[name] === undefined ? undefined : t(name)}
                sx={{ gridArea: name, overflowWrap: 'break-word' }}
              >
                {texts[name]}
              </TableCell>
            ))}
            <TableCell align="right" sx={{ gridArea: 'actions', whiteSpace: 'nowrap' }}>
              <EditAndDelete
                name={labelIn(language, attribute)}
                onEdit={() => onEdit(attribute)}
                onDelete={() => onDelete(attribute)}
              />
            </TableCell>
          </TableRow>
        );
      })}
    </DataTable>
  );
}
