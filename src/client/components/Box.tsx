import { jsx, ThemeContext } from '@emotion/react';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Attributes, type ComponentPropsWithRef, type ElementType, useContext } from 'react';
import { writtenStyles } from './writtenStyles';

export interface Styled {
  /** Without functions: styles are told apart by what they hold. */
  sx?: SxProps<Theme>;
}

/** What tells two styles apart. */
const keyOf = (sx: Styled['sx']) =>
  process.env.NODE_ENV === 'production' ? JSON.stringify(sx) : JSON.stringify(sx, refuseFunction);

function refuseFunction(name: string, value: unknown) {
  if (typeof value === 'function') throw new Error(`The style ${name} of a box is a function.`);
  return value;
}

export type BoxProps<C extends ElementType> = Styled & {
  /** What it is in the document. */
  component?: C;
} & Omit<ComponentPropsWithRef<C>, keyof Styled | 'component'>;

/** An element with styles; MUI's, save that it writes them once. */
export function Box<C extends ElementType = 'div'>(props: BoxProps<C>) {
  const { component = 'div', sx, ...rest } = props as BoxProps<'div'>;
  const theme = useContext(ThemeContext) as Theme;
  const css = sx && writtenStyles(theme, keyOf(sx)!, () => theme.unstable_sx(sx as never));
  return jsx(component, (css ? { ...rest, css } : rest) as Attributes);
}
