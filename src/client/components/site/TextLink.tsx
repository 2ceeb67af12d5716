import { type BoxProps, Box } from '../Box';
import { Link } from '../Link';

export interface TextLinkProps extends Omit<BoxProps<typeof Link>, 'component' | 'color'> {
  /** Underlined while nobody points at it, too. */
  underlined?: boolean;
  /** In the colour of the text around it. */
  inherit?: boolean;
}

/** A link in text or in a list. MUI's brings its typography: 7 kB of script on pages that have no other use for it. */
export function TextLink({ underlined, inherit, sx, ...rest }: TextLinkProps) {
  const own = {
    color: inherit ? 'inherit' : 'primary.main',
    textDecoration: underlined ? 'underline' : 'none',
    '&:hover': { textDecoration: 'underline' },
  };
  return <Box component={Link} {...rest} sx={[own, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
