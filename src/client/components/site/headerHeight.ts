/** Of the sticky bar in pixels, by breakpoint; on phones it has the search below the logo. */
export const headerHeight = { xs: 108, sm: 64, lg: 80 } as const;
