import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusOn } from './focusOn';

/** An `AnchorLink` that looks like a button. */
export function AnchorButton({ target, children }: { target: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={{ hash: `#${target}` }}
      onClick={() => focusOn(target)}
      variant="contained"
      color="secondary"
      size="large"
    >
      {children}
    </Button>
  );
}
