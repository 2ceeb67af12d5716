import { Link } from '../Link';

/** Leads a link or a button to an element of this page that takes the focus (`tabIndex={-1}`). */
export const anchorTo = (id: string) => ({
  component: Link,
  to: { hash: `#${id}` },
  onClick: () => document.getElementById(id)?.focus({ preventScroll: true }),
});
