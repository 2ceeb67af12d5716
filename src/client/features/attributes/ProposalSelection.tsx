import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Attribute, AttributeProposal } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface ProposedValue extends AttributeProposal {
  _id: string;
  label: string;
  attribute: Attribute;
}

/** By the ids of the rows. */
export type ProposalValues = Record<string, { chosen: boolean; text: string }>;

/** How many proposals are selected, and the buttons for all of them. */
export function ProposalSelection(props: {
  rows: ProposedValue[];
  onConfirm: () => void;
  children: ReactNode;
}) {
  const { rows, onConfirm, children } = props;
  const { t } = useTranslation('attributes');
  const { control, formState, setValue } = useFormContext<ProposalValues>();
  const chosen = useWatch({ control, name: rows.map(({ _id }) => `${_id}.chosen` as const) });
  const count = chosen.filter(Boolean).length;
  const select = (value: boolean) => {
    for (const { _id } of rows) setValue(`${_id}.chosen`, value, { shouldDirty: true });
  };
  const confirmText = count > 0 ? t('proposals.confirm', { count }) : t('proposals.confirmNone');
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1.5 }}>
        <Button size="small" variant="outlined" onClick={() => select(true)}>
          {t('proposals.all')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => select(false)}>
          {t('proposals.none')}
        </Button>
        <Typography
          variant="body2"
          color="textSecondary"
          role="status"
          sx={{ alignSelf: 'center' }}
        >
          {t('proposals.selected', { selected: count, count: rows.length })}
        </Typography>
      </Stack>
      {children}
      <Button
        variant="contained"
        onClick={onConfirm}
        disabled={formState.isSubmitting || count === 0}
        sx={{ mt: 2 }}
      >
        {formState.isSubmitting ? t('proposals.confirming') : confirmText}
      </Button>
    </>
  );
}

export function ProposalRow({ row, ...props }: TableRowProps & { row: ProposedValue }) {
  const { control } = useFormContext<ProposalValues>();
  return <TableRow {...props} selected={useWatch({ control, name: `${row._id}.chosen` })} />;
}
