import { type ChangeEvent, type Dispatch, type SetStateAction, memo, useId } from 'react';
import { type PartValues, attributeLabel } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { type GridAttribute, maxLengthIn, partName, storedValue, textOfValue } from './cells';
import { type Edit, type Edits, withEntries } from './edits';

export type GridInput = HTMLInputElement | HTMLTextAreaElement;

interface GridCellProps {
  /** Row and column. */
  place: string;
  part: PartValues;
  attribute: GridAttribute;
  edit: Edit | undefined;
  /** Parts of this category have the attribute. */
  fits: boolean;
  isActive: boolean;
  /** Of the list of choices. */
  listId: string;
  setEdits: Dispatch<SetStateAction<Edits>>;
}

/** Memoized: typing renders one cell, moving two. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { place, part, attribute, edit, fits, isActive, listId, setEdits } = props;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const noteId = useId();
  const { kind, unit = '', choices = [] } = attribute;
  const problem =
    edit?.problem && t(`grid.problems.${edit.problem}`, { unit, max: maxLengthIn(attribute) });
  const isNew =
    kind === 'choice' &&
    choices.length > 0 &&
    !!edit?.value &&
    !choices.some(({ value }) => value === edit.value);
  const note = problem ?? (isNew && t('grid.newChoice'));
  const Input = kind === 'text' ? 'textarea' : 'input';
  return (
    <td data-edited={edit ? true : undefined} data-foreign={fits ? undefined : true}>
      <Input
        rows={kind === 'text' ? 1 : undefined}
        placeholder={kind === 'text' ? t('grid.chinese') : undefined}
        data-cell={place}
        value={edit?.text ?? textOfValue(storedValue(part, attribute), attribute, language)}
        onChange={({ target: { value: text } }: ChangeEvent<GridInput>) =>
          setEdits((edits) => withEntries(edits, [{ part, attribute, fits, text }]))
        }
        tabIndex={isActive ? 0 : -1}
        list={kind === 'choice' ? listId : undefined}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        dir="auto"
        aria-label={t('proposals.valueOf', {
          label: attributeLabel(attribute, language),
          part: partName(part, language),
        })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? noteId : undefined}
      />
      {note && <small id={noteId}>{note}</small>}
    </td>
  );
});
