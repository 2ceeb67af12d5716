import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link that is an icon only; its name shows on hover and focus. */
export function IconLink({
  to,
  label,
  children,
}: {
  to: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label} disableInteractive>
      <IconButton component={Link} to={to} size="small" aria-label={label}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
