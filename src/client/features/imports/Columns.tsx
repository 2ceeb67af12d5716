import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Import,
  ifMatch,
  isChanged,
  isConflict,
  useLazyGetImportQuery,
  type useSetImportColumnsMutation,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { SaveQuestionDialog } from '@/client/components/console/ConflictDialog';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { ListEmpty } from '@/client/components/console/QueryResult';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { readEntries, useEntriesDraft } from '@/client/components/console/useFormDraft';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { useTranslation } from '@/client/i18n/useTranslation';
import { columnLetter } from '@/client/lib/columnLetter';
import { valueRule } from '@/client/lib/threeWayMerge';
import { CLEAR } from '@/shared/imports';
import { paths } from '@/shared/siteMap';
import { ColumnTable } from './ColumnTable';
import { columnsDraft } from './drafts';
import { HiddenParts } from './Notes';
import { StepBar } from './StepBar';
import { fieldLabel, useColumnFields } from './useImportFields';

/** Null: the column is not imported. */
type Field = string | null;

/** By column. */
type Fields = Record<number, Field>;

interface ColumnChoice {
  column: number;
  field: Field;
  /** The field that the column had, and the version of the import. */
  before: Field;
  version?: number;
}

// The guard of responses drops what is null.
const fieldsOf = ({ columns }: Import): Fields =>
  Object.fromEntries(columns.map(({ field }, column) => [column, field ?? null]));

/** The import that the choices were made from. */
function originOf(imported: Import, choices: readonly ColumnChoice[]): Import {
  const columns = choices.reduce(
    (all, { column, before }) => all.with(column, { ...all[column]!, field: before }),
    imported.columns,
  );
  const versions = [imported, ...choices].map(({ version = 1 }) => version);
  return { ...imported, columns, version: Math.min(...versions) };
}

/** What is chosen where the columns of an import have these fields. */
const choicesOf = (imported: Import, fields: Fields): ColumnChoice[] =>
  Object.entries(fieldsOf(imported)).flatMap(([index, before]) => {
    const column = Number(index);
    const field = fields[column] ?? null;
    return field === before ? [] : { column, field, before, version: imported.version };
  });

interface ColumnsProps {
  imported: Import;
  setColumns: ReturnType<typeof useSetImportColumnsMutation>[0];
}

/** The fields that the columns of a sheet are imported into, and the button that checks the file. */
export function Columns({ imported, setColumns }: ColumnsProps) {
  const { t } = useTranslation(['imports', 'admin']);
  const { _id: id, state, columns, sheet, headerRow } = imported;
  const navigate = useNavigate();
  const notices = useNotices();
  const options = useColumnFields();
  const busy = useSaving();
  const [loadImport] = useLazyGetImportQuery();
  const [failure, showFailure, setFailure] = useFormFailure(t('columns.failed'));
  const draft = columnsDraft(imported);
  const [choices, setChoices] = useState(() => readEntries<ColumnChoice>(draft));
  const { notice, forget } = useEntriesDraft(draft, choices, () => setChoices([]));
  const release = useUnsavedChanges(choices.length > 0, forget);

  const proposed = fieldsOf(imported);
  const chosen = Object.fromEntries(choices.map(({ column, field }) => [column, field]));
  const fields = { ...proposed, ...chosen };
  const choose = (column: number, field: Field) => {
    const { before = proposed[column] ?? null, version = imported.version } =
      choices.find((choice) => choice.column === column) ?? {};
    const others = choices.filter((choice) => choice.column !== column);
    setChoices(
      field === proposed[column] ? others : [...others, { column, field, before, version }],
    );
  };

  const write = (values: Fields, from: Import) => {
    setChoices(choicesOf(from, values));
    const importColumnsForm = { fields: Object.values(values) };
    return setColumns({ id, ...ifMatch(from), importColumnsForm });
  };
  const { save, question } = useVersionedSave<Fields, Import>({
    stored: imported,
    valuesOf: fieldsOf,
    rules: columns.map(() => valueRule),
    write,
    create: (values) => write(values, imported),
    readAgain: async () => {
      const { data } = await loadImport({ id });
      // The page shows other columns, or the next step.
      const isSame = data?.sheet === sheet && data.headerRow === headerRow && data.state === state;
      return isSame ? data : undefined;
    },
  });

  const check = async () => {
    showFailure(undefined);
    const saving = save(fields, () => undefined, originOf(imported, choices));
    const { error, cancelled, failure: problem } = await saving;
    if (cancelled) return setFailure(problem);
    // The page shows what somebody else has chosen; these choices are back with their columns.
    if (isChanged(error) || isConflict(error))
      return notices.showFailure(error, t('columns.failed'));
    if (error) return showFailure(error);
    release();
    setChoices([]);
    forget();
    // Where the columns were shown again.
    await navigate(paths.singleImport(id), { replace: true });
  };

  if (columns.length === 0) return <ListEmpty>{t('columns.empty')}</ListEmpty>;
  return (
    <>
      {notice}
      <Typography variant="body2" sx={{ mb: 1, maxWidth: '75ch' }}>
        {t('columns.text', { clear: CLEAR })}
      </Typography>
      <StepBar>
        <BusyButton variant="contained" size="large" busy={busy} onClick={() => void check()}>
          {t('columns.check')}
        </BusyButton>
        {failure && <Alert severity="error">{failure}</Alert>}
      </StepBar>
      <HiddenParts imported={imported} fields={Object.values(fields)} />
      <ColumnTable columns={columns} fields={Object.values(fields)} onChange={choose} />
      <SaveQuestionDialog<Fields>
        question={question}
        labels={columns.map(({ heading }, column) =>
          [columnLetter(column), heading].filter(Boolean).join(' · '),
        )}
        show={(_column, field) => fieldLabel(options, field ?? '')}
      />
    </>
  );
}
