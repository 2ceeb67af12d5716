import type { SparePart } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { attributeRows } from './attributeRows';
import { specificationRows } from '../partFields';

/** Values beyond this many characters take the whole width. */
const LONG = 80;

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: { sm: 4, lg: 6 },
  borderTop: 2,
  borderColor: 'primary.main',
  '& > div': { py: 1.5, borderBottom: 1, borderColor: 'divider' },
  '& > [data-kind=long]': { gridColumn: '1 / -1' },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const;

/** All that is known of a part, one cell a field. */
export function SpecificationGrid({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  return (
    <DescriptionList
      rows={specificationRows(part).map(({ field, value }) => ({
        label: t(`fields.${field}`),
        value,
        kind: value.length > LONG && 'long',
      }))}
      sx={gridStyles}
    />
  );
}

/** The properties of a part, as a grid like the specifications. */
export function PropertyGrid({ part }: { part: SparePart }) {
  return <DescriptionList rows={attributeRows(part, useLanguage())} sx={gridStyles} />;
}
