import Box, { type BoxProps } from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Breakpoint, Theme } from '@mui/material/styles';

interface BottomBarProps extends BoxProps {
  /** The widths at which it is a bar; at others it is part of the page. */
  from?: Breakpoint;
  until?: Breakpoint;
}

/** Not on a screen so low, or with text so large, that header and bar would leave little of the page. */
const asBar = ({ breakpoints }: Theme, from: Breakpoint = 'xs', until?: Breakpoint) =>
  (until ? breakpoints.between(from, until) : breakpoints.up(from)).replace(
    '@media',
    '@media screen and (min-height: 30rem) and',
  );

/** As high as one row of buttons until script measures it. */
const height = 'var(--bottom-bar, 4.25rem)';

/** The bar grows with its texts. */
function measure(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    if (getComputedStyle(bar).position !== 'fixed') return;
    style.setProperty('--bottom-bar', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => observer.disconnect();
}

/**
 * What is always in reach, at the bottom of the screen; a page has one at each width. The page ends
 * above it, and scrolls what has the focus above it.
 */
export function BottomBar({ from, until, sx, ...props }: BottomBarProps) {
  return (
    <>
      <GlobalStyles
        styles={(theme) => ({
          [asBar(theme, from, until)]: {
            html: { scrollPaddingBottom: height },
            body: { paddingBottom: height },
          },
        })}
      />
      <Box
        ref={measure}
        {...props}
        sx={[
          (theme) => ({
            display: 'flex',
            displayPrint: 'none',
            flexWrap: 'wrap',
            gap: 1,
            [asBar(theme, from, until)]: {
              position: 'fixed',
              inset: 'auto 0 0',
              zIndex: 'appBar',
              p: 1,
              pb: 'calc(8px + env(safe-area-inset-bottom))',
              borderTop: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            },
          }),
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      />
    </>
  );
}
