/** Styles of a control that a finger can hit on small screens. */
export const touchTarget = { minHeight: { xs: 44, lg: 36 } } as const;
