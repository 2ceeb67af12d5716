import { type PointerEvent, type ReactNode, useState } from 'react';
import Box from '@mui/material/Box';
import { UploadedImage, type UploadedImageProps } from '@/client/components/UploadedImage';

/** Pixels across. */
export const LENS_SIZE = 200;
export const ZOOM = 2.5;

interface MagnifierProps extends Pick<UploadedImageProps, 'file' | 'imageSizes'> {
  /** The image itself, fitted into the whole box as `contain`. */
  children: ReactNode;
}

interface Lens {
  /** The pointer in the box, and the box, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** URL of the image that is already loaded, shown until the larger one is. */
  preview: string;
}

/**
 * A round lens that follows the mouse. It holds the same image in the same box, 2.5 times as large, so
 * that both match whatever the image's shape. Touch gets none: the finger would cover it.
 */
export function Magnifier({ file, imageSizes, children }: MagnifierProps) {
  const [lens, setLens] = useState<Lens | null>(null);

  const follow = ({ pointerType, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const preview = currentTarget.querySelector('img')?.currentSrc ?? '';
    setLens({ x: clientX - left, y: clientY - top, width, height, preview });
  };

  return (
    <Box
      onPointerMove={follow}
      onPointerLeave={() => setLens(null)}
      sx={{ position: 'relative', '@media (hover: hover)': { cursor: 'zoom-in' } }}
    >
      {children}
      {lens && (
        <Box
          aria-hidden
          data-testid="magnifier-lens"
          style={{ left: lens.x - LENS_SIZE / 2, top: lens.y - LENS_SIZE / 2 }}
          sx={{
            position: 'absolute',
            zIndex: 1,
            width: LENS_SIZE,
            height: LENS_SIZE,
            borderRadius: '50%',
            overflow: 'hidden',
            pointerEvents: 'none',
            bgcolor: 'background.paper',
            boxShadow: '0 0 0 3px #fff, 0 8px 30px rgb(7 20 40 / 0.45)',
          }}
        >
          <Box
            style={{
              width: lens.width * ZOOM,
              height: lens.height * ZOOM,
              transform: `translate(${LENS_SIZE / 2 - lens.x * ZOOM}px, ${LENS_SIZE / 2 - lens.y * ZOOM}px)`,
              backgroundImage: lens.preview && `url(${JSON.stringify(lens.preview)})`,
            }}
            sx={{
              backgroundSize: 'contain',
              backgroundPosition: 'center',
              backgroundRepeat: 'no-repeat',
            }}
          >
            <UploadedImage
              file={file}
              imageSizes={imageSizes}
              alt=""
              width={Math.round(lens.width * ZOOM)}
              height={Math.round(lens.height * ZOOM)}
              fit="contain"
              priority
              sx={{ width: '100%', height: '100%' }}
            />
          </Box>
        </Box>
      )}
    </Box>
  );
}
