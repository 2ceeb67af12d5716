import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SparePart } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { PART_FIELDS, type PartField } from '@/shared/partFields';
import { paths } from '@/shared/siteMap';
import { specificationRows } from '../partFields';
import { attributeRows } from './attributeRows';

/** The labelled facts of a part, each only when it is known. */
export function LabelledFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const { categoryId } = part;
  const known = PART_FIELDS.filter(({ name, labelled }) => labelled && part[name]?.trim());
  const fact = ({ name, multiline }: PartField) => (
    <Fact key={name} label={t(`details.facts.${name}`)} multiline={multiline}>
      {part[name]}
    </Fact>
  );
  return (
    <Stack component="dl" sx={{ m: 0 }}>
      {known.filter(({ multiline }) => !multiline).map(fact)}
      {categoryId && (
        <Fact label={t('details.facts.category')}>
          <Link
            href={paths.sparePartsGrid(categoryId._id)}
            color="secondary"
            underline="always"
            sx={{ fontWeight: 600 }}
          >
            {categoryId.name}
          </Link>
        </Fact>
      )}
      {known.filter(({ multiline }) => multiline).map(fact)}
    </Stack>
  );
}

interface FactProps {
  label: string;
  multiline?: boolean;
  children: ReactNode;
}

const Fact = ({ label, multiline = false, children }: FactProps) => (
  <Stack
    direction={multiline ? 'column' : 'row'}
    sx={{ columnGap: 2, rowGap: 0.5, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
  >
    <Typography component="dt" color="textSecondary" sx={{ flexShrink: 0, width: 132 }}>
      {label}
    </Typography>
    <Typography
      component="dd"
      sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {children}
    </Typography>
  </Stack>
);

/** Longer values take the whole width; in characters. */
const LONG = 80;

interface SpecGridProps {
  rows: readonly { id: string; label: string; value: string }[];
}

const SpecGrid = ({ rows }: SpecGridProps) => (
  <Grid
    container
    component="dl"
    columnSpacing={{ xs: 0, sm: 4, lg: 6 }}
    sx={{ m: 0, borderTop: 2, borderColor: 'primary.main' }}
  >
    {rows.map(({ id, label, value }) => (
      <Grid
        key={id}
        size={{ xs: 12, sm: value.length > LONG ? 12 : 6 }}
        sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography
          component="dd"
          sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {value}
        </Typography>
      </Grid>
    ))}
  </Grid>
);

/** All filled fields of a part. */
export function SpecificationGrid({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  return (
    <SpecGrid
      rows={specificationRows(part).map(({ field, value }) => ({
        id: field,
        label: t(`fields.${field}`),
        value,
      }))}
    />
  );
}

/** All attributes of a part. */
export const PropertyGrid = ({ part }: { part: SparePart }) => (
  <SpecGrid rows={attributeRows(part, useLanguage())} />
);
