import { Box } from '../Box';

interface SkeletonProps {
  /** Pixels. */
  height?: number;
  /** Width by height; without it the height counts. */
  aspectRatio?: string;
  /** Distance above, in steps of the theme. */
  mt?: number;
  /** A line of text, thinner than its height. */
  isLine?: boolean;
}

/** The place of something that is on its way. */
export const Skeleton = ({ isLine, ...place }: SkeletonProps) => (
  <Box
    aria-hidden
    sx={{
      ...place,
      bgcolor: 'Skeleton.bg',
      borderRadius: 1,
      transform: isLine ? 'scale(1, 0.6)' : undefined,
      animation: 'skeleton 2s ease-in-out 0.5s infinite',
      '@keyframes skeleton': { '50%': { opacity: 0.4 } },
    }}
  />
);
