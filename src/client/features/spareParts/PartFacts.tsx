import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PART_FIELDS } from '../../../shared/partFields';
import type { SparePart } from '../../api';
import { useTranslation } from '../../content/useTranslation';

/** After name and category; texts in paragraphs have a place of their own. */
const factFields = PART_FIELDS.filter(({ name, multiline }) => name !== 'name' && !multiline);

/** Every fact of a part, those that are missing too: the admin sees what there is to fill in. */
export function PartFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation(['adminParts', 'admin']);
  const fields = t('fields');
  const labels = { ...fields, warrantyTime: t('single.warranty'), moq: t('single.moq') };
  const facts = [
    [t('fields.name'), part.name],
    [t('fields.categoryId'), part.categoryId?.name],
    ...factFields.map(({ name }) => [labels[name], part[name]]),
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
        columnGap: 3,
        rowGap: 2,
        m: 0,
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            color={value?.trim() ? 'textPrimary' : 'textSecondary'}
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          >
            {value?.trim() || t('admin:table.notGiven')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
