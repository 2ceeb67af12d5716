import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { PART_FIELDS } from '../../../shared/partFields';
import type { SparePart } from '../../api';
import { useTranslation } from '../../content/useTranslation';
import { paths } from '../../../shared/siteMap';

/** The labelled facts of a part, each only when it is known. */
export function LabelledFacts({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const { categoryId } = part;
  const known = PART_FIELDS.filter(({ name, labelled }) => labelled && part[name]?.trim());
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
      {known
        .filter(({ multiline }) => !multiline)
        .map(({ name }) => (
          <div key={name}>
            <Box {...term}>{t(`details.facts.${name}`)}</Box>
            <Box {...detail}>{part[name]}</Box>
          </div>
        ))}
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
      {known
        .filter(({ multiline }) => multiline)
        .map(({ name }) => (
          <Box key={name} sx={{ flexDirection: 'column', '&&': { gap: 0.5 } }}>
            <Box {...term}>{t(`details.facts.${name}`)}</Box>
            <Box {...detail} sx={{ ...detail.sx, whiteSpace: 'pre-line' }}>
              {part[name]}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
