import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { SparePart } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PART_FIELDS } from '@/shared/partFields';
import { PartNumber } from './PartNumber';

interface Fact {
  id: string;
  label: string;
  value?: ReactNode;
}

/** Labelled facts in the console; one without a value is shown as not given. */
export function FactGrid({ rows }: { rows: readonly Fact[] }) {
  const { t } = useTranslation('admin');
  const notGiven = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('table.notGiven')}
    </Box>
  );
  return (
    <DescriptionList
      rows={rows.map((row) => ({ ...row, value: row.value || notGiven }))}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
        columnGap: 3,
        rowGap: 2,
      }}
      labelSx={{ typography: 'caption', color: 'text.secondary' }}
      valueSx={{ typography: 'body2' }}
    />
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
