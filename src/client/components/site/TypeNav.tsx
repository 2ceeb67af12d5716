import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';

export interface TypeNavItem {
  to: string;
  title: string;
}

/** The list of types beside a type page; small screens have the menu for that. */
export function TypeNav({ label, items }: { label: string; items: readonly TypeNavItem[] }) {
  return (
    <Box component="nav" aria-label={label} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box
        component="ul"
        sx={{
          position: 'sticky',
          top: 112,
          m: 0,
          p: 0,
          listStyle: 'none',
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        {items.map(({ to, title }) => (
          <li key={to}>
            <Link
              component={NavLink}
              end
              to={to}
              sx={{
                display: 'block',
                ml: '-1px',
                px: 2,
                py: 1.25,
                borderLeft: 3,
                borderColor: 'transparent',
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { color: 'text.primary', bgcolor: 'grey.100' },
                '&[aria-current="page"]': {
                  color: 'text.primary',
                  borderColor: 'secondary.main',
                  fontWeight: 650,
                },
              }}
            >
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
