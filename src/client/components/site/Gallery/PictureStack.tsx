import type { SxProps, Theme } from '@mui/material/styles';
import type { DescribedPhoto } from '@/client/lib/photo';
import { Picture } from '../Picture';

export interface PictureStackProps {
  pictures: readonly DescribedPhoto[];
  /** How wide each is drawn; see `Picture`. */
  sizes: (picture: DescribedPhoto) => string;
  index: number;
  /** See `Picture`; for the picture that is shown first. */
  priority?: boolean;
  /** The description is read with the picture, not by what surrounds it. */
  described?: boolean;
}

/**
 * The picture at `index` fills its box, and the ones before and after lie invisible behind it:
 * they are fetched, so that the next step shows at once, and no other picture is.
 */
export function PictureStack(props: PictureStackProps) {
  const { pictures, sizes, index, priority, described = false } = props;
  const from = Math.max(0, index - 1);
  return pictures.slice(from, index + 2).map((picture, offset) => {
    const shown = from + offset === index;
    return (
      <Picture
        // The same file may stand at several places of a gallery.
        key={from + offset}
        photo={picture}
        alt={described && shown ? picture.alt : ''}
        sizes={sizes(picture)}
        fit="contain"
        priority={priority && from + offset === 0}
        sx={[filling, { opacity: shown ? 1 : 0 }]}
      />
    );
  });
}

const filling = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  transition: 'opacity 250ms ease-out',
} satisfies SxProps<Theme>;
