import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { Category } from '@/client/api';
import { paths } from '@/shared/siteMap';
import { type BranchCounts, selectBranchCounts, withParts } from './selectors';

interface CategoryLinksProps {
  label: string;
  categories: readonly Category[];
  renderName?: (name: string) => ReactNode;
  /** Parts behind each link; by default all in and below each category. */
  counts?: BranchCounts;
  search?: string;
  /** One line that scrolls sideways on phones, as far as the edges of the screen. */
  scrollsOnPhones?: boolean;
}

/** Links to the categories that have parts, with the number of parts where the backend counts. */
export function CategoryLinks(props: CategoryLinksProps) {
  const all = useSelector(selectBranchCounts);
  const { label, categories, renderName, counts = all, search = '', scrollsOnPhones } = props;
  const offered = withParts(categories, counts);
  if (offered.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={label}
      sx={{ gap: 1.25, flexWrap: 'wrap', ...(scrollsOnPhones && sideways) }}
    >
      {offered.map(({ _id, name }) => (
        <Stack
          key={_id}
          component="li"
          sx={scrollsOnPhones ? { flexShrink: 0, maxWidth: 'calc(100vw - 32px)' } : undefined}
        >
          <Chip
            component={RouterLink}
            to={paths.sparePartsGrid(_id) + search}
            clickable
            variant="outlined"
            label={
              <>
                <span dir="auto">{renderName ? renderName(name) : name}</span>
                {counts.has(_id) && (
                  <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
                    {counts.get(_id)}
                  </Box>
                )}
              </>
            }
            sx={{
              height: 'auto',
              minHeight: 40,
              maxWidth: '100%',
              borderRadius: 5,
              borderColor: 'divider',
              fontSize: '0.95rem',
              fontWeight: 600,
            }}
            slotProps={{
              label: { sx: { px: 2, py: 0.75, whiteSpace: 'normal' } },
            }}
          />
        </Stack>
      ))}
    </Stack>
  );
}

const sideways = {
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  // With room for the focus ring.
  mx: { xs: -2, md: 0 },
  my: { xs: -0.5, md: 0 },
  px: { xs: 2, md: 0 },
  py: { xs: 0.5, md: 0 },
} as const;
