import type { CSSObject, SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Box } from '../Box';
import { Link } from '../Link';
import { bareButton } from './bareButton';

interface Style {
  variant?: 'contained' | 'outlined';
  color?: 'primary' | 'secondary' | 'inherit';
  size?: 'medium' | 'large';
}

const padding = {
  contained: { medium: '6px 16px', large: '8px 22px' },
  outlined: { medium: '5px 15px', large: '7px 21px' },
};

function contained({ vars: { palette } }: Theme, color: 'primary' | 'secondary') {
  const { main, dark, contrastText } = palette[color];
  return {
    color: contrastText,
    backgroundColor: main,
    '@media (hover: hover)': { '&:hover': { backgroundColor: dark } },
    '&:disabled': {
      pointerEvents: 'none' as const,
      color: palette.action.disabled,
      backgroundColor: palette.action.disabledBackground,
    },
  };
}

function outlined(theme: Theme, color: 'primary' | 'secondary' | 'inherit') {
  const { palette } = theme.vars;
  const main = color === 'inherit' ? 'currentColor' : palette[color].main;
  const tinted = color === 'inherit' ? palette.text.primary : main;
  return {
    border: '1px solid',
    borderColor: color === 'inherit' ? main : theme.alpha(main, 0.5),
    color: color === 'inherit' ? 'inherit' : main,
    '@media (hover: hover)': {
      '&:hover': {
        borderColor: main,
        backgroundColor: theme.alpha(tinted, palette.action.hoverOpacity),
      },
    },
    '&:disabled': {
      pointerEvents: 'none' as const,
      color: palette.action.disabled,
      borderColor: palette.action.disabledBackground,
    },
  };
}

const stylesOf = (theme: Theme, { variant, color, size }: Required<Style>): CSSObject => ({
  ...bareButton,
  ...(theme.typography.button as CSSObject),
  fontSize: theme.typography.pxToRem(size === 'large' ? 15 : 14),
  minWidth: 64,
  padding: padding[variant][size],
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create(['background-color', 'border-color', 'color'], {
    duration: theme.transitions.duration.short,
  }),
  ...(variant === 'outlined' || color === 'inherit'
    ? outlined(theme, color)
    : contained(theme, color)),
  '& > [data-icon]': { display: 'inherit', '& > *': { fontSize: size === 'large' ? 22 : 20 } },
  '& > [data-icon=start]': { marginLeft: -4, marginRight: 8 },
  '& > [data-icon=end]': { marginLeft: 8, marginRight: -4 },
});

export type SiteButtonProps<C extends ElementType> = Style & {
  /** What it is in the document, such as a `Link`. */
  component?: C;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  sx?: SxProps<Theme>;
} & Omit<ComponentPropsWithRef<C>, keyof Style | 'component'>;

/**
 * The button of the site, and links that look like it. The console has MUI's, which brings ripples,
 * spinners and all palettes: 5 kB of script more on every page.
 */
export function SiteButton<C extends ElementType = 'button'>(props: SiteButtonProps<C>) {
  const {
    variant = 'contained',
    color = 'primary',
    size = 'medium',
    component = 'button',
    startIcon,
    endIcon,
    children,
    ...rest
  } = props;
  const style = { variant, color, size };
  const look = {
    name: `SiteButton ${variant} ${color} ${size}`,
    styles: (theme: Theme) => stylesOf(theme, style),
  };
  return (
    <Box
      component={component as 'button'}
      look={look}
      type={component === 'button' ? 'button' : undefined}
      {...rest}
    >
      {startIcon && <span data-icon="start">{startIcon}</span>}
      {children}
      {endIcon && <span data-icon="end">{endIcon}</span>}
    </Box>
  );
}

/** A large one that leads to another page of the site. */
export function SiteButtonLink(props: Omit<SiteButtonProps<typeof Link>, 'component'>) {
  return <SiteButton component={Link} size="large" {...props} />;
}
