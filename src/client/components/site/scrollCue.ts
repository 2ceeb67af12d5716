import type { Theme } from '@mui/material/styles';

const shade = 'radial-gradient(farthest-side at 50% 50%, rgb(7 20 40 / 0.32), transparent)';

/**
 * Shades the edge beyond which a scrolling list goes on. The covers scroll with its content: at its
 * beginning and its end they lie over the shade.
 */
export const scrollCue = {
  background: ({ palette }: Theme) => {
    const { paper } = palette.background;
    const cover = (to: 'top' | 'bottom') => `linear-gradient(to ${to}, transparent, ${paper} 60%)`;
    return [
      `${cover('top')} 0 0 / 100% 40px no-repeat local`,
      `${cover('bottom')} 0 100% / 100% 40px no-repeat local`,
      `${shade} 50% -10px / 100% 20px no-repeat scroll`,
      `${shade} 50% calc(100% + 10px) / 100% 20px no-repeat scroll`,
      paper,
    ].join(', ');
  },
};
