import { Link } from 'react-router-dom';

/**
 * What makes a link or a button lead to an element of this page by its id: it scrolls there, and the
 * keyboard goes on from there. The element must take the focus (`tabIndex={-1}`).
 */
export const anchorTo = (id: string) => ({
  component: Link,
  to: { hash: `#${id}` },
  onClick: () => document.getElementById(id)?.focus({ preventScroll: true }),
});
