import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Attribute, PartValues } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { type Stored, textOfValue } from './cells';
import { storedValue } from './GridRow';
import { RejectedValues } from './RejectedValues';
import { type CellEdits, type Entry, cellId, rebased } from './useEdits';
import { MAX_VALUES, useSaveValues } from './useSaveValues';
import { type CellText, ValuesGrid } from './ValuesGrid';

interface ValuesEditorProps {
  label: string;
  rows: readonly PartValues[];
  columns: readonly Attribute[];
  busy: boolean;
  fits: (part: PartValues, attribute: Attribute) => boolean;
  cells: CellEdits;
  /** Loads the values again. */
  reload: () => unknown;
}

/** The grid with what is done with its changes. */
export function ValuesEditor(props: ValuesEditorProps) {
  const { label, rows, columns, busy, fits, cells, reload } = props;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const { edits, canUndo, enter, forget, rebase, undo } = cells;
  const { save, busy: saving, rejected, setRejected, nameOf } = useSaveValues(cells);
  const [pasted, setPasted] = useState('');

  const textOf = (row: number, column: number) => {
    const [part, attribute] = [rows[row], columns[column]];
    if (!part || !attribute) return '';
    const edit = edits.get(cellId(part._id, attribute.key));
    return edit?.text ?? textOfValue(storedValue(part, attribute), attribute, language);
  };
  const enterTexts = (texts: readonly CellText[]) => {
    setPasted('');
    enter(
      texts.flatMap(({ row, column, text }): Entry[] => {
        const [part, attribute] = [rows[row], columns[column]];
        if (!part || !attribute) return [];
        const stored = storedValue(part, attribute);
        return [{ part, attribute, fits: fits(part, attribute), stored, text }];
      }),
    );
  };
  const saveAll = async (all = [...edits.values()]) => {
    setPasted('');
    await save(all);
    // Values may have been changed by others, and saved ones are shown as they are stored.
    await reload();
  };
  const replace = (values: ReadonlyMap<string, Stored>) => {
    rebase(values);
    setRejected(undefined);
    void saveAll([...rebased(edits, values).values()]);
  };
  const count = edits.size;
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2, '& button': { minHeight: 40 } }}
      >
        <BusyButton
          variant="contained"
          disabled={count === 0}
          busy={saving}
          onClick={() => void saveAll()}
        >
          {saving && t('proposals.confirming')}
          {!saving && (count > 0 ? t('grid.save', { count }) : t('grid.saveNone'))}
        </BusyButton>
        <Button
          disabled={!canUndo}
          onClick={() => {
            setPasted('');
            undo();
          }}
        >
          {t('grid.undo')}
        </Button>
        <Typography role="status" variant="body2" color="textSecondary">
          {pasted}
          {count > MAX_VALUES && ` ${t('grid.steps', { count: Math.ceil(count / MAX_VALUES) })}`}
        </Typography>
      </Stack>
      {rejected && (
        <RejectedValues
          rejected={rejected}
          nameOf={nameOf}
          onGiveUp={(ids) => {
            forget(ids);
            setRejected(undefined);
          }}
          onReplace={replace}
        />
      )}
      <ValuesGrid
        label={label}
        rows={rows}
        columns={columns}
        edits={edits}
        busy={busy}
        fits={fits}
        textOf={textOf}
        onEnter={enterTexts}
        onPaste={(texts, outside) => {
          enterTexts(texts);
          const text = t('grid.pasted', { count: texts.length });
          setPasted(outside > 0 ? `${text} ${t('grid.outside', { count: outside })}` : text);
        }}
        onUndo={() => {
          setPasted('');
          undo();
        }}
      />
    </>
  );
}
