import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import {
  type ComponentType,
  type Dispatch,
  type SetStateAction,
  createContext,
  memo,
  useContext,
} from 'react';
import { attributeLabel } from '@/client/api';
import { type Column, DataTable } from '@/client/components/console/DataTable';
import { FormField } from '@/client/components/console/FormField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import {
  type ProposalEdit,
  type ProposalEdits,
  type ProposedValue,
  problemOf,
  withChange,
} from './proposals';

interface ProposalEditing {
  edits: ProposalEdits;
  setEdits: Dispatch<SetStateAction<ProposalEdits>>;
}

/** For the cells of a `ProposalTable`, which itself does not render for each key. */
export const ProposalEditingContext = createContext<ProposalEditing>({
  edits: new Map(),
  setEdits: () => undefined,
});

interface CellProps extends Pick<ProposalEditing, 'setEdits'> {
  row: ProposedValue;
  edit: ProposalEdit | undefined;
}

function Editable({
  row,
  cell: Cell,
}: Pick<CellProps, 'row'> & { cell: ComponentType<CellProps> }) {
  const { edits, setEdits } = useContext(ProposalEditingContext);
  return <Cell row={row} edit={edits.get(row.id)} setEdits={setEdits} />;
}

const ChoiceCell = memo(function ChoiceCell({ row, edit, setEdits }: CellProps) {
  const { t } = useTranslation('attributes');
  const label = attributeLabel(row.attribute, useLanguage());
  return (
    <Checkbox
      size="small"
      checked={edit?.chosen ?? false}
      onChange={(_event, chosen) => setEdits((edits) => withChange(edits, [row], { chosen }))}
      slotProps={{
        input: { 'aria-label': t('proposals.selectOne', { label, part: row.part.name }) },
      }}
    />
  );
});

const ValueCell = memo(function ValueCell({ row, edit, setEdits }: CellProps) {
  const { t } = useTranslation('attributes');
  const label = attributeLabel(row.attribute, useLanguage());
  const { unit = '' } = row.attribute;
  const problem = edit && problemOf(edit);
  const problemText =
    problem === 'missing'
      ? t('proposals.valueMissing')
      : problem && t(`grid.problems.${problem}`, { unit, max: MAX_LENGTHS.choice });
  return (
    <FormField
      value={edit?.text ?? row.proposed}
      onChange={({ target: { value: text } }) =>
        setEdits((edits) => withChange(edits, [row], { text }))
      }
      problem={problemText}
      htmlInput={{ 'aria-label': t('proposals.valueOf', { label, part: row.part.name }) }}
    />
  );
});

type Row = ProposedValue & { _id: string };

const MemoRow = memo(TableRow);

function ProposalRow({ row, ...props }: TableRowProps & { row: Row }) {
  const { edits } = useContext(ProposalEditingContext);
  return <MemoRow {...props} selected={edits.get(row.id)?.chosen ?? false} />;
}

interface ProposalTableProps {
  rows: readonly ProposedValue[];
  busy: boolean;
}

/** Memoized: typing renders one cell of up to 500 rows. */
export const ProposalTable = memo(function ProposalTable({ rows, busy }: ProposalTableProps) {
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const columns: Column<Row>[] = [
    {
      name: 'choice',
      label: t('proposals.choice'),
      sx: { alignSelf: 'start' },
      cell: (row) => <Editable row={row} cell={ChoiceCell} />,
    },
    {
      name: 'part',
      label: t('proposals.part'),
      sx: { fontWeight: 600 },
      isTyped: true,
      cell: ({ part }) => (
        <Link href={paths.singleSparePart(part._id)} sx={{ display: 'inline-block', py: 0.5 }}>
          {part.name}
        </Link>
      ),
    },
    {
      name: 'attribute',
      label: t('proposals.attribute'),
      isTyped: true,
      cell: ({ attribute }) => {
        const label = attributeLabel(attribute, language);
        const { unit } = attribute;
        return unit ? t('proposals.withUnit', { label, unit }) : label;
      },
    },
    {
      name: 'value',
      label: t('proposals.value'),
      sx: { minWidth: 150 },
      cell: (row) => <Editable row={row} cell={ValueCell} />,
    },
    {
      name: 'found',
      label: t('proposals.found'),
      isTyped: true,
      sx: { color: 'text.secondary' },
    },
  ];
  return (
    <DataTable
      label={t('proposals.title')}
      rows={rows.map((row) => ({ ...row, _id: row.id }))}
      columns={columns}
      busy={busy}
      slots={{ row: ProposalRow }}
      narrow={{
        columns: 'auto minmax(0, 1fr)',
        areas: '"choice part" ". attribute" ". value" ". found"',
      }}
    />
  );
});
