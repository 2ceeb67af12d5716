import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressIn } from '@/shared/language';
import { useLanguage } from '../i18n/useTranslation';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The path of a page of ours, without the language; or a place on the same page. */
  to: string | { hash: string };
  state?: unknown;
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean;
}

/**
 * The router's. What it works out for clicks is of no use on the server, where a hundred links took a
 * tenth of a page's time: there it is the element alone.
 */
export function Link({ to, state, preventScrollReset, children, ...rest }: LinkProps) {
  const language = useLanguage();
  if (typeof document !== 'undefined' || typeof to !== 'string') {
    return (
      <RouterLink {...{ to, state, preventScrollReset }} discover="none" {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a {...rest} href={addressIn(language, to)}>
      {children}
    </a>
  );
}
