import Box from '@mui/material/Box';
import type { SparePart } from '../../api';
import { useTranslation } from '../../content/useTranslation';
import { specificationRows } from './partFields';

/** Values beyond this many characters take the whole width. */
const LONG = 80;

/** All that is known of a part, one cell a field. */
export function SpecificationGrid({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: { sm: 4, lg: 6 },
        m: 0,
        borderTop: 2,
        borderColor: 'primary.main',
      }}
    >
      {specificationRows(part).map(({ field, value }) => (
        <Box
          key={field}
          sx={{
            gridColumn: value.length > LONG ? '1 / -1' : undefined,
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t(`fields.${field}`)}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
