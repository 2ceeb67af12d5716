import type { SxProps, Theme } from '@mui/material/styles';

const paper = 'var(--mui-palette-background-paper)';
const cover = (direction: 'top' | 'bottom') =>
  `linear-gradient(to ${direction}, transparent, ${paper} 60%)`;
const shade = 'radial-gradient(farthest-side at 50% 50%, rgb(7 20 40 / 0.32), transparent)';

/**
 * Shades the edge beyond which a list that scrolls by itself goes on. The covers scroll with its
 * content: at its beginning and its end they lie over the shade.
 */
export const scrollCue = {
  background: [
    `${cover('top')} 0 0 / 100% 40px no-repeat local`,
    `${cover('bottom')} 0 100% / 100% 40px no-repeat local`,
    `${shade} 50% -10px / 100% 20px no-repeat scroll`,
    `${shade} 50% calc(100% + 10px) / 100% 20px no-repeat scroll`,
    paper,
  ].join(', '),
} satisfies SxProps<Theme>;
