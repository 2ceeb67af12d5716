import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import type { SparePart } from '@/client/api';
import { NoImage } from '@/client/components/site/NoImage';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useHydrated } from '@/client/lib/useHydrated';
import { LIST_FORM_ID, REMOVE_FIELD } from '@/shared/quotationForm';
import { LineFields } from './LineFields';
import { LineName } from './LineName';
import type { ListLine } from './quotationSlice';

interface LineRowProps {
  line: ListLine;
  part?: SparePart;
  isDeleted: boolean;
  onRemove: (lines: readonly ListLine[]) => void;
}

const image = { width: { xs: 64, md: 80 }, height: { xs: 48, md: 60 }, gridArea: 'image' };

/** Without script the button submits the form of the list. */
const removeField = ({ key }: ListLine) =>
  ({ type: 'submit', form: LIST_FORM_ID, name: REMOVE_FIELD, value: key }) as const;

/** Of two hundred rows a change renders one. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { t } = useTranslation('quotation');
  const { line, part, isDeleted, onRemove } = props;
  const hydrated = useHydrated();
  const name = part?.name ?? (line.text || (isDeleted ? t('deletedPart') : ''));
  return (
    <Box
      component="li"
      sx={{
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
        '@media print': { py: 1 },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplate: {
            xs: '"image name remove" "fields fields fields" / auto minmax(0, 1fr) auto',
            md: '"image name fields remove" / auto minmax(0, 1fr) minmax(0, 1.1fr) auto',
          },
          columnGap: 2,
          rowGap: 1.5,
          '@media print': { gridTemplate: '"name fields" / minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ gridArea: 'image', displayPrint: 'none' }}>
          {part?.image ? (
            <UploadedImage
              file={part.image}
              imageSizes={part.imageSizes}
              alt=""
              width={80}
              height={60}
              sx={image}
            />
          ) : (
            <NoImage small sx={image} />
          )}
        </Box>
        <LineName line={line} name={name} part={part} isDeleted={isDeleted} />
        <LineFields line={line} name={name} />
        <IconButton
          {...(hydrated ? undefined : removeField(line))}
          aria-label={t('remove', { name })}
          onClick={() => onRemove([line])}
          sx={{
            gridArea: 'remove',
            alignSelf: 'start',
            displayPrint: 'none',
            width: 44,
            height: 44,
            mt: { xs: -1, md: 0 },
            mr: -1,
          }}
        >
          <Close aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
});
