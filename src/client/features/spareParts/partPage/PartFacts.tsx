import { PART_FIELDS } from '@/shared/partFields';
import type { SparePart } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PartNumber } from './PartNumber';

/** After name, number and category; texts in paragraphs have a place of their own. */
const factFields = PART_FIELDS.filter(
  ({ name, multiline }) => name !== 'name' && name !== 'partNumber' && !multiline,
);

/** Every fact of a part, those that are missing too: the admin sees what there is to fill in. */
export function PartFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const fields = t('fields');
  const labels = { ...fields, warrantyTime: t('single.warranty'), moq: t('single.moq') };
  const facts = [
    [t('fields.name'), part.name],
    [t('fields.partNumber'), part.partNumber],
    [t('fields.categoryId'), part.categoryId?.name],
    ...factFields.map(({ name }) => [labels[name], part[name]]),
  ];
  const shown = (label: string, text: string) =>
    label === t('fields.partNumber') ? <PartNumber number={text} /> : text;
  return (
    <DescriptionList
      rows={facts.map(([label = '', value]) => {
        const text = value?.trim();
        return {
          label,
          value: text ? shown(label, text) : t('admin:table.notGiven'),
          kind: !text && 'missing',
        };
      })}
      sx={factStyles}
    />
  );
}

/** Of a list of facts in the console. */
export const factStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
  columnGap: 3,
  rowGap: 2,
  '& > div': { minWidth: 0 },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { typography: 'body2', overflowWrap: 'anywhere' },
  '& > [data-kind=missing] dd': { color: 'text.secondary' },
};
