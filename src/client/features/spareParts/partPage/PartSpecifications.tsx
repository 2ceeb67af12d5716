import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type SparePart, langOf } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { PART_FIELDS, type PartField } from '@/shared/partFields';
import { paths } from '@/shared/siteMap';

const userText = { minWidth: 0, ...longText };

export interface SpecRow {
  id: string;
  label: string;
  value: string;
  lang?: string;
}

/** The attributes: the numbers that decide whether a part fits. */
export function KeyData({ rows }: { rows: readonly SpecRow[] }) {
  const { t } = useTranslation('catalogue');
  if (rows.length === 0) return null;
  return (
    <Box sx={{ mt: 1, mb: 2 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {t('details.keyData')}
      </Typography>
      <DescriptionList
        rows={rows}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 2,
          rowGap: 1,
          p: 2,
          borderRadius: 1,
          bgcolor: 'grey.100',
          '@media print': { p: 0 },
        }}
        labelSx={{ typography: 'body2', color: 'text.secondary' }}
        valueSx={{ fontWeight: 600 }}
      />
    </Box>
  );
}

export function LabelledFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const { categoryId } = part;
  const known = PART_FIELDS.filter(({ name, labelled }) => labelled && part[name]?.trim());
  const row = ({ name, multiline }: PartField) => ({
    label: t(`details.facts.${name}`),
    value: part[name],
    lang: langOf(part, name),
    // On paper it is in the specifications only.
    sx: multiline ? { displayPrint: 'none', flexDirection: 'column' } : undefined,
  });
  const category = categoryId && {
    label: t('details.facts.category'),
    lang: langOf(categoryId),
    value: (
      <Link
        href={paths.sparePartsGrid(categoryId._id)}
        color="secondary"
        underline="always"
        sx={{ fontWeight: 600 }}
      >
        {categoryId.name}
      </Link>
    ),
  };
  return (
    <DescriptionList
      rows={[
        ...known.filter(({ multiline }) => !multiline).map(row),
        ...(category ? [category] : []),
        ...known.filter(({ multiline }) => multiline).map(row),
      ]}
      rowSx={{
        display: 'flex',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { py: 0.5 },
      }}
      labelSx={{ flexShrink: 0, width: 132, color: 'text.secondary' }}
      valueSx={userText}
    />
  );
}

/** Longer values take the whole width; in characters. */
const LONG = 80;

/** A section of the page; nothing where it has no rows. */
export function SpecGrid({ title, rows }: { title: string; rows: readonly SpecRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <Typography
        variant="h3"
        component="h2"
        sx={{ mt: { xs: 4, md: 6 }, mb: 2, '@media print': { mt: 2, mb: 1 } }}
      >
        {title}
      </Typography>
      <DescriptionList
        rows={rows.map((row) => ({
          ...row,
          sx: row.value.length > LONG ? { gridColumn: '1 / -1' } : undefined,
        }))}
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: { sm: 4, lg: 6 },
          '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 3 },
          borderTop: 2,
          borderColor: 'primary.main',
        }}
        rowSx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '@media print': { py: 0.5 } }}
        labelSx={{ typography: 'body2', color: 'text.secondary', breakAfter: 'avoid' }}
        valueSx={{ ...userText, fontWeight: 500 }}
      />
    </>
  );
}
