import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { focusOn } from './focusOn';

export interface AnchorLinkProps {
  /** Id of an element of this page; it must take the focus (`tabIndex={-1}`). */
  target: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A link within the page: scrolls to its target and lets the keyboard go on from there. */
export function AnchorLink({ target, children, sx }: AnchorLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={{ hash: `#${target}` }}
      onClick={() => focusOn(target)}
      sx={sx}
    >
      {children}
    </Link>
  );
}
