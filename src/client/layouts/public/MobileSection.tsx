import ExpandMore from '@mui/icons-material/ExpandMore';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import Box from '@mui/material/Box';
import { plainList } from './navStyles';

/** A line of the menu of small screens, high enough for a thumb. */
export const mobileRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 52,
  px: 1,
  py: 1,
  border: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 550,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[aria-current="page"]': { color: 'secondary.main' },
  '&:focus-visible': { outlineOffset: -3 },
} satisfies SxProps<Theme>;

/** An entry that opens to a list of entries. */
export function MobileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={mobileRow}
      >
        {title}
        <ExpandMore aria-hidden sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
      </Box>
      <Box
        component="ul"
        id={id}
        hidden={!open}
        sx={{ ...plainList, pl: 2, bgcolor: 'grey.100', '& a': { fontSize: '1rem' } }}
      >
        {open && children}
      </Box>
    </li>
  );
}
