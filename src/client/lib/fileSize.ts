/** Returns `1.2 MB` or the like; not by `Intl`, whose blanks differ between server and browser. */
export const fileSize = (bytes: number): string =>
  bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
