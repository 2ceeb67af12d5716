import { forwardRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface LinkBehaviorProps extends Omit<LinkProps, 'to'> {
  /** A path of the site without the language, a hash of this page, or a URL elsewhere. */
  href: LinkProps['to'];
}

/** Has every Material UI component that takes `href` navigate within the app. */
export const LinkBehavior = forwardRef<HTMLAnchorElement, LinkBehaviorProps>(function LinkBehavior(
  { href, ...props },
  ref,
) {
  return <Link ref={ref} to={href} discover="none" {...props} />;
});
