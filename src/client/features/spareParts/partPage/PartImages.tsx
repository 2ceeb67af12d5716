import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import clamp from '@mui/utils/clamp';
import { useState } from 'react';
import type { SparePart } from '@/client/api';
import { type StackedImage, swipeArea } from '@/client/components/site/galleryParts';
import { useCarouselGestures } from '@/client/components/site/motion/useCarouselGestures';
import { NoImage } from '@/client/components/site/NoImage';
import { useImageViewer } from '@/client/components/site/useImageViewer';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { distinctImages } from '../partFields';
import { Magnifier } from './Magnifier';

const box = {
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const size = { width: 640, height: 480 } as const;

export function PartImages({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const files = distinctImages(part);
  if (files.length > 0) return <Images part={part} files={files} />;
  return (
    <div>
      <NoImage sx={box} />
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {t('details.noImages')}
      </Typography>
    </div>
  );
}

function Images({ part, files }: { part: SparePart; files: readonly string[] }) {
  const { t } = useTranslation(['catalogue', 'gallery']);
  const { name, imageSizes } = part;
  const [selected, setSelected] = useState(files[0]!);
  const count = files.length;
  const alts = files.map((_file, index) =>
    t('details.imageOf', { name, number: index + 1, count }),
  );
  // After a refetch the part may have lost the selected image.
  const index = Math.max(0, files.indexOf(selected));
  const shown = files[index]!;
  const alt = alts[index]!;
  const step = (by: number) => setSelected(files[clamp(index + by, 0, count - 1)]!);
  const { swipe, onKeyDown } = useCarouselGestures(step);
  const { open, viewer } = useImageViewer({
    alts,
    index,
    renderImage: (at: number, image: StackedImage) => (
      <UploadedImage file={files[at]!} imageSizes={imageSizes} {...size} sizes="100vw" {...image} />
    ),
    onStep: step,
  });
  return (
    <div>
      <Magnifier file={shown} imageSizes={imageSizes}>
        <ButtonBase
          {...swipe}
          onClick={open}
          onKeyDown={onKeyDown}
          aria-haspopup="dialog"
          aria-label={t('gallery:enlarge', { alt })}
          sx={{ ...swipeArea, display: 'block', width: '100%', cursor: 'inherit' }}
        >
          <UploadedImage
            key={shown}
            file={shown}
            imageSizes={imageSizes}
            alt={alt}
            {...size}
            fit="contain"
            sizes="(min-width: 1280px) 450px, (min-width: 768px) 45vw, 92vw"
            priority
            sx={{ ...box, bgcolor: 'background.paper' }}
          />
        </ButtonBase>
      </Magnifier>
      <noscript>
        {files.slice(1).map((file, offset) => (
          <UploadedImage
            key={file}
            file={file}
            alt={alts[offset + 1]!}
            {...size}
            fit="contain"
            sizes="(min-width: 768px) 45vw, 92vw"
            sx={{ ...box, mt: 1.5 }}
          />
        ))}
      </noscript>
      <Stack
        component="ul"
        direction="row"
        data-scripted
        aria-label={t('details.images')}
        sx={{
          displayPrint: 'none',
          // On a phone one row that scrolls, with room for the outline of the focus.
          flexWrap: { md: 'wrap' },
          overflowX: { xs: 'auto', md: 'visible' },
          gap: 1,
          m: '7px -5px -5px',
          p: '5px',
          '& > li': { flexShrink: 0 },
        }}
      >
        {files.map((file, at) => (
          <li key={file}>
            <ButtonBase
              aria-label={t('details.showImage', { number: at + 1, count })}
              aria-pressed={file === shown}
              onClick={() => setSelected(file)}
              sx={{
                border: 2,
                borderColor: file === shown ? 'secondary.main' : 'divider',
                borderRadius: 1,
                overflow: 'hidden',
                bgcolor: 'background.paper',
              }}
            >
              <UploadedImage file={file} imageSizes={imageSizes} alt="" width={80} height={60} />
            </ButtonBase>
          </li>
        ))}
      </Stack>
      {viewer}
    </div>
  );
}
