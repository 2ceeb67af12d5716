import Link from '@mui/material/Link';
import { PART_FIELDS, type PartField } from '@/shared/partFields';
import type { SparePart } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** The labelled facts of a part, each only when it is known. */
export function LabelledFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const { categoryId } = part;
  const known = PART_FIELDS.filter(({ name, labelled }) => labelled && part[name]?.trim());
  const row = ({ name, multiline }: PartField) => ({
    label: t(`details.facts.${name}`),
    value: part[name],
    kind: multiline && 'text',
  });
  const category = categoryId && {
    label: t('details.facts.category'),
    value: <Link href={paths.sparePartsGrid(categoryId._id)}>{categoryId.name}</Link>,
  };
  return (
    <DescriptionList
      rows={[
        ...known.filter(({ multiline }) => !multiline).map(row),
        ...(category ? [category] : []),
        ...known.filter(({ multiline }) => multiline).map(row),
      ]}
      sx={{
        '& > div': { display: 'flex', gap: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' },
        '& > [data-kind=text]': { flexDirection: 'column', gap: 0.5, whiteSpace: 'pre-line' },
        '& dt': { flexShrink: 0, width: 132, color: 'text.secondary' },
        '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
        '& a': { color: 'secondary.main', fontWeight: 600 },
      }}
    />
  );
}
