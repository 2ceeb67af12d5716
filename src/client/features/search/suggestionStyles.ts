import type { SxProps, Theme } from '@mui/material/styles';
import { scrollCue } from '@/client/components/site/scrollCue';

/** The list below the field and what is in it. */
export const suggestionStyles = {
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 6px)',
  right: 0,
  width: '100%',
  // The field of the header is narrower than the names of parts.
  minWidth: { md: 'min(440px, 100vw - 48px)' },
  // Above the keyboard of a phone; elsewhere all entries fit in.
  maxHeight: { xs: '60vh', md: 'min(640px, 100vh - 140px)' },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  py: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  ...scrollCue,
  color: 'text.primary',
  boxShadow: '0 16px 40px rgb(7 20 40 / 0.22)',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '& [data-kind]': { px: 2, pt: 1, pb: 0.5, color: 'text.secondary', fontSize: '0.8125rem' },
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 2,
    py: 0.5,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& [role=option]:hover': { bgcolor: 'grey.100' },
  // Told by more than a shade, which some can't see.
  '& [role=option][aria-selected=true]': {
    bgcolor: 'grey.200',
    boxShadow: 'inset 3px 0 0 currentColor',
  },
  '& [data-picture]': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 36,
    bgcolor: 'grey.100',
    color: 'text.secondary',
  },
  '& [data-name]': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& [data-number]': { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' },
} satisfies SxProps<Theme>;
