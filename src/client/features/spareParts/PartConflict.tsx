import type { ReactNode } from 'react';
import { Box } from '../../components/Box';
import { useTranslation } from '../../content/useTranslation';
import { type Conflict, ConflictDialog } from '../../components/console/ConflictDialog';
import { FormImage } from '../../components/console/FormImage';
import type { PartImage, PartValues } from './partValues';

export interface PartConflictProps extends Conflict<PartValues> {
  /** Names of the categories that the values may hold, by id. */
  categoryNames: ReadonlyMap<string, string>;
}

/** What two admins have changed in one spare part. */
export function PartConflict({ categoryNames, ...conflict }: PartConflictProps) {
  const { t } = useTranslation('adminParts');
  const fields = t('fields');
  const labels: Record<keyof PartValues, string> = { ...fields, images: t('form.images') };
  const show = (field: keyof PartValues, value: string | PartImage[]): ReactNode => {
    if (typeof value !== 'string') return value.length > 0 ? <Images images={value} /> : null;
    if (field === 'categoryId') return categoryNames.get(value) ?? null;
    return value.trim() || null;
  };
  return <ConflictDialog {...conflict} labels={labels} show={show} />;
}

const SIZE = 56;
const frame = { borderRadius: 0.75, border: 1, borderColor: 'divider', bgcolor: 'grey.100' };

function Images({ images }: { images: PartImage[] }) {
  const { t } = useTranslation('adminParts');
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {images.map(({ key, image }, index) => (
        <FormImage
          key={key}
          image={image}
          alt={t('form.imageNumber', { number: index + 1, total: images.length })}
          width={SIZE}
          height={SIZE}
          sx={frame}
        />
      ))}
    </Box>
  );
}
