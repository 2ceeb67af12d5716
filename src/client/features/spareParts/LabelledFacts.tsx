import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SparePart } from '../../api';
import { paths } from '../../lib/paths';

/** The labelled facts of a part, each only when it is known. */
export function LabelledFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const { name, brand, partType, material, dimensions, categoryId, description } = part;
  const facts = Object.entries({ name, brand, partType, material, dimensions }) as [
    'name' | 'brand' | 'partType' | 'material' | 'dimensions',
    string | undefined,
  ][];
  const term = {
    component: 'dt',
    sx: { color: 'text.secondary', flexShrink: 0, width: 132 },
  } as const;
  const detail = { component: 'dd', sx: { m: 0, minWidth: 0, overflowWrap: 'anywhere' } } as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        '& > div': {
          display: 'flex',
          gap: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        },
      }}
    >
      {facts.map(
        ([field, value]) =>
          value?.trim() && (
            <div key={field}>
              <Box {...term}>{t(`details.facts.${field}`)}</Box>
              <Box {...detail}>{value}</Box>
            </div>
          ),
      )}
      {categoryId && (
        <div>
          <Box {...term}>{t('details.facts.category')}</Box>
          <Box {...detail}>
            <Box
              component={Link}
              to={paths.sparePartsGrid(categoryId._id)}
              sx={{ color: 'secondary.main', fontWeight: 600 }}
            >
              {categoryId.name}
            </Box>
          </Box>
        </div>
      )}
      {description?.trim() && (
        <Box sx={{ flexDirection: 'column', '&&': { gap: 0.5 } }}>
          <Box {...term}>{t('details.facts.description')}</Box>
          <Box {...detail} sx={{ ...detail.sx, whiteSpace: 'pre-line' }}>
            {description}
          </Box>
        </Box>
      )}
    </Box>
  );
}
