import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { FormImage, ImageInput, useImageChoice } from '@/client/components/console/FormImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_IMAGES } from '@/shared/limits';
import type { PartImage, PartValues } from './partValues';

/** The images of a part in order: added, removed and moved, by keyboard too. */
export function PartImagesField() {
  const { t } = useTranslation('adminParts');
  const { field } = useController<PartValues, 'images'>({ name: 'images' });
  const { value: images, onChange } = field;
  const { choose, problems, clearProblems } = useImageChoice(MAX_IMAGES);
  const list = useRef<HTMLUListElement>(null);

  /** The button that was pressed has moved or is gone: the focus follows the image or goes to the next. */
  const change = (
    after: PartImage[],
    key: string | undefined,
    action: 'left' | 'remove' | 'right',
  ) => {
    flushSync(() => onChange(after));
    const item = list.current?.querySelector(`[data-key="${key}"]`);
    const button =
      item?.querySelector<HTMLButtonElement>(`[data-action="${action}"]:enabled`) ??
      item?.querySelector<HTMLButtonElement>('button:enabled');
    button?.focus();
  };
  const add = (files: File[]) => {
    const chosen = choose(files, MAX_IMAGES - images.length);
    onChange([...images, ...chosen.map((image) => ({ key: nanoid(), image }))]);
  };
  const remove = (index: number) => {
    const rest = images.filter((_, each) => each !== index);
    clearProblems();
    change(rest, rest[Math.min(index, rest.length - 1)]?.key, 'remove');
  };
  const move = (index: number, by: -1 | 1) => {
    const moved = images[index]!;
    const others = images.filter((image) => image !== moved);
    const after = [...others.slice(0, index + by), moved, ...others.slice(index + by)];
    change(after, moved.key, by < 0 ? 'left' : 'right');
  };

  return (
    <Box role="group" aria-label={t('form.images')} sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {t('form.images')}
      </Typography>
      {images.length > 0 && (
        <Box
          component="ul"
          ref={list}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mb: 2, p: 0 }}
        >
          {images.map(({ key, image }, index) => {
            const number = index + 1;
            return (
              <Box key={key} component="li" data-key={key} sx={{ textAlign: 'center' }}>
                <FormImage
                  image={image}
                  alt={t('form.imageNumber', { number, total: images.length })}
                  width={96}
                  height={96}
                  sx={{ borderRadius: '50%' }}
                />
                <Box sx={{ display: 'flex', justifyContent: 'center', mt: 0.5 }}>
                  <IconButton
                    size="small"
                    data-action="left"
                    aria-label={t('form.moveLeft', { number })}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ChevronLeft fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    color="error"
                    data-action="remove"
                    aria-label={t('form.remove', { number })}
                    onClick={() => remove(index)}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    data-action="right"
                    aria-label={t('form.moveRight', { number })}
                    disabled={number === images.length}
                    onClick={() => move(index, 1)}
                  >
                    <ChevronRight fontSize="small" />
                  </IconButton>
                </Box>
              </Box>
            );
          })}
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
