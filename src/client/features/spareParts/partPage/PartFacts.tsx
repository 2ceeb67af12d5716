import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SparePart } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PART_FIELDS } from '@/shared/partFields';
import { PartNumber } from './PartNumber';

export interface FactGridProps {
  /** A fact without a value is shown as not given. */
  rows: readonly { id: string; label: string; value?: ReactNode }[];
}

/** Labelled facts in the console. */
export function FactGrid({ rows }: FactGridProps) {
  const { t } = useTranslation('admin');
  return (
    <Grid container component="dl" columnSpacing={3} rowSpacing={2} sx={{ m: 0 }}>
      {rows.map(({ id, label, value }) => (
        <Grid key={id} size={{ xs: 6, md: 4 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            color={value ? undefined : 'textSecondary'}
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          >
            {value || t('table.notGiven')}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}

/** After name, number and category; texts in paragraphs have a section of their own. */
const otherFields = PART_FIELDS.filter(
  ({ name, multiline }) => name !== 'name' && name !== 'partNumber' && !multiline,
);

/** Every field of a part, empty ones too: the admin sees what can be filled in. */
export function PartFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation('adminParts');
  const fields = t('fields');
  const labels = { ...fields, warrantyTime: t('single.warranty'), moq: t('single.moq') };
  const number = part.partNumber?.trim();
  return (
    <FactGrid
      rows={[
        { id: 'name', label: fields.name, value: part.name },
        {
          id: 'partNumber',
          label: fields.partNumber,
          value: number && <PartNumber number={number} />,
        },
        { id: 'categoryId', label: fields.categoryId, value: part.categoryId?.name.trim() },
        ...otherFields.map(({ name }) => ({
          id: name,
          label: labels[name],
          value: part[name]?.trim(),
        })),
      ]}
    />
  );
}
