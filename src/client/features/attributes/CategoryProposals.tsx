import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import {
  attributeLabel,
  isUnknownId,
  type Attribute,
  type AttributeProposal,
  useConfirmAttributeValuesMutation,
  useListAttributeProposalsQuery,
} from '@/client/api';
import { FormField, Saving } from '@/client/components/console/ConsoleForm';
import { type Column, DataTable } from '@/client/components/console/DataTable';
import { QueryResult } from '@/client/components/console/QueryResult';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { paths } from '@/shared/siteMap';
import { readCell, toInput } from './grid/cells';
import {
  ProposalRow,
  ProposalSelection,
  type ProposalValues,
  type ProposedValue,
} from './ProposalSelection';

const textOf = ({ number, choice }: AttributeProposal) => String(number ?? choice ?? '');

/**
 * Attribute values for a category's parts, found in the parts' own texts. Only what is selected and
 * confirmed is stored.
 */
export function CategoryProposals(props: { categoryId: string; attributes: readonly Attribute[] }) {
  const { categoryId, attributes } = props;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const { showDone } = useNotices();
  const query = useListAttributeProposalsQuery({ categoryId }, { refetchOnMountOrArgChange: true });
  const [confirmValues] = useConfirmAttributeValuesMutation();
  const [failure, showFailure, setFailure] = useFormFailure(t('proposals.confirmFailed'));
  const rows = query.data?.flatMap((proposal): ProposedValue[] => {
    const { partId, key } = proposal;
    const attribute = attributes.find((each) => each.key === key);
    if (!attribute) return [];
    const label = attributeLabel(attribute, language);
    return [{ ...proposal, _id: `${partId}-${key}`, label, attribute }];
  });
  const values =
    rows && Object.fromEntries(rows.map((row) => [row._id, { chosen: false, text: textOf(row) }]));
  // Proposals that are loaded again leave selections and corrections alone.
  const form = useForm<ProposalValues>({ values, resetOptions: { keepDirtyValues: true } });
  useUnsavedChanges(form.formState.isDirty);

  const submit = form.handleSubmit(
    async (all) => {
      const chosen = rows?.filter(({ _id }) => all[_id]?.chosen) ?? [];
      const { data, error } = await confirmValues({
        attributeValuesForm: {
          values: chosen.flatMap(({ _id, partId, key, attribute }) => {
            const { value = null } = readCell(all[_id]!.text, attribute);
            return value === null ? [] : toInput({ partId, key }, attribute, value);
          }),
        },
      });
      showFailure(error);
      if (!data) return;
      showDone(t('proposals.stored', { count: data.stored }));
      for (const { _id } of chosen) {
        form.resetField(`${_id}.chosen`);
        form.resetField(`${_id}.text`);
      }
      focusMain();
    },
    (errors) => setFailure(t('proposals.wrong', { count: Object.keys(errors).length })),
  );

  const columns: Column<ProposedValue>[] = [
    {
      name: 'choice',
      label: t('proposals.choice'),
      sx: { alignSelf: 'start' },
      cell: ({ _id, label, partName: part }) => (
        <Controller
          control={form.control}
          name={`${_id}.chosen`}
          rules={{ deps: [`${_id}.text`] }}
          render={({ field: { value = false, onChange, ref } }) => (
            <Checkbox
              size="small"
              checked={value}
              onChange={onChange}
              slotProps={{
                input: { 'aria-label': t('proposals.selectOne', { label, part }), ref },
              }}
            />
          )}
        />
      ),
    },
    {
      name: 'part',
      label: t('proposals.part'),
      sx: { fontWeight: 600 },
      isTyped: true,
      cell: ({ partId, partName }) => (
        <Link href={paths.singleSparePart(partId)} sx={{ display: 'inline-block', py: 0.5 }}>
          {partName}
        </Link>
      ),
    },
    {
      name: 'attribute',
      label: t('proposals.attribute'),
      isTyped: true,
      cell: ({ label, attribute: { unit } }) =>
        unit ? t('proposals.withUnit', { label, unit }) : label,
    },
    {
      name: 'value',
      label: t('proposals.value'),
      sx: { minWidth: 150 },
      cell: (row) => (
        <Controller
          control={form.control}
          name={`${row._id}.text`}
          rules={{
            validate: (text, values) => {
              if (!values[row._id]?.chosen) return true;
              const { unit = '' } = row.attribute;
              const { value, problem } = readCell(text, row.attribute);
              if (problem) return t(`grid.problems.${problem}`, { unit });
              return value !== null || t('proposals.valueMissing');
            },
          }}
          render={({ field: { value = textOf(row), onChange, ref }, fieldState }) => (
            <FormField
              value={value}
              onChange={onChange}
              inputRef={ref}
              problem={fieldState.error?.message}
              htmlInput={{
                'aria-label': t('proposals.valueOf', { label: row.label, part: row.partName }),
              }}
            />
          )}
        />
      ),
    },
    {
      name: 'found',
      label: t('proposals.found'),
      isTyped: true,
      sx: { color: 'text.secondary' },
      cell: ({ found }) => found,
    },
  ];

  return (
    <QueryResult
      query={{ ...query, data: rows }}
      failed={t('proposals.failed')}
      empty={t('proposals.empty')}
      isFinal={isUnknownId}
      rows={5}
    >
      {(shown) => (
        <FormProvider {...form}>
          <ProposalSelection rows={shown} onConfirm={() => void submit()}>
            <Saving value={form.formState.isSubmitting}>
              <DataTable
                label={t('proposals.title')}
                rows={shown}
                columns={columns}
                busy={query.isFetching}
                slots={{ row: ProposalRow }}
                narrow={{
                  columns: 'auto minmax(0, 1fr)',
                  areas: '"choice part" ". attribute" ". value" ". found"',
                }}
              />
            </Saving>
            {failure && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {failure}
              </Alert>
            )}
          </ProposalSelection>
        </FormProvider>
      )}
    </QueryResult>
  );
}
