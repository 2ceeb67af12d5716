import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Import,
  type ImportColumn,
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
import { currencies, type Currency } from '@/shared/quotations';
import { decimals, type Decimal } from '@/shared/units';
import { joined } from '@/shared/isolate';
import { ColumnTable } from './ColumnTable';
import { columnsDraft } from './drafts';
import { HiddenParts } from './Notes';
import { StepBar } from './StepBar';
import { fieldLabel, useColumnFields } from './useImportFields';

/** The fields of the columns, then their decimal separators and currencies; null: it has none. */
type Values = Record<number, string | null>;

interface ColumnChoice {
  /** Which of the values. */
  index: number;
  value: string | null;
  /** The value that the import had, and its version. */
  before: string | null;
  version?: number;
}

// The guard of responses drops what is null.
const valuesOf = ({ columns }: Import): Values =>
  Object.fromEntries(
    [
      ...columns.map(({ field }) => field),
      ...columns.map(({ decimal }) => decimal),
      ...columns.map(({ currency }) => currency),
    ].map((value, index) => [index, value ?? null]),
  );

/** The import that the choices were made from. */
function originOf(imported: Import, choices: readonly ColumnChoice[]): Import {
  const { columns } = imported;
  const before = { ...valuesOf(imported), ...byIndex(choices, 'before') };
  const versions = [imported, ...choices].map(({ version = 1 }) => version);
  return {
    ...imported,
    columns: columns.map((column, index) => ({
      ...column,
      field: before[index] ?? null,
      decimal: before[columns.length + index] as ImportColumn['decimal'],
      currency: before[2 * columns.length + index] as ImportColumn['currency'],
    })),
    version: Math.min(...versions),
  };
}

const byIndex = (choices: readonly ColumnChoice[], value: 'value' | 'before'): Values =>
  Object.fromEntries(choices.map((choice) => [choice.index, choice[value]]));

/** What is chosen where an import has these values. */
const choicesOf = (imported: Import, values: Values): ColumnChoice[] =>
  Object.entries(valuesOf(imported)).flatMap(([key, before]) => {
    const index = Number(key);
    const value = values[index] ?? null;
    return value === before ? [] : { index, value, before, version: imported.version };
  });

function listsOf(values: Values) {
  const list = Object.values(values);
  const count = list.length / 3;
  return {
    fields: list.slice(0, count),
    separators: list.slice(count, 2 * count),
    moneys: list.slice(2 * count),
  };
}

const isDecimal = (value: unknown): value is Decimal => decimals.includes(value as Decimal);
const isCurrency = (value: unknown): value is Currency => currencies.includes(value as Currency);

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

  const proposed = valuesOf(imported);
  const values = { ...proposed, ...byIndex(choices, 'value') };
  const choose = (index: number, value: string | null) => {
    const { before = proposed[index] ?? null, version = imported.version } =
      choices.find((choice) => choice.index === index) ?? {};
    const others = choices.filter((choice) => choice.index !== index);
    setChoices(value === proposed[index] ? others : [...others, { index, value, before, version }]);
  };

  const write = (chosen: Values, from: Import) => {
    setChoices(choicesOf(from, chosen));
    const { fields, separators, moneys } = listsOf(chosen);
    const importColumnsForm = {
      fields,
      decimals: separators.map((item) => (isDecimal(item) ? item : null)),
      currencies: moneys.map((item) => (isCurrency(item) ? item : null)),
    };
    return setColumns({ id, ...ifMatch(from), importColumnsForm });
  };
  const { save, question } = useVersionedSave<Values, Import>({
    stored: imported,
    valuesOf,
    rules: Object.values(proposed).map(() => valueRule),
    write,
    create: (chosen) => write(chosen, imported),
    readAgain: async () => {
      const { data } = await loadImport({ id });
      // The page shows other columns, or the next step.
      const isSame = data?.sheet === sheet && data.headerRow === headerRow && data.state === state;
      return isSame ? data : undefined;
    },
  });

  const check = async () => {
    showFailure(undefined);
    const saving = save(values, () => undefined, originOf(imported, choices));
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

  const { fields, separators, moneys } = listsOf(values);
  const names = columns.map(({ heading }, column) => joined([columnLetter(column), heading]));
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
      <HiddenParts imported={imported} fields={fields} />
      <ColumnTable
        columns={columns}
        fields={fields}
        decimals={separators}
        onChange={choose}
        currencies={moneys}
        onDecimalChange={(column, decimal) => choose(columns.length + column, decimal)}
        onCurrencyChange={(column, currency) => choose(2 * columns.length + column, currency)}
      />
      <SaveQuestionDialog<Values>
        question={question}
        labels={[
          ...names,
          ...names.map((column) => t('columns.decimalOf', { column })),
          ...names.map((column) => t('columns.currencyOf', { column })),
        ]}
        show={(index, value) =>
          Number(index) < columns.length
            ? fieldLabel(options, value ?? '')
            : isDecimal(value)
              ? t(`columns.decimals.${value}`)
              : value
        }
      />
    </>
  );
}
