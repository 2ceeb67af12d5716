import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../components/ConflictDialog';
import { FilePreview } from '../../components/FilePreview';
import { UploadedImage } from '../../components/UploadedImage';
import { useContent } from '../../content';
import type { FieldChange } from '../../lib/threeWayMerge';
import type { PartImage, PartValues } from './partValues';

export interface PartConflictProps {
  changes: FieldChange<PartValues>[];
  /** Names of the categories that the values may hold, by id. */
  categoryNames: ReadonlyMap<string, string>;
  onSave: (taken: ReadonlySet<keyof PartValues>) => void;
  onCancel: () => void;
}

/** What two admins have changed in one spare part. */
export function PartConflict({ changes, categoryNames, onSave, onCancel }: PartConflictProps) {
  const { fields, form } = useContent('adminParts');
  const labels: Record<keyof PartValues, string> = { ...fields, images: form.images };
  const show = (field: keyof PartValues, value: string | PartImage[]): ReactNode => {
    if (typeof value !== 'string') return value.length > 0 ? <Images images={value} /> : null;
    if (field === 'categoryId') return categoryNames.get(value) ?? null;
    return value.trim() || null;
  };
  const rows = changes.map(({ field, by, base, mine, theirs }) => ({
    ...{ field, by, label: labels[field] },
    ...{ base: show(field, base), mine: show(field, mine), theirs: show(field, theirs) },
  }));
  return (
    <ConflictDialog
      rows={rows}
      onSave={(taken) => onSave(taken as ReadonlySet<keyof PartValues>)}
      onCancel={onCancel}
    />
  );
}

const SIZE = 56;
const frame = { borderRadius: 0.75, border: 1, borderColor: 'divider', bgcolor: 'grey.100' };

function Images({ images }: { images: PartImage[] }) {
  const { t } = useTranslation('adminParts');
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {images.map((image, index) => {
        const alt = t('form.imageNumber', { number: index + 1, total: images.length });
        const picture = { alt, width: SIZE, height: SIZE, sx: frame };
        return 'file' in image ? (
          <FilePreview key={image.key} file={image.file} {...picture} />
        ) : (
          <UploadedImage key={image.key} file={image.saved} {...picture} />
        );
      })}
    </Box>
  );
}
