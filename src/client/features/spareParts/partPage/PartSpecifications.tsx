import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type SparePart, langOf } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { twoColumns } from '@/client/components/GridList';
import { FoldedSection } from '@/client/components/site/FoldedSection';
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

/** Longer names use a smaller font, so that the quotation button stays on the first screen. */
const LONG_NAME = 80;

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
          gridTemplateColumns: twoColumns,
          columnGap: 2,
          rowGap: 1,
          p: { xs: 1.5, md: 2 },
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

/** The first of the labelled facts is the heading of the page. */
export function ProductName({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const { name } = part;
  const heading = (
    <Typography
      component="h1"
      dir="auto"
      lang={langOf(part)}
      sx={{ typography: { xs: 'h3', md: name.length > LONG_NAME ? 'h3' : 'h2' } }}
    >
      {name}
    </Typography>
  );
  return (
    <DescriptionList
      rows={[{ label: t('details.facts.name'), value: heading }]}
      labelSx={{ typography: 'body2', color: 'text.secondary' }}
    />
  );
}

/** The other facts. */
export function LabelledFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const { categoryId } = part;
  const known = PART_FIELDS.filter(
    ({ name, labelled }) => labelled && name !== 'name' && part[name]?.trim(),
  );
  const row = ({ name, multiline }: PartField) => ({
    label: t(`details.facts.${name}`),
    value: part[name],
    lang: langOf(part, name),
    // On paper it is in the specifications only.
    sx: multiline ? { display: 'block', displayPrint: 'none' } : undefined,
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
  const rows = [
    ...known.filter(({ multiline }) => !multiline).map(row),
    ...(category ? [category] : []),
    ...known.filter(({ multiline }) => multiline).map(row),
  ];
  if (rows.length === 0) return null;
  return (
    <DescriptionList
      rows={rows}
      rowSx={{
        display: 'flex',
        // With large text on a phone the value is below its label.
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        py: { xs: 0.75, md: 1.25 },
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { py: 0.5 },
      }}
      labelSx={{ width: { xs: '6.5rem', md: '8.25rem' }, color: 'text.secondary' }}
      valueSx={{ ...userText, flex: '1 1 9rem' }}
    />
  );
}

/** Longer values take the whole width; in characters. */
const LONG = 80;

/** A section of the page, folded on phones; nothing where it has no rows. */
export function SpecGrid({ title, rows }: { title: string; rows: readonly SpecRow[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <FoldedSection
      heading={title}
      variant="h3"
      from="md"
      isOpen={isOpen}
      onToggle={setIsOpen}
      headSx={{
        mt: { xs: 1, md: 6 },
        pb: { md: 2 },
        borderBottom: { xs: 1, md: 2 },
        borderColor: { xs: 'divider', md: 'primary.main' },
        '@media print': { mt: 2, pb: 1 },
      }}
    >
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
        }}
        rowSx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '@media print': { py: 0.5 } }}
        labelSx={{ typography: 'body2', color: 'text.secondary', breakAfter: 'avoid' }}
        valueSx={{ ...userText, fontWeight: 500 }}
      />
    </FoldedSection>
  );
}
