import { type BoxProps, type Look, Box } from '../Box';
import { bareButton } from './bareButton';

const look: Look = {
  name: 'SiteIconButton',
  styles: (theme) => ({
    ...bareButton,
    flex: '0 0 auto',
    padding: 8,
    borderRadius: '50%',
    fontSize: theme.typography.pxToRem(24),
    color: theme.vars.palette.action.active,
    transition: theme.transitions.create('background-color', {
      duration: theme.transitions.duration.shortest,
    }),
    '@media (hover: hover)': {
      '&:hover': {
        backgroundColor: theme.alpha(
          theme.vars.palette.action.active,
          theme.vars.palette.action.hoverOpacity,
        ),
      },
    },
    '&:disabled': { pointerEvents: 'none', color: theme.vars.palette.action.disabled },
  }),
};

/** A round button with an icon in it, 40 px wide unless told otherwise; see `SiteButton`. */
export function SiteIconButton(props: Omit<BoxProps<'button'>, 'component' | 'look'>) {
  return <Box component="button" look={look} {...props} />;
}
