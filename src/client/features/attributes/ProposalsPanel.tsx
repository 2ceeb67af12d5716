import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  type Control,
  FormProvider,
  useController,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { useDispatch } from 'react-redux';
import {
  isUnknownId,
  type Attribute,
  type AttributeProposal,
  type AttributeValuesForm,
  useConfirmAttributeValuesMutation,
  useListAttributeProposalsQuery,
} from '@/client/api';
import { FormField } from '@/client/components/console/ConsoleForm';
import { DataTable } from '@/client/components/console/DataTable';
import { Fetched, ListEmpty } from '@/client/components/console/Fetched';
import { useLeaveGuard, useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useFormFailure } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import { noticeShown } from '../ui/uiSlice';
import type { CategoryName } from './AttributeDialog';
import { labelIn } from './AttributesTable';

export interface ProposalsPanelProps {
  attributes: readonly Attribute[];
  categories: readonly CategoryName[];
  /** The selected category; empty without one. */
  categoryId: string;
  onCategory: (id: string) => void;
}

/** Proposes attribute values for a category's parts, found in the parts' own texts. */
export function ProposalsPanel(props: ProposalsPanelProps) {
  const { attributes, categories, categoryId, onCategory } = props;
  const { t } = useTranslation('attributes');
  const guard = useLeaveGuard();
  return (
    <TitledPaper title={t('proposals.title')} text={t('proposals.text')}>
      <FormField
        label={t('category')}
        value={categoryId}
        onChange={({ target }) => {
          const id = target.value;
          // Corrections belong to the category that they were made for.
          guard.before(() => onCategory(id));
        }}
        options={[{ id: '', label: t('proposals.choose') }, ...categories]}
        sx={{ maxWidth: 420, mb: categoryId ? 2.5 : 0 }}
      />
      {categoryId && (
        <CategoryProposals key={categoryId} categoryId={categoryId} attributes={attributes} />
      )}
    </TitledPaper>
  );
}

/** A proposal as the form shows it. */
interface Row extends AttributeProposal {
  id: string;
  kind: Attribute['kind'];
  label: string;
  unit?: string;
}

/** By the ids of the rows. */
type ProposalValues = Record<string, { chosen: boolean; text: string }>;

const initialValue = ({ number, choice }: AttributeProposal) => ({
  chosen: false,
  text: String(number ?? choice ?? ''),
});

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The name of the text that says what is wrong with a value. */
function problemOf(text: string, kind: Attribute['kind']) {
  const value = text.trim();
  if (kind === 'number') return NUMBER.test(value.normalize('NFKC')) ? undefined : 'numberWrong';
  return value && value.length <= MAX_LENGTHS.word ? undefined : 'valueMissing';
}

function toValue({ partId, key, kind }: Row, text: string): AttributeValuesForm['values'][number] {
  const value = text.trim();
  return kind === 'choice'
    ? { partId, key, choice: value }
    : { partId, key, number: Number(value.normalize('NFKC')) };
}

interface CategoryProposalsProps {
  categoryId: string;
  attributes: readonly Attribute[];
}

/** The proposals for a category's parts. Only what is selected and confirmed is stored. */
function CategoryProposals({ categoryId, attributes }: CategoryProposalsProps) {
  const { t } = useTranslation(['attributes', 'admin']);
  const language = useLanguage();
  const dispatch = useDispatch();
  const query = useListAttributeProposalsQuery({ categoryId }, { refetchOnMountOrArgChange: true });
  const [confirmValues] = useConfirmAttributeValuesMutation();
  const [failure, showFailure, setFailure] = useFormFailure(t('proposals.confirmFailed'));
  const rows = useMemo(() => {
    const byKey = new Map(attributes.map((each) => [each.key, each]));
    return query.data?.map((proposal): Row => {
      const attribute = byKey.get(proposal.key);
      return {
        ...proposal,
        id: `${proposal.partId}-${proposal.key}`,
        kind: attribute?.kind ?? (proposal.choice === undefined ? 'number' : 'choice'),
        label: attribute ? labelIn(language, attribute) : proposal.key,
        unit: attribute?.unit,
      };
    });
  }, [query.data, attributes, language]);
  const values = useMemo(
    () => rows && Object.fromEntries(rows.map((row) => [row.id, initialValue(row)])),
    [rows],
  );
  // Proposals that are loaded again leave selections and corrections alone.
  const form = useForm<ProposalValues>({ values, resetOptions: { keepDirtyValues: true } });
  useUnsavedChanges(form.formState.isDirty);

  const submit = form.handleSubmit(
    async (all) => {
      const chosen = rows?.filter(({ id }) => all[id]?.chosen) ?? [];
      const { data, error } = await confirmValues({
        attributeValuesForm: { values: chosen.map((row) => toValue(row, all[row.id]!.text)) },
      });
      showFailure(error);
      if (!data) return;
      dispatch(noticeShown({ text: t('proposals.stored', { count: data.stored }) }));
      for (const { id } of chosen) {
        form.resetField(`${id}.chosen`);
        form.resetField(`${id}.text`);
      }
      focusMain();
    },
    (errors) => setFailure(t('proposals.wrong', { count: Object.keys(errors).length })),
  );

  return (
    <Fetched
      query={{ ...query, data: rows }}
      failed={t('proposals.failed')}
      isFinal={isUnknownId}
      rows={5}
    >
      {(shown) =>
        shown.length === 0 ? (
          <ListEmpty>{t('proposals.empty')}</ListEmpty>
        ) : (
          <FormProvider {...form}>
            <Selection rows={shown} />
            <ProposalsTable rows={shown} busy={query.isFetching} />
            {failure && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {failure}
              </Alert>
            )}
            <ConfirmButton rows={shown} onClick={() => void submit()} />
          </FormProvider>
        )
      }
    </Fetched>
  );
}

const useSelectedCount = (control: Control<ProposalValues>, rows: readonly Row[]) =>
  useWatch({ control, name: rows.map(({ id }) => `${id}.chosen` as const) }).filter(Boolean).length;

/** How many proposals are selected, and the buttons that select all or none. */
function Selection({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('attributes');
  const { control, setValue } = useFormContext<ProposalValues>();
  const selected = useSelectedCount(control, rows);
  const select = (chosen: boolean) => () => {
    for (const { id } of rows) setValue(`${id}.chosen`, chosen, { shouldDirty: true });
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1.5 }}>
      <Button size="small" variant="outlined" onClick={select(true)}>
        {t('proposals.all')}
      </Button>
      <Button size="small" variant="outlined" onClick={select(false)}>
        {t('proposals.none')}
      </Button>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ alignSelf: 'center' }}>
        {t('proposals.selected', { selected, count: rows.length })}
      </Typography>
    </Stack>
  );
}

function ConfirmButton({ rows, onClick }: { rows: readonly Row[]; onClick: () => void }) {
  const { t } = useTranslation('attributes');
  const { control, formState } = useFormContext<ProposalValues>();
  const count = useSelectedCount(control, rows);
  const text = count > 0 ? t('proposals.confirm', { count }) : t('proposals.confirmNone');
  return (
    <Button
      variant="contained"
      onClick={onClick}
      disabled={formState.isSubmitting || count === 0}
      sx={{ mt: 2 }}
    >
      {formState.isSubmitting ? t('proposals.confirming') : text}
    </Button>
  );
}

function ProposalsTable({ rows, busy }: { rows: readonly Row[]; busy: boolean }) {
  const { t } = useTranslation('attributes');
  return (
    <DataTable
      label={t('proposals.title')}
      rows={rows}
      idOf={({ id }) => id}
      busy={busy}
      slots={{ row: ProposalRow }}
      narrow={{
        columns: 'auto minmax(0, 1fr)',
        areas: '"choice part" ". property" ". value" ". found"',
      }}
      columns={[
        {
          name: 'choice',
          label: t('proposals.choice'),
          sx: { alignSelf: 'start' },
          cell: (row) => <ChosenField row={row} />,
        },
        {
          name: 'part',
          label: t('proposals.part'),
          sx: { overflowWrap: 'anywhere', fontWeight: 600 },
          cell: ({ partId, partName }) => (
            <Link href={paths.singleSparePart(partId)} sx={{ display: 'inline-block', py: 0.5 }}>
              {partName}
            </Link>
          ),
        },
        {
          name: 'property',
          label: t('proposals.property'),
          cell: ({ label, unit }) => (unit ? t('proposals.withUnit', { label, unit }) : label),
        },
        {
          name: 'value',
          label: t('proposals.value'),
          sx: { minWidth: 150 },
          cell: (row) => <ValueField row={row} />,
        },
        {
          name: 'found',
          label: t('proposals.found'),
          sx: { overflowWrap: 'anywhere', color: 'text.secondary' },
          cell: ({ found }) => found,
        },
      ]}
    />
  );
}

function ProposalRow({ row, ...props }: TableRowProps & { row: Row }) {
  const { control } = useFormContext<ProposalValues>();
  return <TableRow {...props} selected={useWatch({ control, name: `${row.id}.chosen` })} />;
}

function ChosenField({ row: { id, label, partName: part } }: { row: Row }) {
  const { t } = useTranslation('attributes');
  const { control } = useFormContext<ProposalValues>();
  const { field } = useController({
    control,
    name: `${id}.chosen`,
    defaultValue: false,
    rules: { deps: [`${id}.text`] },
  });
  return (
    <Checkbox
      size="small"
      checked={field.value}
      onChange={field.onChange}
      slotProps={{
        input: { 'aria-label': t('proposals.selectOne', { label, part }), ref: field.ref },
      }}
    />
  );
}

function ValueField({ row }: { row: Row }) {
  const { id, kind, label, partName: part } = row;
  const { t } = useTranslation('attributes');
  const { control } = useFormContext<ProposalValues>();
  const { field, fieldState } = useController({
    control,
    name: `${id}.text`,
    defaultValue: initialValue(row).text,
    rules: {
      validate: (text, values) => {
        const problem = values[id]?.chosen ? problemOf(text, kind) : undefined;
        return !problem || t(`proposals.${problem}`);
      },
    },
  });
  return (
    <TextField
      size="small"
      fullWidth
      value={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{
        htmlInput: {
          'aria-label': t('proposals.valueOf', { label, part }),
          maxLength: MAX_LENGTHS.word,
        },
      }}
    />
  );
}
