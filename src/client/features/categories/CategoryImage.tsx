import type { SxProps, Theme } from '@mui/material/styles';
import type { Category } from '@/client/api';
import { NoImage } from '@/client/components/site/NoImage';
import { UploadedImage } from '@/client/components/UploadedImage';

/** The text of the placeholder needs this width. */
const WIDTH_WITH_TEXT = 80;

interface CategoryImageProps {
  category: Category;
  /** Of the largest place that it takes, in pixels. */
  width: number;
  height?: number;
  sx?: SxProps<Theme>;
}

/** The image of a category beside its name, as wide as its place. */
export function CategoryImage({ category, width, height = width, sx }: CategoryImageProps) {
  const { image, imageSizes } = category;
  const box = [
    {
      width: '100%',
      height: 'auto',
      aspectRatio: `${width} / ${height}`,
      borderRadius: 1,
      bgcolor: 'grey.100',
    },
    ...(Array.isArray(sx) ? sx : [sx]),
  ];
  if (!image) return <NoImage small={width < WIDTH_WITH_TEXT} sx={box} />;
  return (
    <UploadedImage
      file={image}
      imageSizes={imageSizes}
      alt=""
      width={width}
      height={height}
      sx={box}
    />
  );
}
