import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

/** A link of a menu, which tells whether it leads to the page that is open. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isOpen = pathname.replace(/(.)\/$/, '$1').toLowerCase() === to.toLowerCase();
  return <Link to={to} aria-current={isOpen ? 'page' : undefined} {...rest} />;
}
