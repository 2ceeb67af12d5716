import type { SxProps, Theme } from '@mui/material/styles';

const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

const picture = { width: '100%', height: 'auto', aspectRatio: '4 / 3' } as const;

/** Between the edge of a card and its texts. */
const edge = { xs: 1.5, sm: 2 };

/** The row of the number, in the link and in the layer above it that has the button. */
const numberRow = { gridRow: 3, pl: edge, typography: 'body2', fontWeight: 600 };

/** The box by which a part is chosen for the comparison. */
export const compareToggle = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 1,
  minHeight: 40,
  pr: 1,
  color: 'text.secondary',
  fontSize: '0.95rem',
  cursor: 'pointer',
  '& > input': {
    flexShrink: 0,
    width: 18,
    height: 18,
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
} satisfies SxProps<Theme>;

/** A list of cards, styled from its root: a styled element for each part of each card costs a phone dear. */
export const cardStyles = {
  // Rows: picture, name, number, all other texts, and below the link the comparison.
  '& > li': {
    display: 'grid',
    gridTemplate: 'auto auto auto 1fr auto / minmax(0, 1fr)',
    minWidth: 0,
  },
  '& > li > a': {
    display: 'grid',
    gridArea: '1 / 1 / span 4',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    color: 'text.primary',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: 'box-shadow 200ms, border-color 200ms',
    '&:hover': { borderColor: 'transparent', boxShadow: '0 12px 32px rgb(11 31 58 / 0.16)' },
    '&:hover img': { scale: '1.03' },
    '&:hover [data-view]': { textDecoration: 'underline' },
  },
  '& [data-picture]': {
    overflow: 'hidden',
    '& > *': picture,
    '& img': { transition: 'scale 300ms' },
  },
  '& [data-texts]': {
    display: 'flex',
    flexDirection: 'column',
    gridRow: 4,
    px: edge,
    pb: edge,
    typography: 'body2',
    color: 'text.secondary',
  },
  '& h3': {
    ...clamped(4),
    gridRow: 2,
    m: 0,
    mx: edge,
    mt: edge,
    mb: 0.5,
    typography: 'h4',
    fontSize: { xs: '1rem', sm: '1.1rem' },
    lineHeight: 1.3,
    color: 'text.primary',
  },
  '& [data-number]': {
    ...numberRow,
    alignSelf: 'center',
    // Room for the button.
    pr: { xs: '46px', sm: '50px' },
    color: 'text.primary',
  },
  '& > li > [data-copied]': {
    ...numberRow,
    gridColumn: 1,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 0.25,
    // The border of the link.
    mx: '1px',
    pr: edge,
    // Touches beside the button are the link's.
    pointerEvents: 'none',
    // As wide as the number, which ends where the button begins.
    '&::before': {
      content: 'attr(data-copied)',
      minWidth: 0,
      overflowWrap: 'anywhere',
      visibility: 'hidden',
    },
    // Without it, the button had no place. The part's page has one.
    '@supports not (grid-template-rows: subgrid)': { display: 'none' },
  },
  '& > li > [data-copied] > [data-copy]': {
    flexShrink: 0,
    pointerEvents: 'auto',
    '& > [aria-live]': {
      position: 'absolute',
      left: 0,
      bottom: '100%',
      zIndex: 1,
      mx: edge,
      bgcolor: 'background.paper',
      '&:not(:empty)': { px: 1, py: 0.5, border: 1, borderColor: 'currentColor', borderRadius: 1 },
    },
  },
  '& [data-note]': clamped(2),
  '& [data-description]': { ...clamped(2), mt: 0.75, color: 'text.primary' },
  '& [data-view]': {
    mt: 'auto',
    pt: 1.5,
    color: 'secondary.main',
    fontWeight: 650,
    fontSize: '0.95rem',
  },
  // Outside the link, which is the whole card.
  '& > li > label': { ...compareToggle, gridRow: 5, justifySelf: 'start' },
} satisfies SxProps<Theme>;

/** A line of text as the placeholder paints it; sizes in pixels. */
const line = (top: number, height: number, width: string) =>
  `linear-gradient(#dfe5ec 0 0) 16px ${top}px / ${width} ${height}px no-repeat`;

/** Children that stand for cards until there are some: a picture and lines of text, pulsing. */
export const placeholderStyles = {
  '@keyframes card-pulse': { '50%': { opacity: 0.45 } },
  '& > div': {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    overflow: 'hidden',
    '&::before': { content: '""', display: 'block', aspectRatio: '4 / 3', bgcolor: 'grey.200' },
    '&::after': {
      content: '""',
      display: 'block',
      height: 152,
      background: [
        line(18, 18, '78%'),
        line(48, 12, '52%'),
        line(74, 12, 'calc(100% - 32px)'),
        line(112, 14, '36%'),
      ].join(', '),
      animation: 'card-pulse 1.6s ease-in-out infinite',
    },
  },
} satisfies SxProps<Theme>;
