import type { ElementType } from 'react';
import { type BoxProps, Box } from './Box';

const own = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1248,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
};

/** As wide as the site's content: 1200 px between the margins. */
export function Container<C extends ElementType = 'div'>({ sx, ...rest }: BoxProps<C>) {
  return <Box sx={[own, ...(Array.isArray(sx) ? sx : [sx])]} {...(rest as BoxProps<'div'>)} />;
}
