import type { SystemStyleObject, Theme } from '@mui/system';

const narrow = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateAreas: `"number actions" "text text" "hint hint" "partNumber partNumber"
    "quantity unit" "unitPrice leadTime" "note note" "amount amount"`,
};

const wide = {
  gridTemplateColumns:
    '68px minmax(0, 2.2fr) minmax(0, 1.1fr) 88px 76px 112px minmax(96px, 1fr) minmax(0, 1.1fr) 76px',
  gridTemplateAreas: `"number text partNumber quantity unit unitPrice amount leadTime actions"
    ". hint hint hint hint hint hint hint hint"
    ". note note note note note note note note"`,
};

/** The places of a line's fields, the same in every line. */
export const lineGrid = (isNarrow: boolean): SystemStyleObject<Theme> => ({
  display: 'grid',
  columnGap: 1,
  // Rows without a field take no space.
  rowGap: isNarrow ? 2 : 0.75,
  alignItems: 'start',
  ...(isNarrow ? narrow : wide),
});
