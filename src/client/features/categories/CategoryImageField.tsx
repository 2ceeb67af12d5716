import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import { FormImage } from '@/client/components/console/FormImage';
import { ImageInput } from '@/client/components/console/ImageInput';
import { useImageChoice } from '@/client/components/console/useImageChoice';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface CategoryImageFieldProps {
  image: File | string | null;
  /** What is there without a new one. */
  savedImage?: string | null;
  onChange: (image: File | string | null) => void;
}

const frame = { borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'grey.100' };

/** One image with preview; what was chosen can be removed again, what is saved only replaced. */
export function CategoryImageField(props: CategoryImageFieldProps) {
  const { image, savedImage = null, onChange } = props;
  const { t } = useTranslation('adminCategories');
  const { choose, problems, forgetProblems } = useImageChoice(1);
  const isNew = image !== null && typeof image !== 'string';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {image && (
        <Box sx={{ position: 'relative' }}>
          <FormImage
            image={image}
            alt={isNew ? t('form.newImage') : t('form.savedImage')}
            width={120}
            height={90}
            sx={frame}
          />
          {isNew && (
            <IconButton
              size="small"
              aria-label={t('form.removeImage')}
              onClick={() => {
                forgetProblems();
                onChange(savedImage);
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
        buttonText={image ? t('form.replaceImage') : t('form.chooseImage')}
        problems={problems}
        onChoose={(files) => {
          const [chosen] = choose(files, 1);
          if (chosen) onChange(chosen);
        }}
      />
    </Box>
  );
}
