import Link from '@mui/material/Link';
import { memo } from 'react';
import { type Attribute, type PartValues, attributeLabel } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { textOfValue } from './cells';
import { type Edits, cellId } from './useEdits';

/** The value that a part has of an attribute, as it is stored. */
export const storedValue = ({ values }: PartValues, { key }: Attribute) => {
  const value = values.find((each) => each.key === key);
  return value ? String(value.number ?? value.choice ?? '') : null;
};

function focusAtEnd(input: HTMLInputElement | null) {
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}

interface GridRowProps {
  row: number;
  part: PartValues;
  columns: readonly Attribute[];
  edits: Edits;
  fits: (part: PartValues, attribute: Attribute) => boolean;
  /** Of the lists of choices; the key of the attribute follows. */
  listId: string;
  /** The column of the active cell. */
  active: number | undefined;
  /** The text that editing the active cell starts with. */
  editing: string | undefined;
  /** First and last selected column. */
  selected: string | undefined;
}

/** Memoized: moving through the grid renders two rows. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, part, columns, edits, fits, listId, active, editing, selected } = props;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const [first = NaN, last = NaN] = selected?.split(' ').map(Number) ?? [];
  const isSelected = (column: number) => column >= first && column <= last;
  const name = (language === 'zh' && part.nameZh) || part.name;
  return (
    <tr>
      <th scope="row" role="rowheader" data-place={`${row} 0`} aria-selected={isSelected(0)}>
        <Link
          href={paths.singleSparePart(part._id)}
          dir="auto"
          data-cell={`${row} 0`}
          tabIndex={active === 0 ? 0 : -1}
        >
          {name}
        </Link>
        <small dir="auto">
          {[part.partNumber, part.hidden && t('grid.draft')].filter(Boolean).join(' · ')}
        </small>
      </th>
      {columns.map((attribute, index) => {
        const column = index + 1;
        const edit = edits.get(cellId(part._id, attribute.key));
        const isEditing = active === column && editing !== undefined;
        const problem =
          edit?.problem && t(`grid.problems.${edit.problem}`, { unit: attribute.unit ?? '' });
        return (
          <td
            key={attribute.key}
            role="gridcell"
            data-place={`${row} ${column}`}
            data-cell={isEditing ? undefined : `${row} ${column}`}
            data-edited={edit && !isEditing ? true : undefined}
            data-foreign={fits(part, attribute) ? undefined : true}
            aria-selected={isSelected(column)}
            aria-invalid={problem ? true : undefined}
            tabIndex={active === column && !isEditing ? 0 : -1}
            dir="auto"
          >
            {isEditing ? (
              <input
                ref={focusAtEnd}
                defaultValue={editing}
                aria-label={t('proposals.valueOf', {
                  label: attributeLabel(attribute, language),
                  part: name,
                })}
                list={attribute.kind === 'choice' ? `${listId}${attribute.key}` : undefined}
                inputMode={attribute.kind === 'number' ? 'decimal' : undefined}
                autoComplete="off"
              />
            ) : (
              (edit?.text ?? textOfValue(storedValue(part, attribute), attribute, language))
            )}
            {problem && !isEditing && <small role="note">{problem}</small>}
          </td>
        );
      })}
    </tr>
  );
});
