/** Picture and facts of a part, beside each other where there is room. */
export const partColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 3, md: 4, xl: 5 },
  alignItems: 'start',
} as const;
