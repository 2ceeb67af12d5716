import type { ElementType } from 'react';
import { type BoxProps, Box } from './Box';

const elements = {
  ...{ h1: 'h1', h2: 'h2', h3: 'h3', h4: 'h4' },
  ...{ body1: 'p', body2: 'p', caption: 'span', inherit: 'p' },
} as const;

type TypographyProps<C extends ElementType> = BoxProps<C> & {
  variant?: keyof typeof elements;
  /** From the palette. */
  color?: 'text.primary' | 'text.secondary' | 'error.main';
};

/** Text in one of the theme's kinds, in the element that goes with it unless `component` names another. */
export function Typography<C extends ElementType = 'p'>(props: TypographyProps<C>) {
  const { variant = 'body1', color, component, sx, ...rest } = props as TypographyProps<'p'>;
  const own = {
    m: 0,
    ...(variant === 'inherit' ? { font: 'inherit' } : { typography: variant }),
    color,
  };
  const element = (component ?? elements[variant]) as 'p';
  return <Box component={element} sx={[own, ...(Array.isArray(sx) ? sx : [sx])]} {...rest} />;
}
