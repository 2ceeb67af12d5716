/** Leads a link or a button to an element of this page that takes the focus (`tabIndex={-1}`). */
export const anchorTo = (id: string) => ({
  href: `#${id}`,
  onClick: () => document.getElementById(id)?.focus({ preventScroll: true }),
});
