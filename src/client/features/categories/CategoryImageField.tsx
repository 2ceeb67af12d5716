import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FilePreview } from '../../components/console/FilePreview';
import { ImageInput } from '../../components/console/ImageInput';
import { UploadedImage } from '../../components/UploadedImage';
import { useImageChoice } from '../../components/console/useImageChoice';
import { useTranslation } from '../../content/useTranslation';

export interface CategoryImageFieldProps {
  file: File | null;
  savedImage?: string;
  onChange: (file: File | null) => void;
}

const frame = { borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'grey.100' };

/** One image with preview; what was chosen can be removed again, what is saved only replaced. */
export function CategoryImageField({ file, savedImage, onChange }: CategoryImageFieldProps) {
  const { t } = useTranslation('adminCategories');
  const { choose, problems, forgetProblems } = useImageChoice(1);
  const hasImage = file !== null || savedImage !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {hasImage && (
        <Box sx={{ position: 'relative' }}>
          {file ? (
            <FilePreview file={file} alt={t('form.newImage')} width={120} height={90} sx={frame} />
          ) : (
            savedImage && (
              <UploadedImage
                file={savedImage}
                alt={t('form.savedImage')}
                width={120}
                height={90}
                sx={frame}
              />
            )
          )}
          {file && (
            <IconButton
              size="small"
              aria-label={t('form.removeImage')}
              onClick={() => {
                forgetProblems();
                onChange(null);
              }}
              sx={{
                position: 'absolute',
                top: -12,
                right: -12,
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                '&:hover': { bgcolor: 'grey.100' },
              }}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      )}
      <ImageInput
        label={t('form.image')}
        buttonText={hasImage ? t('form.replaceImage') : t('form.chooseImage')}
        problems={problems}
        onChoose={(files) => {
          const [chosen] = choose(files, 1);
          if (chosen) onChange(chosen);
        }}
      />
    </Box>
  );
}
