import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { MAX_IMAGES } from '@/shared/limits';
import Box from '@mui/material/Box';
import { ImageInput } from '@/client/components/console/ImageInput';
import { useImageChoice } from '@/client/components/console/useImageChoice';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PartImageItem } from './PartImageItem';
import type { PartImage } from './partValues';

export interface PartImagesFieldProps {
  images: PartImage[];
  onChange: (images: PartImage[]) => void;
}

/** The images of a part in order: added, removed and moved without the mouse as well. */
export function PartImagesField({ images, onChange }: PartImagesFieldProps) {
  const { t } = useTranslation('adminParts');
  const { choose, problems, forgetProblems } = useImageChoice(MAX_IMAGES);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<{ key?: string; action: string } | null>(null);

  // A moved or removed image takes the focus with it: it goes on where the work goes on.
  useEffect(() => {
    const wanted = focusNext.current;
    if (!wanted) return;
    focusNext.current = null;
    const item = list.current?.querySelector(`[data-key="${wanted.key}"]`);
    const button =
      item?.querySelector<HTMLButtonElement>(`[data-action="${wanted.action}"]:enabled`) ??
      item?.querySelector<HTMLButtonElement>('button:enabled');
    button?.focus();
  }, [images]);

  const add = (files: File[]) => {
    const admitted = choose(files, MAX_IMAGES - images.length);
    onChange([...images, ...admitted.map((image) => ({ key: nanoid(), image }))]);
  };
  const remove = (index: number) => {
    const rest = images.filter((_, each) => each !== index);
    focusNext.current = { key: rest[Math.min(index, rest.length - 1)]?.key, action: 'remove' };
    forgetProblems();
    onChange(rest);
  };
  const move = (index: number, by: -1 | 1) => {
    const moved = images[index];
    if (!moved) return;
    const others = images.filter((image) => image !== moved);
    focusNext.current = { key: moved.key, action: by < 0 ? 'left' : 'right' };
    onChange([...others.slice(0, index + by), moved, ...others.slice(index + by)]);
  };

  return (
    <Box role="group" aria-label={t('form.images')}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {t('form.images')}
      </Typography>
      {images.length > 0 && (
        <Box
          component="ul"
          ref={list}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mb: 2, p: 0 }}
        >
          {images.map((image, index) => (
            <PartImageItem
              key={image.key}
              image={image}
              number={index + 1}
              total={images.length}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      )}
      <ImageInput
        label={t('form.images')}
        buttonText={t('form.addImages')}
        hint={t('form.imagesHint', { limit: MAX_IMAGES })}
        problems={problems}
        multiple
        onChoose={add}
      />
    </Box>
  );
}
