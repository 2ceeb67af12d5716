/**
 * Pixels of the bar at the top of every page by width; on phones with the search below the logo. What
 * lies below the bar, or begins there, is placed by them.
 */
export const headerHeight = { xs: 108, md: 64, lg: 80 } as const;
