import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SparePart } from '@/client/api';
import { NoImage } from '@/client/components/site/NoImage';
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

export function PartImages({ part }: { part: SparePart }) {
  const { t } = useTranslation('catalogue');
  const { imageSizes } = part;
  const files = distinctImages(part);
  const [selected, setSelected] = useState(files[0]);
  // After a refetch the part may have lost the selected image.
  const shown = selected && files.includes(selected) ? selected : files[0];

  if (!shown) {
    return (
      <div>
        <NoImage sx={box} />
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('details.noImages')}
        </Typography>
      </div>
    );
  }
  const count = files.length;
  const large = (file: string) => ({
    file,
    alt: t('details.picture', { name: part.name, number: files.indexOf(file) + 1, count }),
    width: 640,
    height: 480,
    fit: 'contain' as const,
  });
  return (
    <div>
      <Magnifier file={shown} imageSizes={imageSizes}>
        <UploadedImage
          key={shown}
          {...large(shown)}
          imageSizes={imageSizes}
          sizes="(min-width: 1280px) 450px, (min-width: 768px) 45vw, 92vw"
          priority
          sx={{ ...box, bgcolor: 'background.paper' }}
        />
      </Magnifier>
      <noscript>
        {files.slice(1).map((file) => (
          <UploadedImage
            key={file}
            {...large(file)}
            sizes="(min-width: 768px) 45vw, 92vw"
            sx={{ ...box, mt: 1.5 }}
          />
        ))}
      </noscript>
      <Stack
        component="ul"
        direction="row"
        data-scripted
        aria-label={t('details.pictures')}
        sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}
      >
        {files.map((file, index) => (
          <li key={file}>
            <ButtonBase
              aria-label={t('details.showPicture', { number: index + 1, count })}
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
    </div>
  );
}
