import styled from '@emotion/styled';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { writtenStyles } from './writtenStyles';

export interface Styled {
  /** Without functions: styles are told apart by what they hold. */
  sx?: SxProps<Theme>;
}

const notForElement = new Set(['sx', 'theme', 'as']);

/** What tells two styles apart. */
const keyOf = (sx: Styled['sx']) =>
  process.env.NODE_ENV === 'production' ? JSON.stringify(sx) : JSON.stringify(sx, refuseFunction);

function refuseFunction(name: string, value: unknown) {
  if (typeof value === 'function') throw new Error(`The style ${name} of a box is a function.`);
  return value;
}

const Root = styled('div', { shouldForwardProp: (name) => !notForElement.has(name) })<Styled>(
  ({ theme, sx }) =>
    sx && writtenStyles(theme as Theme, keyOf(sx), () => (theme as Theme).unstable_sx(sx as never)),
);

export type BoxProps<C extends ElementType> = Styled & {
  /** What it is in the document. */
  component?: C;
} & Omit<ComponentPropsWithRef<C>, keyof Styled | 'component'>;

/** An element with styles; MUI's, save that it writes them once. */
export function Box<C extends ElementType = 'div'>({ component, ...rest }: BoxProps<C>) {
  return <Root as={component as 'div'} {...rest} />;
}
