import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { FormImage, ImageInput, useImageChoice } from '@/client/components/console/FormImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_IMAGE_MIB, MAX_IMAGES } from '@/shared/limits';
import { newImage } from './fileValues';
import { PartFilesField } from './PartFilesField';

const LIMITS = { limit: MAX_IMAGES, mib: MAX_IMAGE_MIB };
const ICONS = { back: ChevronLeft, forward: ChevronRight };

/** The images of a part. `rejected` has the reasons for which some were in the last save, by their keys. */
export function PartImagesField({ rejected }: { rejected?: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('adminParts');
  const choice = useImageChoice(MAX_IMAGES);

  return (
    <PartFilesField
      name="images"
      limits={LIMITS}
      choice={choice}
      newValue={newImage}
      rejected={rejected}
      icons={ICONS}
      Input={ImageInput}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, textAlign: 'center' }}
    >
      {({ value: { key, file }, index, total, drop, buttons }) => {
        const isRejected = rejected?.has(key) ?? false;
        return (
          <>
            <FormImage
              image={file}
              alt={t('images.row', { number: index + 1, total })}
              width={96}
              height={96}
              onTooManyPixels={() => {
                if (typeof file !== 'string') choice.noteTooManyPixels(file);
                drop();
              }}
              sx={[
                { borderRadius: '50%' },
                isRejected && { outline: 3, outlineColor: 'error.main', outlineOffset: -3 },
              ]}
            />
            {isRejected && (
              <FormHelperText error sx={{ textAlign: 'center' }}>
                {t('form.rejected')}
              </FormHelperText>
            )}
            <Box sx={{ mt: 0.5 }}>{buttons}</Box>
          </>
        );
      }}
    </PartFilesField>
  );
}
